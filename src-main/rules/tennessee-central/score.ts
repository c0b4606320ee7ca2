/** What stacks pay and what a seat has at the end (TC-11, TC-12, TC-17 to TC-19). */
import type { TennesseeOutcome } from '#shared/games/tennessee-central/types.ts'
import { OVER, type State, LOCOMOTIVE_TOP, READ_ANYWHERE, READ_OWN } from './state.ts'

/** TC-18: cards still in hand; at the end these are tracks only. */
const cardsLeft = (state: State, seat: number): number => state.held[seat]!

/** TC-17, TC-18: the dividends paid so far less one for each track in hand. */
export function totalOf(state: State, seat: number): number {
  const { pays, seats } = state
  return pays[seat]! + pays[seats + seat]! + pays[2 * seats + seat]! - cardsLeft(state, seat)
}

export const totalsOf = (state: State): number[] => state.held.map((_, seat) => totalOf(state, seat))

/** TC-19: above 0 when `a` stands better than `b`: the higher total, then fewer cards in hand; 0 when shared. */
export function compareSeats(state: State, a: number, b: number): number {
  return totalOf(state, a) - totalOf(state, b) || cardsLeft(state, b) - cardsLeft(state, a)
}

/** Places by seat: 1 is first, ties share a number and the next is skipped. */
export function placesOf(state: State): number[] {
  return state.held.map((_, seat) => {
    let place = 1
    for (let other = 0; other < state.seats; other++) if (compareSeats(state, other, seat) > 0) place++
    return place
  })
}

export function outcomeOf(state: State): TennesseeOutcome | undefined {
  if (state.phase !== OVER) return undefined
  const totals = totalsOf(state)
  const dividends = [0, 1, 2].map((row) => state.pays.slice(row * state.seats, (row + 1) * state.seats))
  return { places: placesOf(state), totals, sheet: { dividends, cardsLeft: state.held.slice(), totals } }
}

/** TC-11, TC-12: what a share of the suit pays now. */
export function stackValue(state: State, suit: number): number {
  const top = state.tops[suit]!
  if (state.engines[suit] === 0) return top
  if (state.reading === READ_ANYWHERE) return state.heights[suit]!
  if (top !== LOCOMOTIVE_TOP) return top
  return state.reading === READ_OWN && state.placed !== suit ? 0 : state.heights[suit]!
}
