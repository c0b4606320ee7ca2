/** Games: their headers, seats and results, and the rows of the tables they are read from. */
import { isoTime, LATEST } from '#shared/bounds.ts'
import type { GameState, SeatSummary } from '#shared/contract/games.ts'
import { LEVELS, type Outcome } from '#shared/games/common.ts'
import type { Reseed } from '#shared/record.ts'
import { type Db, fromText, iso, type Now, read, StoreError, toText, transact } from './database.ts'
import type { NewStoredGame, StoredHeader, StoredResult } from './store.ts'
import { foldName } from '#shared/folding.ts'
import { cleanName } from './players.ts'
import { marking } from './secrets.ts'

export interface HeaderRow {
  readonly number: number
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: string
  readonly seed: string
  readonly deal: string | null
  readonly nonce: string
  readonly seal: string | null
  readonly ai: number | null
  readonly state: GameState
  readonly assisted: number
  readonly seeded: number
  readonly branch_of: string | null
  readonly branch_at: number | null
  readonly reseeds: string | null
  readonly name: string | null
  readonly imported: number
  readonly deleted: number | null
  readonly started: string
  readonly updated: string
  readonly finished: string | null
  readonly actions: number
}

export interface SeatRow {
  readonly game: number
  readonly name: string
  readonly kind: SeatSummary['kind']
  readonly livery: SeatSummary['livery']
  readonly player: number | null
  readonly bot_seed: string | null
  /** The player's name today, where there is one. */
  readonly playerName: string | null
}

/** Files written before times were bounded may hold any: what no calendar holds is shown as its end. */
const timeOf = (text: string): string => isoTime(text) ?? new Date(LATEST).toISOString()

/** A person bears its name of today; a deleted player's seat keeps the name it was played with. */
const seat = (row: SeatRow): StoredHeader['seats'][number] => ({
  name: row.playerName ?? row.name,
  kind: row.kind,
  livery: row.livery,
  ...(row.player === null ? {} : { player: row.player }),
  ...(row.bot_seed === null ? {} : { botSeed: row.bot_seed }),
})

export const header = (row: HeaderRow, seats: readonly SeatRow[]): StoredHeader => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  options: fromText(row.options),
  seats: seats.map(seat),
  seed: row.seed,
  ...(row.deal === null ? {} : { deal: fromText(row.deal) }),
  nonce: row.nonce,
  ...(row.seal === null ? {} : { seal: row.seal }),
  ...(row.ai === null ? {} : { ai: row.ai }),
  marks: { assisted: row.assisted === 1, seeded: row.seeded === 1, branch: row.branch_of !== null },
  ...(row.branch_of === null ? {} : { branchOf: { id: row.branch_of, at: row.branch_at ?? 0 } }),
  ...(row.reseeds === null ? {} : { reseeds: fromText(row.reseeds) as unknown as readonly Reseed[] }),
  ...(row.name === null ? {} : { name: row.name }),
  ...(row.imported === 0 ? {} : { imported: true }),
  ...(row.deleted === null ? {} : { deleted: iso(row.deleted) }),
  state: row.state,
  started: timeOf(row.started),
  updated: timeOf(row.updated),
  ...(row.finished === null ? {} : { finished: timeOf(row.finished) }),
})

// What statistics need beside place and total, worked out once when a game is scored.

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

// Games: their headers, seats and results.

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
  const { cameIn } = marking(db)
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
        cameIn(number)
        return found(id) as StoredHeader
      }),

    finish: (id: string, outcome: Outcome): void => transact(db, () => score(mustOpen(id).number, outcome)),

    /** Closes an open game with its result, within the transaction under way. */
    score,

    abandon: (id: string): void => transact(db, () => end(mustOpen(id).number, 'abandoned')),
  }
}
