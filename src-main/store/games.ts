/** Games: their headers, seats and results. */
import type { Outcome } from '#shared/games/common.ts'
import type { Db, Now } from './database.ts'
import { fromText, iso, read, toText, transact } from './database.ts'
import { StoreError } from './errors.ts'
import type { HeaderRow, SeatRow } from './rows.ts'
import { header } from './rows.ts'
import { cleanName, foldName } from './players.ts'
import type { NewStoredGame, StoredHeader, StoredResult } from './store.ts'

interface Household {
  readonly playerNamed: (name: string) => number
  /** Works out what statistics need of a scored game. */
  readonly settle: (number: number) => void
}

/** The names as kept; two persons of one name at a table are refused. */
function namesOf(seats: NewStoredGame['seats']): readonly string[] {
  const names = seats.map((seat) => (seat.kind === 'human' ? cleanName(seat.name) : seat.name))
  const seen = new Set<string>()
  names.forEach((name, i) => {
    if (seats[i]?.kind !== 'human') return
    if (seen.has(foldName(name))) throw new StoreError('nameTwice', { name })
    seen.add(foldName(name))
  })
  return names
}

/** The part of the store that keeps games. `newId` gives ids never used before. */
export function games(db: Db, now: Now, newId: () => string, household: Household) {
  const byId = db.prepare<[string], HeaderRow>('SELECT * FROM games WHERE id = ?')
  const seatsOf = db.prepare<[number], SeatRow>(
    `SELECT seats.*, players.name AS playerName FROM seats LEFT JOIN players ON players.id = seats.player
     WHERE game = ? ORDER BY seat`,
  )
  const add = db.prepare(
    `INSERT INTO games (id, game, rules, options, seed, deal, nonce, seal, ai, seeded, branch_of, branch_at,
       started, updated, touched)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(touched), 0) FROM games) + 1)`,
  )
  const addSeat = db.prepare(
    'INSERT INTO seats (game, seat, name, kind, livery, player, bot_seed) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const close = db.prepare(
    `UPDATE games SET state = ?, finished = CASE ? WHEN 'finished' THEN max(updated, ?) END,
       updated = max(updated, ?), touched = (SELECT max(touched) FROM games) + 1 WHERE number = ?`,
  )
  const addSheet = db.prepare('INSERT INTO sheets (game, sheet) VALUES (?, ?)')
  const addResult = db.prepare('INSERT INTO results (game, seat, place, total) VALUES (?, ?, ?, ?)')
  const sheetOf = db.prepare<[number], string>('SELECT sheet FROM sheets WHERE game = ?').pluck()
  const resultsOf = db.prepare<[number], { place: number; total: number }>(
    'SELECT place, total FROM results WHERE game = ? ORDER BY seat',
  )

  const found = (id: string): StoredHeader | undefined => {
    const row = byId.get(id)
    return row && header(row, seatsOf.all(row.number))
  }
  const mustOpen = (id: string): HeaderRow => {
    const row = byId.get(id)
    if (!row) throw new StoreError('noGame', { id })
    if (row.state !== 'open') throw new StoreError('notOpen', { id })
    return row
  }
  const end = (number: number, state: 'finished' | 'abandoned') => {
    const at = iso(now())
    close.run(state, state, at, at, number)
  }
  const score = (number: number, { places, totals, sheet }: Outcome): void => {
    const seats = seatsOf.all(number).length
    if (places.length !== seats || totals.length !== seats) throw new StoreError('seats')
    end(number, 'finished')
    addSheet.run(number, toText(sheet))
    places.forEach((place, seat) => addResult.run(number, seat, place, totals[seat]))
    household.settle(number)
  }

  return {
    game: (id: string): StoredHeader | undefined => read(db, () => found(id)),

    result: (id: string): StoredResult | undefined =>
      read(db, () => {
        const row = byId.get(id)
        const sheet = row && sheetOf.get(row.number)
        if (row === undefined || sheet === undefined) return undefined
        const seats = resultsOf.all(row.number)
        return {
          places: seats.map((s) => s.place),
          totals: seats.map((s) => s.total),
          sheet: fromText(sheet),
        }
      }),

    createGame: (game: NewStoredGame): StoredHeader =>
      transact(db, () => {
        const { branchOf } = game
        if (branchOf && !byId.get(branchOf.id)) throw new StoreError('noGame', { id: branchOf.id })
        const id = newId()
        const at = iso(now())
        const number = Number(
          add.run(
            id,
            game.game,
            game.rules,
            toText(game.options),
            game.seed,
            game.deal === undefined ? null : toText(game.deal),
            game.nonce,
            game.seal ?? null,
            game.ai ?? null,
            game.seeded ? 1 : 0,
            branchOf?.id ?? null,
            branchOf?.at ?? null,
            at,
            at,
          ).lastInsertRowid,
        )
        namesOf(game.seats).forEach((name, i) => {
          const { kind, livery, botSeed } = game.seats[i] as NewStoredGame['seats'][number]
          const player = kind === 'human' ? household.playerNamed(name) : null
          addSeat.run(number, i, name, kind, livery, player, botSeed ?? null)
        })
        return found(id) as StoredHeader
      }),

    finish: (id: string, outcome: Outcome): void => transact(db, () => score(mustOpen(id).number, outcome)),

    /** Closes an open game with its result, within the transaction under way. */
    score,

    abandon: (id: string): void => transact(db, () => end(mustOpen(id).number, 'abandoned')),
  }
}
