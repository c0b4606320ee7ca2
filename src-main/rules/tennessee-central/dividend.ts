/** A dividend: place the locomotive, reveal, be paid, pass on (TC-10 to TC-17). */
import { lowestBit, shareCode, suitCode, suitOfShare } from './cards.ts'
import { type Told, LOCOMOTIVE_TOP, NONE, OVER, PASS, REVEAL, TURN, type State } from './state.ts'
import { remember, PASS_SHARE, PLACE, REVEAL_SHARE } from './moves.ts'
import { placesOf, totalsOf, stackValue } from './score.ts'
import { after } from './seats.ts'

/** TC-10: the drawer puts the locomotive on any stack, where it counts as a card. */
export function placeLocomotive(state: State, seat: number, suit: number, told?: Told): void {
  state.tops[suit] = LOCOMOTIVE_TOP
  state.heights[suit]!++
  state.engines[suit]!++
  state.placed = suit
  remember(state, seat, PLACE + suit)
  callForShares(state)
  if (told) {
    const value = stackValue(state, suit)
    told.push({ event: { what: 'placedLocomotive', seat, suit: suitCode(suit), value } })
  }
}

/** TC-10, TC-16: every seat now chooses one share of its hand. */
export function callForShares(state: State): void {
  state.phase = REVEAL
}

/** TC-10: a choice in secret; with the last one all shares are revealed and paid. */
export function chooseReveal(state: State, seat: number, share: number, told?: Told): void {
  choose(state, seat, share, 'reveal', told)
  if (state.choices.includes(NONE)) return
  for (let s = 0; s < state.seats; s++) {
    const bit = 1 << state.choices[s]!
    state.shares[s]! ^= bit
    state.fronts[s]! |= bit
    remember(state, s, REVEAL_SHARE + state.choices[s]!)
  }
  if (told) {
    const dividend = (state.paid + 1) as 1 | 2 | 3
    told.push({ event: { what: 'revealed', dividend, cards: state.choices.map(shareCode) }, reveals: true })
  }
  payDividend(state, told)
  if (state.paid === 1) passShares(state, told)
  else if (state.paid === 3) tellEnd(state, told)
}

/** TC-14: which of the two shares in front goes on, in secret; with the last choice all pass at once. */
export function choosePass(state: State, seat: number, share: number, told?: Told): void {
  choose(state, seat, share, 'pass', told)
  if (!state.choices.includes(NONE)) passShares(state, told)
}

function choose(state: State, seat: number, share: number, purpose: 'reveal' | 'pass', told?: Told): void {
  state.choices[seat] = share
  if (!told) return
  const event = { what: 'chose', seat, for: purpose } as const
  told.push({ event, secret: { to: [seat], event: { ...event, card: shareCode(share) } } })
}

/** What follows so many dividends: the game goes on, shares are chosen to be passed, or it is over. */
const NEXT_PHASE: readonly number[] = [TURN, TURN, PASS, OVER]

/** TC-11, TC-14, TC-16, TC-17: every share in front pays its stack's value, noted by seat and dividend. */
function payDividend(state: State, told?: Told): void {
  const row = state.paid * state.seats
  for (let seat = 0; seat < state.seats; seat++) {
    let pay = 0
    for (let rest = state.fronts[seat]!; rest !== 0; rest &= rest - 1) {
      pay += stackValue(state, suitOfShare(lowestBit(rest)))
    }
    state.pays[row + seat] = pay
  }
  state.paid++
  state.phase = NEXT_PHASE[state.paid]!
  // The one share of the first dividend is also the one that moves on.
  if (state.paid > 1) state.choices.fill(NONE)
  if (told) {
    const pays = state.pays.slice(row, row + state.seats)
    told.push({ event: { what: 'paid', dividend: state.paid as 1 | 2 | 3, pays } })
  }
}

/** TC-13 to TC-15: the chosen shares move clockwise, and play goes on to the left of the drawer. */
function passShares(state: State, told?: Told): void {
  for (let seat = 0; seat < state.seats; seat++) state.fronts[seat]! ^= 1 << state.choices[seat]!
  for (let seat = 0; seat < state.seats; seat++) {
    state.fronts[after(state, seat)]! |= 1 << state.choices[seat]!
    remember(state, seat, PASS_SHARE + state.choices[seat]!)
  }
  const cards = told ? state.choices.map(shareCode) : []
  state.choices.fill(NONE)
  state.placed = NONE
  state.phase = TURN
  state.turn = after(state, state.turn)
  if (told) {
    const dividend = state.paid as 1 | 2
    const reveals = dividend === 2 ? ({ reveals: true } as const) : {}
    told.push({ event: { what: 'passed', dividend, cards }, ...reveals })
  }
}

function tellEnd(state: State, told?: Told): void {
  if (told) told.push({ event: { what: 'ended', totals: totalsOf(state), places: placesOf(state) } })
}
