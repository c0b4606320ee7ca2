/** Whole games put into the store at once: imported ones, and branches of a game that is there. */
import type { GameState, SeatSummary } from '#shared/contract/games.ts'
import type { Json } from '#shared/games/common.ts'
import type { Reseed } from '#shared/record.ts'
import { type Db, iso, type Now, StoreError, toText, transact } from './database.ts'
import { foldName } from '#shared/folding.ts'
import { marking } from './secrets.ts'
import type { StoredAction, StoredResult } from './kept.ts'

/** A game as it is to stand in the store. */
export interface WholeGame {
  /** A new one is given where there is none. */
  readonly id?: string
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly seats: readonly (Pick<SeatSummary, 'name' | 'kind' | 'livery'> & { readonly botSeed?: string })[]
  readonly seed: string
  readonly deal?: Json
  readonly nonce: string
  readonly seal?: string
  readonly ai?: number
  readonly state: GameState
  readonly assisted: boolean
  readonly seeded: boolean
  readonly imported: boolean
  readonly branchOf?: { readonly id: string; readonly at: number }
  readonly reseeds?: readonly Reseed[]
  readonly name?: string
  readonly tags: readonly string[]
  /** ISO times; now, where absent. */
  readonly started?: string
  readonly updated?: string
  readonly finished?: string
  readonly actions: readonly StoredAction[]
  readonly result?: StoredResult
}

interface Household {
  readonly playerNamed: (name: string) => number
  /** Works out what statistics need of a scored game. */
  readonly settle: (number: number) => void
}

/** The part of the store that takes whole games in. */
export function adoption(db: Db, now: Now, newId: () => string, household: Household) {
  const { cameIn } = marking(db)
  const known = db.prepare<[string], number>('SELECT number FROM games WHERE id = ?').pluck()
  const add = db.prepare(
    `INSERT INTO games (id, game, rules, options, seed, deal, nonce, seal, ai, state, assisted, seeded, branch_of,
       branch_at, reseeds, name, folded, imported, started, updated, finished, touched, actions)
     VALUES (@id, @game, @rules, @options, @seed, @deal, @nonce, @seal, @ai, @state, @assisted, @seeded, @branchOf,
       @branchAt, @reseeds, @name, @folded, @imported, @started, @updated, @finished,
       (SELECT coalesce(max(touched), 0) FROM games) + 1, @actions)`,
  )
  const addSeat = db.prepare(
    'INSERT INTO seats (game, seat, name, kind, livery, player, bot_seed) VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  const addEntry = db.prepare(
    `INSERT INTO entries (game, entry, kind, at, position, seat, action, ms, hints, takebacks, iterations)
     VALUES (?, ?, 'act', ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const addTag = db.prepare('INSERT INTO tags (game, folded, tag) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const addSheet = db.prepare('INSERT INTO sheets (game, sheet) VALUES (?, ?)')
  const addResult = db.prepare('INSERT INTO results (game, seat, place, total) VALUES (?, ?, ?, ?)')

  const row = (game: WholeGame, id: string) => {
    const at = iso(now())
    const updated = game.updated ?? game.finished ?? at
    return {
      id,
      game: game.game,
      rules: game.rules,
      options: toText(game.options),
      seed: game.seed,
      deal: game.deal === undefined ? null : toText(game.deal),
      nonce: game.nonce,
      seal: game.seal ?? null,
      ai: game.ai ?? null,
      state: game.state,
      assisted: game.assisted ? 1 : 0,
      seeded: game.seeded ? 1 : 0,
      branchOf: game.branchOf?.id ?? null,
      branchAt: game.branchOf?.at ?? null,
      reseeds: game.reseeds?.length ? JSON.stringify(game.reseeds) : null,
      name: game.name ?? null,
      folded: game.name === undefined ? null : foldName(game.name),
      imported: game.imported ? 1 : 0,
      started: game.started ?? updated,
      updated,
      finished: game.state === 'finished' ? (game.finished ?? updated) : null,
      actions: game.actions.length,
    }
  }
  const put = (game: WholeGame): string => {
    const id = game.id ?? newId()
    if (known.get(id) !== undefined) throw new StoreError('idTaken', { id })
    const number = Number(add.run(row(game, id)).lastInsertRowid)
    game.seats.forEach(({ name, kind, livery, botSeed }, seat) => {
      const player = kind === 'human' ? household.playerNamed(name) : null
      addSeat.run(number, seat, name, kind, livery, player, botSeed ?? null)
    })
    const at = now()
    game.actions.forEach(({ seat, action, ms, hints, takebacks, iterations }, i) => {
      const spent = Math.max(0, Math.round(ms))
      const text = toText(action)
      addEntry.run(number, i + 1, at, i + 1, seat, text, spent, hints, takebacks, iterations ?? null)
    })
    for (const tag of game.tags) addTag.run(number, foldName(tag), tag)
    if (game.result) {
      addSheet.run(number, toText(game.result.sheet))
      const { places, totals } = game.result
      places.forEach((place, seat) => addResult.run(number, seat, place, totals[seat]))
      household.settle(number)
    }
    cameIn(number)
    return id
  }

  return {
    /** Takes games in, all or none; their ids in the same order. */
    adopt: (games: readonly WholeGame[]): readonly string[] => transact(db, () => games.map(put)),
  }
}
