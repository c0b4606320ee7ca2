/** Answers already counted, kept for as long as nothing in the store has changed. */
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { LeftOut, Rating, Statistics, StatisticsQuery } from '#shared/contract/statistics.ts'
import { UNRATED } from '#shared/contract/values.ts'
import { type Db, read } from './database.ts'
import { conditionOf, PLAYED, type SqlValue } from './history-filter.ts'
import { ownFacts } from './statistics-facts.ts'
import { soundness } from './statistics-sound.ts'
import { luckOf, runs, spreads } from './statistics-spreads.ts'
import { talliesOf } from './statistics-tallies.ts'

const MOST_ANSWERS = 8

/**
 * Gives the answer kept for a query, or that of `count`, which writes nothing but temporary tables. This connection
 * alone changes the file: its own number of changes, less those that counting made, tells whether an answer still holds.
 */
function answersOf<T>(db: Db): (query: StatisticsQuery, count: () => T) => T {
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  const answers = new Map<string, T>()
  let valid = 0
  const changed = (): number => changes.get() ?? 0
  return (query, count) =>
    read(db, () => {
      const before = changed()
      if (before !== valid) answers.clear()
      const key = JSON.stringify(query)
      const known = answers.get(key)
      if (known) return known
      const answer = count()
      valid = changed()
      const [oldest] = answers.keys()
      if (oldest !== undefined && answers.size >= MOST_ANSWERS) answers.delete(oldest)
      answers.set(key, answer)
      return answer
    })
}

// Statistics: counted in SQL. The results asked for are gathered once, every figure is counted from them.

/** A person's game against computers of one level: the level's mean score against it, 0 to 1, and who they were. */
export interface Duel {
  readonly id: string
  readonly game: string
  readonly ended: string
  readonly level: string
  /** Computers of the level at that table. */
  readonly seats: number
  /** What the person had of them: 1 each behind, a half each on the same place. */
  readonly score: number
}

/** Ratings from all duels of a person, in the order they were played. */
export type Rate = (duels: readonly Duel[]) => readonly Rating[]

export type CountedStatistics = Omit<Statistics, 'pending'>

const UNRATED_SQL: Readonly<Record<LeftOut['why'], string>> = {
  assisted: "state = 'finished' AND assisted = 1",
  seeded: "state = 'finished' AND seeded = 1",
  branch: "state = 'finished' AND branch_of IS NOT NULL",
  imported: "state = 'finished' AND imported = 1",
  abandoned: "state = 'abandoned'",
}

/** The history filter of a query: a person's games are those it sat at. */
export const gamesOf = ({ filter, player }: StatisticsQuery): HistoryFilter => ({
  ...filter,
  states: ['finished'],
  ...(player !== undefined && { players: [...new Set([...(filter.players ?? []), player])] }),
})

/** The part of the store that counts. */
export function statistics(db: Db) {
  db.pragma('temp_store = MEMORY')
  // Results, seats and facts of a large household are read over and over: 32 MB hold them.
  db.pragma('cache_size = -32000')
  // The results asked for, one a person and game, in the order they were played; leads: the first one of its game.
  db.exec(`CREATE TEMP TABLE counted (
    n INTEGER PRIMARY KEY, number INTEGER, id TEXT, game TEXT, options TEXT, ended TEXT, actions INTEGER, seat INTEGER,
    player INTEGER, place INTEGER, winners INTEGER, seats INTEGER, total REAL, margin REAL, decisions INTEGER,
    ms INTEGER, hints INTEGER, takebacks INTEGER, opened INTEGER, levels INTEGER, leads INTEGER)`)
  const empty = db.prepare('DELETE FROM temp.counted')
  const gather = (filter: HistoryFilter, player: number | undefined): void => {
    const { sql, values } = conditionOf(filter)
    empty.run()
    db.prepare<[Record<string, SqlValue | null>]>(
      // In the order of the index of the games' ends: nothing is left to sort.
      `INSERT INTO temp.counted (number, id, game, options, ended, actions, seat, player, place, winners, seats,
         total, margin, decisions, ms, hints, takebacks, opened, levels, leads)
       SELECT games.number, games.id, games.game, games.options, ${PLAYED}, games.actions, results.seat, seats.player,
         place, winners, results.seats, total, margin, decisions, ms, results.hints, results.takebacks, opened,
         levels,
         NOT EXISTS (SELECT 1 FROM results before JOIN seats USING (game, seat) WHERE before.game = results.game
           AND before.seat < results.seat AND person = 1 AND (@player IS NULL OR player = @player))
       FROM (SELECT number, id, game, options, finished, updated, actions FROM games WHERE ${sql}) AS games
       CROSS JOIN results ON results.game = games.number AND results.person = 1
       CROSS JOIN seats ON seats.game = results.game AND seats.seat = results.seat
       WHERE @player IS NULL OR seats.player = @player ORDER BY ${PLAYED}, games.number, results.seat`,
    ).run({ ...values, player: player ?? null })
  }

  const leftOut = (filter: HistoryFilter): readonly LeftOut[] => {
    const { marks: _, ...rest } = filter
    const ended: HistoryFilter = { ...rest, states: ['finished', 'abandoned'] }
    const { sql, values } = conditionOf(ended)
    const counts = UNRATED.map((why) => `coalesce(sum(${UNRATED_SQL[why]}), 0) AS ${why}`).join(', ')
    const row = db
      .prepare<[object], Record<LeftOut['why'], number>>(`SELECT ${counts} FROM games WHERE ${sql}`)
      .get(values)
    return UNRATED.map((why) => ({
      why,
      games: row?.[why] ?? 0,
      filter: {
        ...rest,
        states: [why === 'abandoned' ? why : 'finished'],
        ...(why !== 'abandoned' && { marks: { [why]: true } }),
      },
    }))
  }

  const duels = db.prepare<[], Duel>(
    `SELECT id, counted.game, ended, kind AS level, count(*) AS seats,
       sum(CASE WHEN counted.place < other.place THEN 1.0 WHEN counted.place = other.place THEN 0.5 ELSE 0 END) AS score
     FROM temp.counted JOIN results other ON other.game = number AND other.person = 0
     JOIN seats ON seats.game = other.game AND seats.seat = other.seat
     GROUP BY n, kind ORDER BY n`,
  )
  const sound = soundness(db)
  const tallies = talliesOf(db)
  const spread = spreads(db)
  const run = runs(db)
  const luck = luckOf(db)
  const facts = ownFacts(db)

  const count = (query: StatisticsQuery, rate: Rate): CountedStatistics => {
    const filter = gamesOf(query)
    gather(filter, query.player)
    const uncounted = sound.takeOut()
    tallies.prepare()
    return {
      total: tallies.total(filter),
      tallies: tallies.by(filter, query.player),
      ...spread(),
      streaks: run.streaks(filter),
      extremes: run.extremes(),
      ...luck(),
      facts: facts.counted(),
      leftOut: leftOut(filter),
      uncounted,
      withoutMoves: sound.withoutMoves(),
      ratings: rate(query.player === undefined ? [] : duels.all()),
    }
  }

  // Of the duels, which grow with every game, only the ratings are kept.
  const answer = answersOf<CountedStatistics>(db)
  return {
    ...facts.kept,
    statistics: (query: StatisticsQuery, rate: Rate) => answer(query, () => count(query, rate)),
  }
}
