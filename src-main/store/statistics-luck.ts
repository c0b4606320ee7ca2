/** What the coach found of results: the accounts of luck and decisions. */
import type { LuckMeans, LuckPoint } from '#shared/contract/statistics.ts'
import type { Db } from './database.ts'

/** Points drawn at most: the latest ones. */
const MOST_POINTS = 100

interface Sums {
  readonly results: number
  readonly decisions: number | null
  readonly decisionsSquared: number | null
  readonly luck: number | null
  readonly luckSquared: number | null
}

/** The standard error of a mean; 0 of fewer than two. */
function errorOf(n: number, mean: number, squares: number): number {
  return n < 2 ? 0 : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1))
}

/** Counts what is gathered in `temp.counted`. */
export function luckOf(db: Db) {
  const points = db.prepare<[], LuckPoint>(
    `SELECT id, counted.game, ended, par, deal, accounts.decisions, luck, result FROM temp.counted
     JOIN accounts ON accounts.game = number AND accounts.seat = counted.seat ORDER BY n DESC LIMIT ${MOST_POINTS}`,
  )
  const sums = db.prepare<[], Sums>(
    `SELECT count(*) AS results, avg(a.decisions) AS decisions, sum(a.decisions * a.decisions) AS decisionsSquared,
       avg(deal + luck) AS luck, sum((deal + luck) * (deal + luck)) AS luckSquared
     FROM temp.counted JOIN accounts a ON a.game = number AND a.seat = counted.seat`,
  )
  return (): { luck: readonly LuckPoint[]; luckMeans: LuckMeans } => {
    const {
      results = 0,
      decisions,
      decisionsSquared,
      luck,
      luckSquared,
    } = sums.get() ?? ({} as Partial<Sums>)
    const means = { decisions: decisions ?? 0, luck: luck ?? 0 }
    return {
      luck: points.all().reverse(),
      luckMeans: {
        results,
        ...means,
        decisionsSpread: errorOf(results, means.decisions, decisionsSquared ?? 0),
        luckSpread: errorOf(results, means.luck, luckSquared ?? 0),
      },
    }
  }
}
