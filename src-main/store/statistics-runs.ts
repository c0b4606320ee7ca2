/** Streaks, and the longest and shortest games. */
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { Extreme, Streak } from '#shared/contract/statistics.ts'
import type { Db } from './database.ts'

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
        const until = new Date(Date.parse(ended.get(last) ?? from) + 1).toISOString()
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
