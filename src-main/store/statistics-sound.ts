/** Which of the results gathered cannot be counted: kept before anything was bounded, or damaged since. */
import { MOST_MS } from '#shared/bounds.ts'
import type { Uncounted } from '#shared/contract/statistics.ts'
import { offeredRules } from '../rules/games.ts'
import type { Db } from './database.ts'

/** Named at most; the number is told of all. */
const MOST_NAMED = 20
/** Longest that one seat of a game can have thought. */
const MOST_THOUGHT = 10 * MOST_MS
const MOST_USED = 1_000_000_000

const outside = (column: string, most: number): string =>
  `(typeof(${column}) <> 'integer' OR ${column} NOT BETWEEN 0 AND ${most})`

/** Of a game that is not on offer: as far as records may go. */
const [LEAST, MOST] = ['coalesce(least, -1e6)', 'coalesce(most, 1e6)']

const WHY = `CASE
  WHEN ended < '1970' OR ended NOT GLOB '[1-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]T*' THEN 'date'
  WHEN total NOT BETWEEN ${LEAST} AND ${MOST} OR margin NOT BETWEEN ${LEAST} - ${MOST} AND ${MOST} - ${LEAST} THEN 'total'
  WHEN place > counted.seats OR winners < 1 THEN 'place'
  WHEN ${outside('ms', MOST_THOUGHT)} THEN 'time'
  WHEN ${['decisions', 'hints', 'takebacks'].map((column) => outside(column, MOST_USED)).join(' OR ')} THEN 'number'
END`

interface Soundness {
  /** Takes out of `temp.counted` what no figure can hold, whole games at once, and names it. */
  readonly takeOut: () => Uncounted
  /** Counted by their results alone: their moves no longer replay, so that they have no figures of their own. */
  readonly withoutMoves: () => Uncounted
}

export function soundness(db: Db): Soundness {
  db.exec(`CREATE TEMP TABLE scores (game TEXT PRIMARY KEY, least REAL NOT NULL, most REAL NOT NULL, rules INTEGER NOT NULL)
      WITHOUT ROWID;
    CREATE TEMP TABLE unsound (number INTEGER PRIMARY KEY, id TEXT, game TEXT, why TEXT)`)
  const bound = db.prepare('INSERT OR REPLACE INTO temp.scores VALUES (?, ?, ?, ?)')
  const empty = db.prepare('DELETE FROM temp.unsound')
  const find = db.prepare(
    `INSERT OR IGNORE INTO temp.unsound SELECT number, id, counted.game, ${WHY} AS why FROM temp.counted
     LEFT JOIN temp.scores ON scores.game = counted.game WHERE why IS NOT NULL`,
  )
  const takeOut = db.prepare('DELETE FROM temp.counted WHERE number IN (SELECT number FROM temp.unsound)')
  const named = db.prepare<[], Uncounted['named'][number]>(
    `SELECT unsound.id, unsound.game, why FROM temp.unsound ORDER BY number DESC LIMIT ${MOST_NAMED}`,
  )
  const count = db.prepare<[], number>('SELECT count(*) FROM temp.unsound').pluck()
  const BARE = `FROM temp.counted JOIN temp.scores ON scores.game = counted.game JOIN games ON games.number = counted.number
    WHERE leads = 1 AND games.rules < scores.rules
      AND EXISTS (SELECT 1 FROM worked_out WHERE worked_out.game = counted.number)
      AND NOT EXISTS (SELECT 1 FROM facts WHERE facts.game = counted.number)`
  const bare = db.prepare<[], Uncounted['named'][number]>(
    `SELECT counted.id, counted.game, 'rules' AS why ${BARE} ORDER BY n DESC LIMIT ${MOST_NAMED}`,
  )
  const bareOnes = db.prepare<[], number>(`SELECT count(*) ${BARE}`).pluck()
  return {
    takeOut: () => {
      for (const { info } of offeredRules())
        bound.run(info.id, info.scores.least, info.scores.most, info.rulesVersion)
      empty.run()
      if (find.run().changes === 0) return { games: 0, named: [] }
      takeOut.run()
      return { games: count.get() ?? 0, named: named.all() }
    },
    withoutMoves: () => ({ games: bareOnes.get() ?? 0, named: bare.all() }),
  }
}
