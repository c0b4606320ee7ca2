/** Streaks, and the longest and shortest games. */
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { Extreme, Streak } from '#shared/contract/statistics.ts'
import type { Db } from './database.ts'

interface StreakRow {
  readonly won: number
  readonly games: number
  readonly player: number
  readonly name: string
  readonly first: string
  readonly last: string
}

/** Counts what is gathered in `temp.counted`. */
export function runs(db: Db) {
  // Games of a run have the same difference between their number among all and among those of their kind.
  const streaks = db.prepare<[], StreakRow>(
    `SELECT longest.*, players.name FROM (
       SELECT *, row_number() OVER (PARTITION BY won ORDER BY games DESC, last DESC) AS rank FROM (
         SELECT won, count(*) AS games, player, min(ended) AS first, max(ended) AS last
         FROM (SELECT n, player, ended, place = 1 AS won,
                 row_number() OVER (PARTITION BY player ORDER BY n)
                   - row_number() OVER (PARTITION BY player, place = 1 ORDER BY n) AS run
               FROM temp.counted WHERE player IS NOT NULL)
         GROUP BY player, won, run)) longest
     JOIN players ON players.id = player WHERE rank = 1 ORDER BY won DESC`,
  )
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
      streaks.all().map((row) => {
        const until = new Date(Date.parse(row.last) + 1).toISOString()
        const players = [...new Set([...(filter.players ?? []), row.player])]
        return {
          ...{ kind: row.won ? ('won' as const) : ('lost' as const), games: row.games },
          ...{ player: row.player, name: row.name },
          filter: { ...filter, players, from: row.first, until },
        }
      }),
    extremes: (): readonly Extreme[] =>
      kinds.flatMap(({ what, way, find }) => {
        const row = find.get()
        return row ? { what, way, ...row } : []
      }),
  }
}
