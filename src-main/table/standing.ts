/**
 * Standing orders of a shared window: what a person has decided beforehand for questions out of its turn. The answer
 * comes without the person and always after the same pause, so that its time tells neither the order nor the hand.
 */
import type { FirmOrder, Json, StandingOrder } from '#shared/games/common.ts'
import type { Line } from './line.ts'
import type { Seating } from './curtain.ts'

/** Milliseconds from the question to the answer. */
export const STANDING_PAUSE = 1500

export interface StandingAnswer {
  readonly seat: number
  readonly action: Json
}

export class StandingOrders {
  readonly #line: Line
  readonly #seats: Seating
  readonly #orders: Map<number, FirmOrder>
  readonly #answer: (answer: StandingAnswer) => void
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The position whose answer is on its way. */
  #waiting: number | undefined
  /** The position whose answer could not be carried out: the person is asked. */
  #failed: number | undefined

  /** `answer` carries an answer out, once its pause is over. */
  constructor(
    line: Line,
    seats: Seating,
    orders: ReadonlyMap<number, FirmOrder>,
    answer: (answer: StandingAnswer) => void,
  ) {
    this.#line = line
    this.#seats = seats
    this.#orders = new Map(orders)
    this.#answer = answer
  }

  /** Seats here are asked out of their turn: several persons share the window, and the game knows such orders. */
  get offered(): boolean {
    return this.#seats.shared && this.#line.game.standing !== undefined
  }

  of(seat: number): StandingOrder {
    return this.#orders.get(seat) ?? 'ask'
  }

  set(seat: number, order: StandingOrder): void {
    if (order === 'ask') this.#orders.delete(seat)
    else this.#orders.set(seat, order)
  }

  /**
   * The answer due now by an order. None for a decision that was taken back, which its person makes anew, and none
   * for a seat before the window (`open`).
   */
  due(open: number | undefined): StandingAnswer | undefined {
    const { deciders, game, state, redo, version } = this.#line
    const [seat] = deciders
    if (!this.offered || seat === undefined || deciders.length > 1 || seat === open) return undefined
    const order = this.#orders.get(seat)
    if (order === undefined || redo[0]?.seat === seat || version === this.#failed) return undefined
    const action = game.standing?.(state, seat, order)
    return action === undefined ? undefined : { seat, action: action as Json }
  }

  /** After any change: an answer that is due comes after its pause, any other is called off. */
  wake(open: number | undefined): void {
    const due = this.due(open)
    if (due && this.#waiting === this.#line.version) return
    this.stop()
    if (!due) return
    this.#waiting = this.#line.version
    this.#timer = setTimeout(() => {
      this.#waiting = undefined
      this.#answer(due)
    }, STANDING_PAUSE)
  }

  /** The answer could not be stored: this once its person decides. */
  giveUp(): void {
    this.#failed = this.#line.version
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = undefined
  }
}
