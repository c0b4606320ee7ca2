/** How things are timed: whole runs for throughput, every single one for waiting. */
import { quantile } from './simulate-statistics.ts'

export interface Spread {
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** Milliseconds at the quantiles people feel. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: sorted.at(-1) ?? 0 }
}

/**
 * Units of work a second: the median of `runs` runs of `seconds` each, after one to warm up. `work` does a little
 * and says how many units it was.
 */
export function throughput(work: () => number, seconds: number, runs = 5): number {
  const rates = Array.from({ length: runs + 1 }, () => {
    const start = performance.now()
    let units = 0
    while (performance.now() - start < seconds * 1000) units += work()
    return (units / (performance.now() - start)) * 1000
  })
  return quantile(
    rates.slice(1).sort((a, b) => a - b),
    0.5,
  )
}
