/** Figures of a series of measurements, in the unit measured, to one decimal. */
export function figures(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN
  const round = (value) => Math.round(value * 10) / 10
  return { runs: sorted.length, p50: round(at(0.5)), p95: round(at(0.95)), max: round(at(1)) }
}
