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
  // A run begins wherever a game went otherwise than the one before: its number is how often that was.
  const streaks = db.prepare<[], StreakRow>(
    `SELECT won, games, longest.player, players.name, a.ended AS first, b.ended AS last FROM (
       SELECT *, row_number() OVER (PARTITION BY won ORDER BY games DESC, last DESC) AS rank FROM (
         SELECT player, won, count(*) AS games, min(n) AS first, max(n) AS last
         FROM (SELECT n, player, won, sum(turn) OVER (PARTITION BY player ORDER BY n) AS run
               FROM (SELECT n, player, place = 1 AS won,
                       (place = 1) IS NOT lag(place = 1) OVER (PARTITION BY player ORDER BY n) AS turn
                     FROM temp.counted WHERE player IS NOT NULL))
         GROUP BY player, run)) longest
     JOIN players ON players.id = longest.player
     JOIN temp.counted a ON a.n = longest.first JOIN temp.counted b ON b.n = longest.last
     WHERE rank = 1 ORDER BY won DESC`,
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
