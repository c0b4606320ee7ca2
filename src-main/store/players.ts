/**
 * A PIN keeps honest people from another's hand at one device. It is stored salted and hashed, so that the file does
 * not tell it; four digits are no protection against someone who takes the file away.
 */
import { foldName } from '#shared/folding.ts'
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Player } from '#shared/contract/games.ts'
import { type Db, iso, type Now, read, StoreError, transact } from './database.ts'

const LENGTH = 32
const COST = { N: 16384, r: 8, p: 1 }

const newSalt = (): Buffer => randomBytes(16)

const hashPin = (pin: string, salt: Buffer): Buffer => scryptSync(pin, salt, LENGTH, COST)

const samePin = (pin: string, salt: Buffer, hash: Buffer): boolean =>
  timingSafeEqual(hashPin(pin, salt), hash)

// The people of the household: named once, kept for good, unless merged or deleted.

const LONGEST_NAME = 40

/** The name as kept: no blanks around it, single blanks within. Throws when nothing is left, or too much. */
export function cleanName(name: string): string {
  const clean = name.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (clean === '') throw new StoreError('nameEmpty')
  if ([...clean].length > LONGEST_NAME) throw new StoreError('nameLong', { most: LONGEST_NAME })
  return clean
}

interface PlayerRow {
  readonly id: number
  readonly name: string
  readonly pin_salt: Buffer | null
  readonly pin_hash: Buffer | null
}

/** The part of the store that keeps players. */
export function players(db: Db, now: Now) {
  const all = db.prepare<[], { id: number; name: string; hasPin: number; games: number }>(
    `SELECT id, name, pin_hash IS NOT NULL AS hasPin,
       (SELECT count(DISTINCT number) FROM seats JOIN games ON number = seats.game
          WHERE player = players.id AND deleted IS NULL) AS games
     FROM players ORDER BY folded`,
  )
  const byId = db.prepare<[number], PlayerRow>('SELECT * FROM players WHERE id = ?')
  const byName = db.prepare<[string], PlayerRow>('SELECT * FROM players WHERE folded = ?')
  const add = db.prepare('INSERT INTO players (name, folded) VALUES (?, ?)')
  const rename = db.prepare('UPDATE players SET name = ?, folded = ? WHERE id = ?')
  const together = db
    .prepare<[number, number], number>(
      'SELECT count(*) FROM seats a JOIN seats b ON a.game = b.game WHERE a.player = ? AND b.player = ?',
    )
    .pluck()
  const give = db.prepare('UPDATE seats SET player = ? WHERE player = ?')
  const remove = db.prepare('DELETE FROM players WHERE id = ?')
  const pin = db.prepare('UPDATE players SET pin_salt = ?, pin_hash = ? WHERE id = ?')

  const shared = db.prepare<[number], { number: number; id: string }>(
    `SELECT number, id FROM games JOIN seats mine ON mine.game = number
     WHERE state = 'open' AND mine.player = ?
       AND EXISTS (SELECT 1 FROM seats WHERE game = number AND kind = 'human' AND seat <> mine.seat)`,
  )
  const giveUp = db.prepare(
    `UPDATE games SET state = 'abandoned', updated = max(updated, ?),
       touched = (SELECT max(touched) FROM games) + 1 WHERE number = ?`,
  )

  const must = (id: number): PlayerRow => {
    const player = byId.get(id)
    if (!player) throw new StoreError('noPlayer', { id })
    return player
  }

  return {
    /** The id of the player of this name, added when new. Within a transaction. */
    playerNamed: (name: string): number =>
      byName.get(foldName(name))?.id ?? Number(add.run(name, foldName(name)).lastInsertRowid),

    players: (): readonly Player[] =>
      read(db, () => all.all().map((row) => ({ ...row, hasPin: row.hasPin === 1 }))),

    /** Without a PIN nothing is protected: any answer matches. Of an unknown player none does. */
    pinMatches: (player: number, given: string): boolean =>
      read(db, () => {
        const row = byId.get(player)
        if (!row) return false
        return row.pin_salt && row.pin_hash ? samePin(given, row.pin_salt, row.pin_hash) : true
      }),

    renamePlayer: (id: number, name: string): void =>
      transact(db, () => {
        must(id)
        const clean = cleanName(name)
        const other = byName.get(foldName(clean))
        if (other && other.id !== id) throw new StoreError('nameTaken', { name: other.name })
        rename.run(clean, foldName(clean), id)
      }),

    mergePlayers: (from: number, into: number): void =>
      transact(db, () => {
        const [gone, stays] = [must(from), must(into)]
        if (from === into) throw new StoreError('mergeSelf')
        if (together.get(from, into)) {
          throw new StoreError('playedTogether', { from: gone.name, into: stays.name })
        }
        give.run(into, from)
        remove.run(from)
      }),

    deletePlayer: (id: number): void =>
      transact(db, () => {
        must(id)
        remove.run(id)
      }),

    forgetPin: (player: number): readonly string[] =>
      transact(db, () => {
        if (must(player).pin_hash === null) return []
        pin.run(null, null, player)
        const at = iso(now())
        const running = shared.all(player)
        for (const { number } of running) giveUp.run(at, number)
        return running.map(({ id }) => id)
      }),

    setPin: (player: number, value: string | null): void =>
      transact(db, () => {
        must(player)
        if (value !== null && !/^\d{4,8}$/.test(value)) throw new StoreError('pinForm')
        const salt = value === null ? null : newSalt()
        pin.run(salt, value === null || salt === null ? null : hashPin(value, salt), player)
      }),
  }
}
