/**
 * What the store does by itself so that no running game can be read ahead without a mark: whoever has its cards in another
 * game may end that one and look at them.
 */
import { type Db, transact } from './database.ts'

/** Marks games in progress as assisted; within a transaction under way, where nothing else is said. */
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
  const branched = db
    .prepare<[], number>(
      `SELECT DISTINCT parent.number FROM games JOIN games parent ON parent.id = games.branch_of
       WHERE games.branch_of IS NOT NULL AND games.imported = 0 AND parent.state = 'open' AND parent.assisted = 0`,
    )
    .pluck()
  return {
    /** Of versions that let a game in progress be branched without a mark. */
    markBranched: (): void => {
      const parents = branched.all()
      if (parents.length > 0)
        transact(db, () => {
          for (const number of parents) assist.run(number)
        })
    },

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

interface PinRow {
  readonly id: number
  readonly folded: string
  readonly pin_salt: Buffer | null
  readonly pin_hash: Buffer | null
}
interface OpenRow {
  readonly number: number
  readonly id: string
  readonly seed: string
}

/**
 * What a backup that is brought back must not undo: taken from today's data, and put in place again afterwards by what is
 * returned, within the same transaction. A game in progress there may have been read ahead since, so it is marked unless
 * it stands today just as it did. A PIN of today stays with its player.
 */
export function heldOver(db: Db): () => void {
  const people = db.prepare<[], PinRow>('SELECT id, folded, pin_salt, pin_hash FROM main.players')
  const setPin = db.prepare('UPDATE main.players SET pin_salt = ?, pin_hash = ? WHERE id = ?')
  const unmarked = db.prepare<[], OpenRow>(
    "SELECT number, id, seed FROM main.games WHERE state = 'open' AND assisted = 0",
  )
  const log = db
    .prepare<[number], unknown[]>(
      'SELECT entry, kind, seat, action, count, position FROM main.entries WHERE game = ? ORDER BY entry',
    )
    .raw()
  const running = (): Map<string, OpenRow> =>
    new Map(unmarked.all().map((row) => [JSON.stringify([row.id, row.seed, log.all(row.number)]), row]))

  const games = running()
  const household = people.all()
  return () => {
    const { assist } = marking(db)
    for (const [key, { number }] of running()) if (!games.has(key)) assist(number)
    for (const { id, folded } of people.all()) {
      const today = household.find((one) => one.id === id) ?? household.find((one) => one.folded === folded)
      if (today?.pin_hash) setPin.run(today.pin_salt, today.pin_hash, id)
    }
  }
}
