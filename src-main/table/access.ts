/** What this window may do with a seat now. */
import { isDeepStrictEqual } from 'node:util'
import type { Json } from '#shared/games/common.ts'
import type { CurtainKeeper } from './curtain.ts'
import { TableError } from './failure.ts'
import type { Line } from './line.ts'
import type { Seating } from './seats.ts'

export class Access {
  readonly #line: Line
  readonly #seats: Seating
  readonly #curtain: CurtainKeeper

  constructor(line: Line, seats: Seating, curtain: CurtainKeeper) {
    this.#line = line
    this.#seats = seats
    this.#curtain = curtain
  }

  /** Throws unless the seat is the one the window shows. */
  mustSee(seat: number): void {
    this.mustBePerson(seat)
    if (this.#curtain.viewer !== seat) throw new TableError('curtainClosed')
  }

  /** Throws unless the seat is the one the window shows, and must decide. */
  mustDecide(seat: number): void {
    this.mustBePerson(seat)
    if (!this.#line.deciders.includes(seat)) throw new TableError('notDue')
    this.mustSee(seat)
  }

  /**
   * Throws unless the seat may carry the action out here: behind its curtain, or before everybody. There only what is
   * listed: a refusal could tell of its hand.
   */
  mustAct(seat: number, action: Json): void {
    if (this.#curtain.openly !== seat) return this.mustDecide(seat)
    const { game, state } = this.#line
    const listed = game.legalActions(state, seat).actions.some((one) => isDeepStrictEqual(one, action))
    if (!listed) throw new TableError('curtainClosed')
  }

  /** Throws unless the seat's curtain is the one that may be opened. */
  mustBeNext(seat: number): void {
    if (!this.#seats.shared || this.#curtain.openly !== undefined) throw new TableError('noCurtain')
    if (this.#curtain.due !== seat) throw new TableError('notDue')
  }

  mustBePerson(seat: number): void {
    if (!this.#seats.isPerson(seat)) throw new TableError('notYourSeat')
  }

  /** The seat whose decision is before its eyes now. */
  get decidingViewer(): number | undefined {
    const { viewer, openly } = this.#curtain
    if (openly !== undefined) return openly
    return typeof viewer === 'number' && this.#line.deciders.includes(viewer) ? viewer : undefined
  }
}
