/**
 * What the store does by itself so that no running game can be read ahead without a mark: whoever has its cards in another
 * game may end that one and look at them.
 */
import type { Db } from './database.ts'

/** Marks games in progress as assisted, within a transaction under way. */
export function marking(db: Db) {
  const assist = db.prepare(
    `UPDATE games SET assisted = 1, touched = (SELECT max(touched) FROM games) + 1
     WHERE number = ? AND state = 'open' AND assisted = 0`,
  )
  const parent = db
    .prepare<[number], number>(
      'SELECT number FROM games WHERE id = (SELECT branch_of FROM games WHERE number = ? AND imported = 0)',
    )
    .pluck()
  const kin = db
    .prepare<[number], number>(
      `SELECT other.number FROM games JOIN games other ON other.game = games.game AND other.seed = games.seed
       WHERE games.number = ? AND other.number <> games.number AND other.state = 'open' AND other.seeded = 0
         AND other.branch_of IS NULL`,
    )
    .pluck()
  return {
    assist: (number: number): void => void assist.run(number),

    /**
     * A new game is there: what it was branched from is marked, and any game in progress with the same cards, unless its
     * own marks say already that they are known elsewhere.
     */
    cameIn: (number: number): void => {
      const from = parent.get(number)
      if (from !== undefined) assist.run(from)
      for (const one of kin.all(number)) assist.run(one)
    },
  }
}
