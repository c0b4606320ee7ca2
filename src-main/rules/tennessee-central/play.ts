/**
 * Carrying out a legal move in place: a turn builds a track or invests (TC-7 to TC-9), and a locomotive brings a
 * dividend (TC-10 to TC-17).
 */
import {
  LOCOMOTIVE_CARD,
  lowestBit,
  shareCode,
  SUIT_COUNT,
  suitCode,
  suitOfShare,
  suitOfTrack,
  trackCode,
  TRACKS_A_SUIT,
} from './cards.ts'
import {
  nextSeat,
  LOCOMOTIVE,
  LOCOMOTIVE_TOP,
  NONE,
  OVER,
  PASS,
  REVEAL,
  type State,
  type Told,
  TURN,
} from './state.ts'
import { INVEST, PASS_SHARE, PLACE, remember, rememberDraw, REVEAL_SHARE } from './moves.ts'
import { placesOf, stackValue, totalsOf } from './score.ts'
import { giveTrack } from './setup.ts'

/** TC-10: the drawer puts the locomotive on any stack, where it counts as a card. */
function placeLocomotive(state: State, seat: number, suit: number, told?: Told): void {
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
function callForShares(state: State): void {
  state.phase = REVEAL
}

/** TC-10: a choice in secret; with the last one all shares are revealed and paid. */
function chooseReveal(state: State, seat: number, share: number, told?: Told): void {
  choose(state, seat, share, told)
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
function choosePass(state: State, seat: number, share: number, told?: Told): void {
  choose(state, seat, share, told)
  if (!state.choices.includes(NONE)) passShares(state, told)
}

function choose(state: State, seat: number, share: number, told?: Told): void {
  state.choices[seat] = share
  if (!told) return
  const event = { what: 'chose', seat, for: state.phase === PASS ? 'pass' : 'reveal' } as const
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
  // TC-12: its dividend ends with being scored, before shares are passed on.
  state.placed = NONE
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
    state.fronts[nextSeat(state, seat)]! |= 1 << state.choices[seat]!
    remember(state, seat, PASS_SHARE + state.choices[seat]!)
  }
  const cards = told ? state.choices.map(shareCode) : []
  state.choices.fill(NONE)
  state.phase = TURN
  state.turn = nextSeat(state, state.turn)
  if (told) {
    const dividend = state.paid as 1 | 2
    const reveals = dividend === 2 ? ({ reveals: true } as const) : {}
    told.push({ event: { what: 'passed', dividend, cards }, ...reveals })
  }
}

function tellEnd(state: State, told?: Told): void {
  if (told) told.push({ event: { what: 'ended', totals: totalsOf(state), places: placesOf(state) } })
}

/** TC-7: the track goes on top of the stack of its suit, whatever the ranks. */
function build(state: State, seat: number, track: number, told?: Told): void {
  const suit = suitOfTrack(track)
  const rank = track - suit * TRACKS_A_SUIT
  state.tracks[seat * SUIT_COUNT + suit]! ^= 1 << rank
  state.held[seat]!--
  state.tops[suit] = rank + 2
  state.heights[suit]!++
  state.turns++
  remember(state, seat, track)
  if (told)
    told.push({ event: { what: 'built', seat, card: trackCode(track), value: stackValue(state, suit) } })
  state.turn = nextSeat(state, seat)
}

/** TC-8: a track joins the hand; a locomotive, or the last card of the deck, brings a dividend (TC-10, TC-16). */
function invest(state: State, seat: number, told?: Told): void {
  const card = state.deck[state.deck.length - state.left]!
  state.left--
  state.turns++
  rememberDraw(state, seat, card === LOCOMOTIVE_CARD)
  if (card === LOCOMOTIVE_CARD) {
    state.phase = LOCOMOTIVE
    if (told) {
      const which = state.paid === 0 ? 1 : 2
      told.push({ event: { what: 'drewLocomotive', seat, which }, reveals: true })
    }
    return
  }
  giveTrack(state, seat, card)
  const last = state.left === 0
  if (told) {
    const event = { what: 'drew', seat, last } as const
    told.push({ event, secret: { to: [seat], event: { ...event, card: trackCode(card) } }, reveals: true })
  }
  if (last) callForShares(state)
  else state.turn = nextSeat(state, seat)
}

/** Carries out a legal move in place; `told` gathers what happened. */
export function playMove(state: State, seat: number, move: number, told?: Told): void {
  if (move < INVEST) build(state, seat, move, told)
  else if (move === INVEST) invest(state, seat, told)
  else if (move < REVEAL_SHARE) placeLocomotive(state, seat, move - PLACE, told)
  else if (move < PASS_SHARE) chooseReveal(state, seat, move - REVEAL_SHARE, told)
  else choosePass(state, seat, move - PASS_SHARE, told)
}
