/** What this window may do with a seat now. */
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

  /** Throws unless the seat's curtain is the one that may be opened. */
  mustBeNext(seat: number): void {
    if (!this.#seats.shared) throw new TableError('noCurtain')
    if (this.#curtain.due !== seat) throw new TableError('notDue')
  }

  mustBePerson(seat: number): void {
    if (!this.#seats.isPerson(seat)) throw new TableError('notYourSeat')
  }

  /** The seat that sees its decision now. */
  get decidingViewer(): number | undefined {
    const { viewer } = this.#curtain
    return typeof viewer === 'number' && this.#line.deciders.includes(viewer) ? viewer : undefined
  }
}
