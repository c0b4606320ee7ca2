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

type Ends = Pick<Spread, 'game' | 'results' | 'least' | 'most' | 'mean'>

/** Counts what is gathered in `temp.counted`. */
export function spreads(db: Db) {
  const of = (column: 'total' | 'margin') => {
    const ends = db.prepare<[], Ends>(
      `SELECT game, count(*) AS results, min(${column}) AS least, max(${column}) AS most, avg(${column}) AS mean
       FROM temp.counted GROUP BY game ORDER BY game`,
    )
    const bins = db.prepare<[object], { bin: number; results: number }>(
      `SELECT CAST(floor((${column} - @from) / @width) AS INTEGER) AS bin, count(*) AS results
       FROM temp.counted WHERE game = @game GROUP BY 1`,
    )
    const middle = db
      .prepare<[object], number>(
        `SELECT avg(${column}) FROM (SELECT ${column} FROM temp.counted WHERE game = @game
           ORDER BY ${column} LIMIT @some OFFSET @before)`,
      )
      .pluck()
    return (): readonly Spread[] =>
      ends.all().map((row) => {
        const width = binWidth(row.least, row.most)
        const from = Math.floor(row.least / width) * width
        const counts = new Array<number>(Math.floor((row.most - from) / width) + 1).fill(0)
        for (const { bin, results } of bins.all({ game: row.game, from, width })) counts[bin] = results
        // The one in the middle, or the mean of the two.
        const place = { some: 2 - (row.results % 2), before: Math.floor((row.results - 1) / 2) }
        const half = middle.get({ game: row.game, ...place }) ?? row.mean
        return { ...row, middle: half, from, width, bins: counts }
      })
  }
  return { totals: of('total'), margins: of('margin') }
}
