/** Lines over the game in a box of `width` x `height`: scale, grid and labels that do not overlap. */
export interface ChartLine {
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Where the name stands, moved apart from its neighbours. */
  readonly labelY: number
}
export interface Chart {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly rows: readonly { readonly value: number; readonly y: number }[]
  readonly columns: readonly number[]
  readonly lines: readonly ChartLine[]
}

const PAD = { top: 12, right: 70, bottom: 24, left: 30 }
const LABEL = 15

/** A round step that cuts the range into about five. */
export function gridStep(range: number): number {
  const steps = [1, 2, 4, 5, 10, 12, 15, 20, 25, 30, 40, 50]
  return steps.find((step) => range / step <= 5) ?? 100
}

/** Moves labels apart to at least `LABEL`, keeping their order and staying as near to their lines as they can. */
function spread(wanted: readonly number[], lowest: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  order.forEach((line, i) => {
    const above = order[i - 1]
    if (above !== undefined) placed[line] = Math.max(placed[line] ?? 0, (placed[above] ?? 0) + LABEL)
  })
  const over = Math.max(0, (placed[order.at(-1) ?? 0] ?? 0) - lowest)
  return placed.map((y) => y - over)
}

/** `series`: a list of values a line, all over the same `columns`. */
export function chartOf(
  series: readonly (readonly number[])[],
  columns: number,
  width: number,
  height: number,
): Chart {
  const all = series.flat()
  const low = Math.min(0, ...all)
  const step = gridStep(Math.max(4, Math.max(...all, 0) - low))
  const [min, max] = [
    Math.floor(low / step) * step,
    Math.max(1, Math.ceil(Math.max(...all, 1) / step)) * step,
  ]
  const x = (i: number): number => PAD.left + ((width - PAD.left - PAD.right) * i) / Math.max(1, columns - 1)
  const y = (value: number): number =>
    PAD.top + (height - PAD.top - PAD.bottom) * (1 - (value - min) / (max - min))
  const labels = spread(
    series.map((values) => y(values.at(-1) ?? 0)),
    height - PAD.bottom,
  )
  return {
    width,
    height,
    left: PAD.left,
    right: width - PAD.right,
    rows: Array.from({ length: Math.round((max - min) / step) + 1 }, (_, i) => min + i * step).map(
      (value) => ({
        value,
        y: y(value),
      }),
    ),
    columns: Array.from({ length: columns }, (_, i) => x(i)),
    lines: series.map((values, i) => ({
      points: values.map((value, column) => [x(column), y(value)] as const),
      labelY: labels[i] ?? 0,
    })),
  }
}
