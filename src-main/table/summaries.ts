/** Games as lists show them: of an open game the public position, of a finished one its result. */
import type { GameSummary } from '#shared/contract/games.ts'
import type { Json } from '#shared/games/common.ts'
import { isPlayed, rulesOf } from '../rules/games.ts'
import type { GameRow, StoreReads } from '../store/store.ts'
import { TableError } from './world.ts'
import { openLine } from './open.ts'
import { publicSeats } from './state.ts'

const KEPT = 200

type Position = Pick<GameSummary, 'view' | 'deciders' | 'olderRules'>

export class Summaries {
  readonly #store: StoreReads
  /** Positions already replayed, one a game, each with the change it was replayed after. */
  readonly #known = new Map<string, { readonly after: string; readonly position: Position }>()

  constructor(store: StoreReads) {
    this.#store = store
  }

  of(row: GameRow): GameSummary {
    return {
      id: row.id,
      game: row.game,
      options: row.options,
      seats: publicSeats(row),
      state: row.state,
      marks: row.marks,
      started: row.started,
      updated: row.updated,
      ...(row.finished !== undefined && { finished: row.finished }),
      actions: row.actions,
      ...(row.name !== undefined && { name: row.name }),
      ...(row.tags && { tags: row.tags }),
      ...(row.imported && { imported: true }),
      ...(row.deleted !== undefined && { deleted: row.deleted }),
      ...(row.result && { places: row.result.places, totals: row.result.totals }),
      ...this.#position(row),
    }
  }

  /** Open games, and games of other rules, are replayed; the rest needs nothing but its row. */
  #position(row: GameRow): Position {
    const known = this.#known.get(row.id)
    // Set anew, whatever was asked for last stands last.
    this.#known.delete(row.id)
    const game = rulesOf(row.game)
    if (row.state !== 'open' && game && isPlayed(game.info, row.rules)) return {}
    const after = `${row.state} ${row.updated} ${row.actions}`
    const position = known?.after === after ? known.position : this.#replayed(row)
    this.#known.set(row.id, { after, position })
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size > KEPT) this.#known.delete(oldest)
    return position
  }

  #replayed(row: GameRow): Position {
    try {
      const { game, state, deciders } = openLine(this.#store, row)
      return row.state === 'open' ? { view: game.view(state, 'public') as Json, deciders } : {}
    } catch (error) {
      if (error instanceof TableError) return { olderRules: true }
      throw error
    }
  }
}
