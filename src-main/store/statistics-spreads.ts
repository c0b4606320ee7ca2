/** How totals and margins lie: not only their mean. */
import type { Spread } from '#shared/contract/statistics.ts'
import type { Db } from './database.ts'

const MOST_BINS = 14
const STEPS = [1, 2, 5, 10]

/** The smallest handy width, a whole number, with which so many bins hold everything. */
export function binWidth(least: number, most: number): number {
  for (let scale = 1; ; scale *= 10)
    for (const step of STEPS) {
      const width = step * scale
      if (Math.floor(most / width) - Math.floor(least / width) < MOST_BINS) return width
    }
}

/** How the values of one game lie; at least one of them. */
function spreadOf(game: string, values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const results = sorted.length
  const [least = 0, most = 0] = [sorted[0], sorted[results - 1]]
  const width = binWidth(least, most)
  const from = Math.floor(least / width) * width
  const bins = new Array<number>(Math.floor((most - from) / width) + 1).fill(0)
  let sum = 0
  for (const value of sorted) {
    sum += value
    const bin = Math.floor((value - from) / width)
    bins[bin] = (bins[bin] ?? 0) + 1
  }
  // The one in the middle, or the mean of the two.
  const middle = ((sorted[(results - 1) >> 1] ?? 0) + (sorted[results >> 1] ?? 0)) / 2
  return { game, results, least, most, mean: sum / results, middle, from, width, bins }
}

/** Counts what is gathered in `temp.counted`: read once, for sorting numbers is faster here than in SQL. */
export function spreads(db: Db) {
  const rows = db
    .prepare<[], readonly [game: string, total: number, margin: number]>(
      'SELECT game, total, margin FROM temp.counted',
    )
    .raw()
  return (): { readonly totals: readonly Spread[]; readonly margins: readonly Spread[] } => {
    const games = new Map<string, { readonly totals: number[]; readonly margins: number[] }>()
    for (const [game, total, margin] of rows.all()) {
      const of = games.get(game) ?? { totals: [], margins: [] }
      if (of.totals.length === 0) games.set(game, of)
      of.totals.push(total)
      of.margins.push(margin)
    }
    const sorted = [...games].sort(([a], [b]) => (a < b ? -1 : 1))
    return {
      totals: sorted.map(([game, { totals }]) => spreadOf(game, totals)),
      margins: sorted.map(([game, { margins }]) => spreadOf(game, margins)),
    }
  }
}
