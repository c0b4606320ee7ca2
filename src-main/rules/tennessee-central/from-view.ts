/** A full state from a view and a guess at what it hides: what the opponents think with. */
import { LOCOMOTIVE, SUITS, type CardCode } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { LOCOMOTIVE_READINGS } from '#shared/games/tennessee-central/values.ts'
import { shareNumberOf, trackNumberOf } from './cards.ts'
import { historyOf } from './moves.ts'
import { bareTable, giveShare, giveTrack } from './setup.ts'
import { ACE_TOP, LOCOMOTIVE_TOP, NONE, type State } from './state.ts'
import { PHASES } from './view.ts'

/** What a view may hide. Shares and tracks are card numbers, `choices` NONE where a seat has not chosen. */
export interface Hidden {
  /** By seat. */
  readonly shares: readonly (readonly number[])[]
  readonly tracks: readonly (readonly number[])[]
  /** The cards left in the deck, in the order of drawing; 36 is a locomotive. */
  readonly deck: readonly number[]
  readonly choices: readonly number[]
}

/**
 * The state that the view shows, with the hidden cards as given. Nothing is checked: the cards must fit the view's
 * counts. Its deck holds only what is left.
 */
export function stateFrom(view: TennesseeView, hidden: Hidden): State {
  const reading = LOCOMOTIVE_READINGS.indexOf(view.options.locomotive)
  const seats = view.seats.length
  const state = bareTable(seats, reading, view.start, hidden.deck)
  state.phase = PHASES.indexOf(view.phase)
  state.turn = view.turn
  state.turns = view.turns
  state.paid = view.dividends
  state.history = historyOf(view.moves)
  view.seats.forEach((seat, i) => {
    for (const share of hidden.shares[i]!) giveShare(state, i, share)
    for (const track of hidden.tracks[i]!) giveTrack(state, i, track)
    for (const { card } of seat.front) state.fronts[i]! |= 1 << shareNumberOf(card)
    state.choices[i] = hidden.choices[i]!
    seat.dividends.forEach((pay, row) => (state.pays[row * seats + i] = pay))
  })
  SUITS.forEach((suit, i) => {
    const stack = view.stacks[suit]
    state.tops[i] = topOf(stack[stack.length - 1]!)
    state.heights[i] = stack.length
    state.engines[i] = stack.filter((card) => card === LOCOMOTIVE).length
  })
  state.placed = placedNow(view)
  return state
}

function topOf(card: CardCode): number {
  if (card === LOCOMOTIVE) return LOCOMOTIVE_TOP
  const track = trackNumberOf(card)
  return track === NONE ? ACE_TOP : Number(card.slice(1))
}

/** The stack of the dividend going on, from placing its locomotive until it is scored; the last has none. */
function placedNow(view: TennesseeView): number {
  if (view.phase !== 'reveal' || view.dividends === 2) return NONE
  const placed = view.moves.findLast((move) => move.do === 'locomotive')
  return placed ? SUITS.indexOf(placed.suit) : NONE
}
