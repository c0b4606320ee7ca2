/** Games looked back at: replayed once, every state kept for as long as somebody looks. */
import type { Json } from '#shared/games/common.ts'
import type { In } from '#shared/contract/contract.ts'
import type { Replay, ReplayStep } from '#shared/contract/replay.ts'
import type { GameRow, Store } from '../store/store.ts'
import { TableError } from '../table/world.ts'
import type { Line } from '../table/line.ts'
import { logFor, publicSeats, stepsFor } from '../table/state.ts'
import { openLine } from '../table/open.ts'
import { branching, mustBeViewer, viewersOf } from '../table/secrets.ts'

const KEPT = 3

export class Replays {
  readonly #store: Store
  /** Replayed lines, one a game, each with the change it was replayed after; the latest looked at last. */
  readonly #lines = new Map<string, { readonly after: string; readonly line: Line }>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Throws `TableError`: `noSuchGame`, `olderRules`, `damagedRecord`. */
  open(id: string): Replay {
    const header = this.#row(id)
    const line = this.#line(header)
    const seatsAt = line.steps.map((step) => step.stored.seat)
    const result = this.#store.result(id)
    const parent = header.branchOf && this.#store.game(header.branchOf.id)
    return {
      id,
      game: header.game,
      options: header.options,
      seats: publicSeats(header),
      state: header.state,
      marks: header.marks,
      ...(header.name !== undefined && { name: header.name }),
      ...(header.branchOf && {
        branchOf: { ...header.branchOf, kept: !!parent && parent.deleted === undefined },
      }),
      started: header.started,
      ...(header.finished !== undefined && { finished: header.finished }),
      seatsAt,
      turns: seatsAt.flatMap((seat, at) => (at === 0 || seat !== seatsAt[at - 1] ? [at] : [])),
      viewers: viewersOf(header),
      branches: branching(header),
      ...(result && { outcome: result }),
    }
  }

  /** Throws as `open`, `noSuchStep` and `notYourSeat`. */
  at({ id, at, viewer, known = 0 }: In<'replay.at'>): ReplayStep {
    const header = this.#row(id)
    mustBeViewer(header, viewer)
    const line = this.#line(header)
    if (at > line.at) throw new TableError('noSuchStep', { most: line.at })
    const state = line.stateAt(at)
    return {
      id,
      at,
      viewer,
      deciders: line.game.deciders(state),
      view: line.game.view(state, viewer) as Json,
      steps: at > 0 ? stepsFor(line, viewer, at - 1, at) : [],
      log: logFor(line, viewer).slice(known, at),
    }
  }

  #row(id: string): GameRow {
    const [row] = this.#store.past.rows([id])
    if (!row || row.deleted !== undefined) throw new TableError('noSuchGame')
    return row
  }

  #line(header: GameRow): Line {
    const after = `${header.updated} ${header.state} ${header.actions}`
    const kept = this.#lines.get(header.id)
    this.#lines.delete(header.id)
    const line = kept?.after === after ? kept.line : openLine(this.#store, header)
    this.#lines.set(header.id, { after, line })
    const [oldest] = this.#lines.keys()
    if (oldest !== undefined && this.#lines.size > KEPT) this.#lines.delete(oldest)
    return line
  }
}
