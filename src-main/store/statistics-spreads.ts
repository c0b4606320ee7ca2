/** What the order and the scatter of results tell: streaks, extremes, spreads, and the coach's accounts of luck. */
import { LATEST } from '#shared/bounds.ts'
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { Extreme, LuckMeans, LuckPoint, Spread, Streak } from '#shared/contract/statistics.ts'
import type { Db } from './database.ts'

const MOST_BINS = 14
const STEPS = [1, 2, 5, 10]

/** The smallest handy width, a whole number, with which so many bins hold everything; both must be finite. */
export function binWidth(least: number, most: number): number {
  if (!Number.isFinite(most - least)) throw new RangeError(`no bins hold ${least} to ${most}`)
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

// Streaks, and the longest and shortest games.

type Result = readonly [n: number, player: number, won: 0 | 1]

interface Run {
  readonly won: 0 | 1
  readonly player: number
  readonly games: number
  /** Places in the order of the results counted. */
  readonly first: number
  readonly last: number
}

/** The longest runs of won and of lost games of one person, from results in their order; of equal ones the latest. */
function longestOf(results: Iterable<Result>): readonly Run[] {
  const under = new Map<number, Run>()
  const longest: (Run | undefined)[] = [undefined, undefined]
  for (const [n, player, won] of results) {
    const before = under.get(player)
    const goesOn = before?.won === won
    const run: Run = goesOn
      ? { ...before, games: before.games + 1, last: n }
      : { won, player, games: 1, first: n, last: n }
    under.set(player, run)
    if (run.games >= (longest[won]?.games ?? 0)) longest[won] = run
  }
  return [longest[1], longest[0]].filter((run) => run !== undefined)
}

/** Counts what is gathered in `temp.counted`. */
export function runs(db: Db) {
  const results = db
    .prepare<[], Result>('SELECT n, player, place = 1 FROM temp.counted WHERE player IS NOT NULL ORDER BY n')
    .raw()
  const ended = db.prepare<[number], string>('SELECT ended FROM temp.counted WHERE n = ?').pluck()
  const nameOf = db.prepare<[number], string>('SELECT name FROM players WHERE id = ?').pluck()
  const extreme = (column: 'actions' | 'ms', way: 'ASC' | 'DESC') =>
    db.prepare<[], Omit<Extreme, 'what' | 'way'>>(
      `SELECT game, id, ${column} AS value FROM temp.counted WHERE ${column} > 0 ORDER BY ${column} ${way}, n LIMIT 1`,
    )
  const kinds = [
    { what: 'moves', way: 'longest', find: extreme('actions', 'DESC') },
    { what: 'moves', way: 'shortest', find: extreme('actions', 'ASC') },
    { what: 'time', way: 'longest', find: extreme('ms', 'DESC') },
    { what: 'time', way: 'shortest', find: extreme('ms', 'ASC') },
  ] as const

  return {
    streaks: (filter: HistoryFilter): readonly Streak[] =>
      longestOf(results.all()).map(({ won, player, games, first, last }) => {
        const from = ended.get(first) ?? ''
        const until = new Date(Math.min(Date.parse(ended.get(last) ?? from) + 1, LATEST)).toISOString()
        const players = [...new Set([...(filter.players ?? []), player])]
        return {
          ...{ kind: won ? ('won' as const) : ('lost' as const), games },
          ...{ player, name: nameOf.get(player) ?? '' },
          filter: { ...filter, players, from, until },
        }
      }),
    extremes: (): readonly Extreme[] =>
      kinds.flatMap(({ what, way, find }) => {
        const row = find.get()
        return row ? { what, way, ...row } : []
      }),
  }
}

// What the coach found of results: the accounts of luck and decisions.

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
