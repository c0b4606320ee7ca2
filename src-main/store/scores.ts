/** What statistics need beside place and total, worked out once when a game is scored. */
import { LEVELS } from '#shared/games/common.ts'
import type { Db } from './database.ts'

/** A bit for each level at the table, that of the weakest first. */
const BITS = LEVELS.map((level, i) => `WHEN '${level}' THEN ${1 << i}`).join(' ')

/**
 * Fills winners, margin, number of seats, levels of computers, who opened, number of decisions, time, hints and
 * take-backs of a scored game, within a transaction.
 */
export function scoring(db: Db): (number: number) => void {
  const margins = db.prepare(
    `UPDATE results SET
       person = (SELECT kind = 'human' FROM seats WHERE seats.game = results.game AND seats.seat = results.seat),
       seats = (SELECT count(*) FROM results other WHERE other.game = results.game),
       levels = (SELECT coalesce(sum(DISTINCT CASE kind ${BITS} END), 0) FROM seats WHERE seats.game = results.game),
       winners = (SELECT count(*) FROM results other WHERE other.game = results.game AND place = 1),
       margin = total - coalesce((SELECT max(total) FROM results other
         WHERE other.game = results.game AND other.place <> results.place), total) WHERE game = ?`,
  )
  const efforts = db.prepare(
    `UPDATE results SET (decisions, ms, hints, takebacks) = (
       SELECT count(*), coalesce(sum(ms), 0), coalesce(sum(hints), 0), coalesce(sum(takebacks), 0) FROM entries
       WHERE entries.game = results.game AND entries.seat = results.seat AND position IS NOT NULL) WHERE game = ?`,
  )
  const opening = db.prepare(
    `UPDATE results SET opened = 1 WHERE game = @number AND seat = (SELECT seat FROM entries WHERE game = @number
       AND position IS NOT NULL AND json_extract(action, '$.do') IS NOT 'bid' ORDER BY position LIMIT 1)`,
  )
  return (number) => {
    margins.run(number)
    efforts.run(number)
    opening.run({ number })
  }
}
