/** C) The bonus payment: which trains may run, and who is paid in which order (E1-26 to E1-33). */
import type { Refusal } from '#shared/games/common.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { pieceOn, sharesHeld, sharesIssued, stationCounts, takeTop } from './places.ts'
import { refusal } from '../game.ts'
import { bestPayment, bestRoutes, type BestRoutes } from './route/best.ts'
import type { Network } from './route/legs.ts'
import { assessRoute, type Step } from './route/walk.ts'
import { NOBODY, seatOfTurnCard, type State } from './state.ts'

export const networkOf = (c: Catalogue, s: State): Network => ({
  board: c.board,
  pieces: s.cards.map((_, space) => pieceOn(c, s, space)),
})

/** Why the seat may not choose the company (E1-26). */
export function companyRefusals(c: Catalogue, s: State, seat: number, company: number): Refusal[] {
  const refusals: Refusal[] = []
  if (sharesHeld(c, s, seat, company) === 0) refusals.push(refusal('E1-26', 'noShare'))
  if (stationCounts(c, s)[company] === 0) refusals.push(refusal('E1-26', 'noStation'))
  return refusals
}

/** The proved best routes of a company now. */
export const routesOf = (c: Catalogue, s: State, company: number, most?: number): BestRoutes =>
  bestRoutes(networkOf(c, s), company, sharesIssued(c, s, company), most)

/** What the best route pays now; 0 when there is none (E1-30). */
export const paymentOf = (c: Catalogue, s: State, company: number): number =>
  bestPayment(networkOf(c, s), company, sharesIssued(c, s, company))

/** A train that is to run: whose it is, and its way card by card. */
export interface TrainRun {
  readonly company: number
  readonly route: readonly Step[]
}

/** Every reason against a payment by this company over this way. */
export function bonusRefusals(c: Catalogue, s: State, seat: number, run: TrainRun): Refusal[] {
  const { company, route } = run
  const refusals = companyRefusals(c, s, seat, company)
  if (refusals.length > 0) return refusals
  const length = sharesIssued(c, s, company)
  const best = paymentOf(c, s, company)
  if (best === 0) return [refusal('E1-30', 'noRoute')]
  const verdict = assessRoute(networkOf(c, s), route, length)
  if ('fault' in verdict) {
    const rule = verdict.fault === 'tooLong' ? 'E1-27' : 'E1-28'
    return [refusal(rule, `route.${verdict.fault}`, { at: verdict.at + 1, length })]
  }
  if (!verdict.owners.includes(company)) return [refusal('E1-28', 'routeWithoutOwnStation')]
  return verdict.payment < best ? [refusal('E1-29', 'notTheBest', { paid: verdict.payment, best })] : []
}

/** Starts the payment; the black engine is asked for next, where it may be used. */
export function startPayment(c: Catalogue, s: State, seat: number, run: TrainRun): void {
  const { company, route } = run
  const verdict = assessRoute(networkOf(c, s), route, route.length)
  const amount = 'payment' in verdict ? verdict.payment : 0
  s.payment = {
    company,
    amount,
    left: amount,
    room: s.turnCard.map((_, other) => sharesHeld(c, s, other, company)),
    next: seat,
    route: route.map((step) => ({ space: step.space, stations: [...step.stations] })),
  }
  s.active = true
  s.acted = true
}

/** E1-32: the holder is asked at every payment, or by the option only at its own. */
export const asksForEngine = (s: State): boolean =>
  s.engine !== NOBODY && (!s.engineOwnTurn || s.engine === s.turn) && decksHaveCards(s)

/** The engine stands for one more share and is gone, whether a card falls to it or not (E1-32). */
export function declareEngine(s: State): void {
  if (!s.payment || s.engine === NOBODY) return
  s.payment.room[s.engine] = (s.payment.room[s.engine] as number) + 1
  s.engine = NOBODY
}

export const decksHaveCards = (s: State): boolean => s.decks.some((deck) => deck.length > 0)

/** One card of the payment: the next seat takes a top card (E1-31). Returns the card and who saw it. */
export function takeCard(s: State, deck: number): { card: number; seen: boolean } {
  const payment = s.payment as NonNullable<State['payment']>
  const seat = payment.next
  const taken = takeTop(s, deck, seat)
  payment.left--
  payment.room[seat] = Math.max(0, (payment.room[seat] as number) - 1)
  payment.next = following(s, payment.room, seat)
  return taken
}

/** E1-31: the next seat by turn card that may still take, round to the lower ones; nobody: the initiator. */
function following(s: State, room: readonly number[], seat: number): number {
  for (let step = 1; step <= s.seats; step++) {
    const next = seatOfTurnCard(s, (((s.turnCard[seat] as number) - 1 + step) % s.seats) + 1)
    if ((room[next] as number) > 0) return next
  }
  return s.turn
}

/** Who takes the cards still to come, in order. */
export function queueOf(s: State): number[] {
  if (!s.payment) return []
  const room = s.payment.room.slice()
  const queue: number[] = []
  let seat = s.payment.next
  for (let i = 0; i < s.payment.left; i++) {
    queue.push(seat)
    room[seat] = Math.max(0, (room[seat] as number) - 1)
    seat = following(s, room, seat)
  }
  return queue
}
