/**
 * The state of a game of Tennessee Central: small integers and short arrays, so that the search can copy it a
 * million times a second. Cards are numbers (see `cards.ts`), sets of cards are bits.
 */
import type { TennesseeEvent } from '#shared/games/tennessee-central/types.ts'
import type { Told as ToldOf } from '../game.ts'

/** What is to be decided, in the order of `PHASES` of the view. */
export const TURN = 0
export const LOCOMOTIVE = 1
export const REVEAL = 2
export const PASS = 3
export const OVER = 4

/** TC-12: the readings, numbered as in `LOCOMOTIVE_READINGS`; `top` is 0. */
export const READ_ANYWHERE = 1
export const READ_OWN = 2

export const NONE = -1
/** `tops` of a stack with its ace, or with a locomotive, on top; else the track's number 2 to 10. */
export const ACE_TOP = 1
export const LOCOMOTIVE_TOP = 11

export interface State {
  readonly seats: number
  readonly reading: number
  /** The start player (TC-6). */
  readonly start: number
  phase: number
  /** The seat at turn; during a dividend the seat that drew. */
  turn: number
  /** Turns taken (builds and draws). */
  turns: number
  /** Dividends paid, 0 to 3. */
  paid: number
  /** Order of drawing; never written after the deal, so that copies share it. */
  readonly deck: readonly number[]
  /** Cards left of it: the next is `deck[deck.length - left]`. */
  left: number
  /** Tracks in hand: bits of the numbers 2 to 10 at [seat * 4 + suit]; and how many at [seat]. */
  readonly tracks: number[]
  readonly held: number[]
  /** Shares in hand, shares lying in front: bits by seat. */
  readonly shares: number[]
  readonly fronts: number[]
  /** The share a seat has chosen in secret, NONE before; it stays in hand or in front until all have chosen. */
  readonly choices: number[]
  /** By suit: what lies on top, the number of cards, the locomotives among them. */
  readonly tops: number[]
  readonly heights: number[]
  readonly engines: number[]
  /** The suit that got this dividend's locomotive, until it is scored; NONE at other times. */
  placed: number
  /** Pay at [dividend * seats + seat]. */
  readonly pays: number[]
  /** Every public move (see `moves.ts`), or null in a copy of the search, which needs none. */
  history: number[] | null
}

/** A copy that shares nothing that is ever written. */
export const clone = (state: State): State => copy(state, state.history && state.history.slice())

/** A copy without the memory of moves: all that play, outcome and search need. */
export const fork = (state: State): State => copy(state, null)

function copy(s: State, history: number[] | null): State {
  return {
    seats: s.seats,
    reading: s.reading,
    start: s.start,
    phase: s.phase,
    turn: s.turn,
    turns: s.turns,
    paid: s.paid,
    deck: s.deck,
    left: s.left,
    tracks: s.tracks.slice(),
    held: s.held.slice(),
    shares: s.shares.slice(),
    fronts: s.fronts.slice(),
    choices: s.choices.slice(),
    tops: s.tops.slice(),
    heights: s.heights.slice(),
    engines: s.engines.slice(),
    placed: s.placed,
    pays: s.pays.slice(),
    history,
  }
}

/** Where the rules tell what happened; the search passes none, and nothing is built. */
export type Told = ToldOf<TennesseeEvent>

// Who comes next, and whose decision the game waits for (TC-6).

/** Who decides next: the seat at turn, or during a secret choice the first from the drawer on; NONE at the end. */
export function decider(state: State): number {
  if (state.phase <= LOCOMOTIVE) return state.turn
  if (state.phase === OVER) return NONE
  let seat = state.turn
  while (state.choices[seat] !== NONE) seat = nextSeat(state, seat)
  return seat
}

/** The next seat clockwise (TC-6). */
export const nextSeat = (state: State, seat: number): number => (seat + 1 === state.seats ? 0 : seat + 1)

/** Whether the seat must decide now. */
export function decides(state: State, seat: number): boolean {
  if (state.phase <= LOCOMOTIVE) return seat === state.turn
  return state.phase !== OVER && seat >= 0 && seat < state.seats && state.choices[seat] === NONE
}

/** The seats that must decide now: several when they choose in secret at once. */
export const deciders = (state: State): readonly number[] =>
  state.held.map((_, seat) => seat).filter((seat) => decides(state, seat))
