/**
 * Who may see and do what at a table: persons and computers, the curtain of a shared window, and its way to a seat.
 */
import { isDeepStrictEqual } from 'node:util'
import type { SeatSummary } from '#shared/contract/games.ts'
import type { Curtain } from '#shared/contract/table.ts'
import type { Json } from '#shared/games/common.ts'
import type { Line } from './line.ts'
import { TableError } from './world.ts'

export interface Seating {
  readonly people: readonly number[]
  /** Two or more persons share the window: curtains hide their hands from each other. */
  readonly shared: boolean
  isPerson(seat: number): boolean
  isComputer(seat: number): boolean
}

export function seating(seats: readonly Pick<SeatSummary, 'kind'>[]): Seating {
  const people = seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []))
  return {
    people,
    shared: people.length > 1,
    isPerson: (seat) => people.includes(seat),
    isComputer: (seat) => seats[seat] !== undefined && !people.includes(seat),
  }
}

// The curtain of a shared window: nobody's secrets are shown until the person whose decision is due has opened it. It
// closes after the decision, on request and when the table is left.

export class CurtainKeeper {
  readonly #seats: Seating
  readonly #line: Line
  readonly #answered: (seat: number) => boolean
  /** Number of the last action each seat had seen when its curtain closed. */
  readonly #seen = new Map<number, number>()
  #open: number | undefined

  /** `answered`: the seat's decision is made by its standing order, and nobody has to come for it. */
  constructor(seats: Seating, line: Line, answered: (seat: number) => boolean = () => false) {
    this.#seats = seats
    this.#line = line
    this.#answered = answered
  }

  /** The seat whose curtain is open. */
  get open(): number | undefined {
    return this.#open
  }

  /** Whose knowledge the window shows: the only person's, the one behind the open curtain, or the public's. */
  get viewer(): number | 'public' {
    const { people, shared } = this.#seats
    return (shared ? this.#open : people[0]) ?? 'public'
  }

  /** The person the window waits for: who sits before it already, else the first one due. */
  get due(): number | undefined {
    const { deciders } = this.#line
    if (this.#open !== undefined && deciders.includes(this.#open)) return this.#open
    return deciders.find((seat) => this.#seats.isPerson(seat) && !this.#answered(seat))
  }

  /** The person due, where it decides before everybody: there is no curtain then. */
  get openly(): number | undefined {
    return this.#seats.shared && this.#line.openly() ? this.due : undefined
  }

  raise(seat: number): void {
    this.#open = seat
  }

  lower(): void {
    if (this.#open !== undefined) this.#seen.set(this.#open, this.#line.at)
    this.#open = undefined
  }

  /**
   * After any change of the line: closes behind a seat that has nothing more to decide, and behind one that chose
   * in secret or decides before everybody, since everybody looks then.
   */
  follow(): void {
    const { at, steps, deciders } = this.#line
    if (this.#open === undefined) return
    const chose = steps[at - 1]?.stored.seat === this.#open && this.#line.together(at - 1)
    if (chose || this.#line.openly() || !deciders.includes(this.#open)) this.lower()
  }

  #since(seat: number): number {
    const seen = Math.max(this.#seen.get(seat) ?? 0, this.#line.lastOwn(seat))
    return Math.min(seen, this.#line.at)
  }

  /** As the window shows it; `hasPin`: whether a seat's player has set a PIN. */
  state(hasPin: (seat: number) => boolean): Curtain | undefined {
    const seat = this.due
    if (!this.#seats.shared || seat === undefined || this.openly !== undefined) return undefined
    return { seat, open: this.#open === seat, pin: hasPin(seat), since: this.#since(seat) }
  }
}

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
