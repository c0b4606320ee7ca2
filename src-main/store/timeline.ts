/**
 * The timeline of a game. Its log only grows: actions, take-backs and redos are entries in the order they happened.
 * The standing line is also kept as a column, so that statistics can ask for it in SQL.
 */
import type { FirmOrder, Outcome, StandingOrder } from '#shared/games/common.ts'
import { type Db, fromText, iso, type Now, read, StoreError, toText, transact } from './database.ts'
import type { StoredAction, Timeline } from './kept.ts'

/** Hints given for decisions that are still to be made, by seat. */
export class PendingHints {
  readonly #given = new Map<number, number>()

  of(seat: number): number {
    return this.#given.get(seat) ?? 0
  }

  add(seat: number, hints = 1): void {
    if (hints > 0) this.#given.set(seat, this.of(seat) + hints)
  }

  /** The seat acted, and the actions that could be redone are gone; the hints of other seats in them stay theirs. */
  settle(seat: number, redo: readonly { readonly seat: number; readonly hints: number }[]): void {
    this.#given.delete(seat)
    for (const dropped of redo) if (dropped.seat !== seat) this.add(dropped.seat, dropped.hints)
  }
}

// The timeline of a game. Its log only grows: actions, take-backs and redos are entries in the order they
// happened. The standing line is also kept as a column, so that statistics can ask for it in SQL.

interface EntryRow {
  readonly entry: number
  readonly kind: 'act' | 'takeBack' | 'redo' | 'hint'
  readonly seat: number
  readonly action: string
  readonly ms: number
  readonly hints: number
  readonly takebacks: number
  readonly iterations: number | null
  readonly count: number
}

interface Replayed {
  /** The actions that stand. */
  readonly line: EntryRow[]
  /** Those that can be redone, the next one first. */
  redo: EntryRow[]
  readonly pending: PendingHints
}

/** Replays a log. */
function replayLog(log: readonly EntryRow[]): Replayed {
  const now: Replayed = { line: [], redo: [], pending: new PendingHints() }
  for (const row of log) {
    if (row.kind === 'takeBack') now.redo.unshift(...now.line.splice(now.line.length - row.count))
    else if (row.kind === 'redo') now.line.push(...now.redo.splice(0, row.count))
    else if (row.kind === 'hint') now.pending.add(row.seat)
    else {
      now.pending.settle(row.seat, now.redo)
      now.line.push(row)
      now.redo = []
    }
  }
  return now
}

const storedAction = (row: EntryRow): StoredAction => ({
  seat: row.seat,
  action: fromText(row.action),
  ms: row.ms,
  hints: row.hints,
  takebacks: row.takebacks,
  ...(row.iterations === null ? {} : { iterations: row.iterations }),
})

const mostOf = (count: number, most: number) => {
  if (!Number.isInteger(count) || count < 1 || count > most) throw new StoreError('tooFar', { count, most })
}

interface Scores {
  /** Closes the game with its result, within the transaction under way. */
  readonly score: (number: number, outcome: Outcome) => void
}

/** The part of the store that keeps timelines. */
export function timelines(db: Db, now: Now, { score }: Scores) {
  const find = db.prepare<[string], { number: number; state: string; actions: number; updated: string }>(
    'SELECT number, state, actions, updated FROM games WHERE id = ?',
  )
  const log = db.prepare<[number], EntryRow>('SELECT * FROM entries WHERE game = ? ORDER BY entry')
  const last = db
    .prepare<[number], number>('SELECT coalesce(max(entry), 0) FROM entries WHERE game = ?')
    .pluck()
  const act = db.prepare(
    `INSERT INTO entries (game, entry, kind, at, position, seat, action, ms, hints, takebacks, iterations)
     VALUES (?, ?, 'act', ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const note = db.prepare('INSERT INTO entries (game, entry, kind, at, count) VALUES (?, ?, ?, ?, ?)')
  const lastRow = db.prepare<[number], Pick<EntryRow, 'kind' | 'seat'>>(
    'SELECT kind, seat FROM entries WHERE game = ? ORDER BY entry DESC LIMIT 1',
  )
  const advise = db.prepare("INSERT INTO entries (game, entry, kind, at, seat) VALUES (?, ?, 'hint', ?, ?)")
  const lift = db.prepare('UPDATE entries SET position = NULL WHERE game = ? AND position > ?')
  const put = db.prepare('UPDATE entries SET position = ? WHERE game = ? AND entry = ?')
  // A clock set back never makes a game older than it was.
  const touch = db.prepare(
    `UPDATE games SET actions = ?, assisted = max(assisted, ?), updated = max(updated, ?),
       touched = (SELECT max(touched) FROM games) + 1 WHERE number = ?`,
  )
  const open = db.prepare("UPDATE games SET state = 'open', finished = NULL WHERE number = ?")
  const unscore = ['sheets', 'results'].map((table) => db.prepare(`DELETE FROM ${table} WHERE game = ?`))

  const must = (id: string) => {
    const game = find.get(id)
    if (!game) throw new StoreError('noGame', { id })
    return game
  }
  const mustOpen = (id: string) => {
    const game = must(id)
    if (game.state !== 'open') throw new StoreError('notOpen', { id })
    return game
  }
  const backToOpen = (number: number) => {
    for (const statement of unscore) statement.run(number)
    open.run(number)
  }

  return {
    timeline: (id: string): Timeline =>
      read(db, () => {
        const { line, redo } = replayLog(log.all(must(id).number))
        return { actions: line.map(storedAction), redo: redo.map(storedAction) }
      }),

    pendingHints: (id: string): PendingHints => read(db, () => replayLog(log.all(must(id).number)).pending),

    hint: (id: string, seat: number): boolean =>
      transact(db, () => {
        const { number, actions } = mustOpen(id)
        const before = lastRow.get(number)
        if (before?.kind === 'hint' && before.seat === seat) return false
        const at = now()
        advise.run(number, (last.get(number) ?? 0) + 1, at, seat)
        touch.run(actions, 0, iso(at), number)
        return true
      }),

    append: (id: string, action: StoredAction, outcome?: Outcome): void =>
      transact(db, () => {
        const game = mustOpen(id)
        const at = now()
        const { seat, ms, hints, takebacks, iterations } = action
        const entry = (last.get(game.number) ?? 0) + 1
        const place = game.actions + 1
        const text = toText(action.action)
        const spent = Math.max(0, Math.round(ms))
        act.run(game.number, entry, at, place, seat, text, spent, hints, takebacks, iterations ?? null)
        touch.run(place, 0, iso(at), game.number)
        if (outcome) score(game.number, outcome)
      }),

    takeBack: (id: string, count: number, assisted: boolean): void =>
      transact(db, () => {
        const game = must(id)
        if (game.state === 'abandoned') throw new StoreError('notOpen', { id })
        mostOf(count, game.actions)
        const seen = game.state === 'finished'
        if (seen) backToOpen(game.number)
        const at = now()
        note.run(game.number, (last.get(game.number) ?? 0) + 1, 'takeBack', at, count)
        lift.run(game.number, game.actions - count)
        touch.run(game.actions - count, assisted || seen ? 1 : 0, iso(at), game.number)
      }),

    redo: (id: string, count: number, outcome?: Outcome): void =>
      transact(db, () => {
        const game = mustOpen(id)
        const { redo } = replayLog(log.all(game.number))
        mostOf(count, redo.length)
        const at = now()
        note.run(game.number, (last.get(game.number) ?? 0) + 1, 'redo', at, count)
        redo.slice(0, count).forEach((row, i) => put.run(game.actions + 1 + i, game.number, row.entry))
        touch.run(game.actions + count, 0, iso(at), game.number)
        if (outcome) score(game.number, outcome)
      }),
  }
}

// What the persons of a game have ordered for questions out of their turn.

/** The part of the store that keeps standing orders. */
export function standingOrders(db: Db) {
  const of = db.prepare<[string], { seat: number; answers: FirmOrder }>(
    'SELECT seat, answers FROM standing_orders JOIN games ON games.number = standing_orders.game WHERE id = ?',
  )
  const find = db.prepare<[string], number>('SELECT number FROM games WHERE id = ?').pluck()
  const set = db.prepare(
    'INSERT INTO standing_orders (game, seat, answers) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET answers = excluded.answers',
  )
  const drop = db.prepare('DELETE FROM standing_orders WHERE game = ? AND seat = ?')

  return {
    standingOrders: (id: string): ReadonlyMap<number, FirmOrder> =>
      read(db, () => new Map(of.all(id).map(({ seat, answers }) => [seat, answers]))),

    setStandingOrder: (id: string, seat: number, order: StandingOrder): void =>
      transact(db, () => {
        const number = find.get(id)
        if (number === undefined) throw new StoreError('noGame', { id })
        if (order === 'ask') drop.run(number, seat)
        else set.run(number, seat, order)
      }),
  }
}
