/** The state of a game: plain numbers and arrays of numbers. Cards and spaces are indices into the catalogue. */
import type { BoardId } from '#shared/games/express-01/values.ts'
import type { Express01Event } from '#shared/games/express-01/types.ts'
import type { Told as ToldOf } from '../game.ts'
import type { Random } from '../random.ts'

export const NOBODY = -1
export const EMPTY = -1

export type PhaseCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export const PHASE = {
  bid: 0,
  pair: 1,
  expand: 2,
  acquire: 3,
  bonus: 4,
  engine: 5,
  take: 6,
  order: 7,
  over: 8,
} as const satisfies Record<string, PhaseCode>

/** What A has bought and not yet used (E1-14). */
export const CREDIT = { none: 0, route: 1, card: 2 } as const

/** Pair of actions chosen: index in `PAIRS`, or -1. */
export const NO_PAIR = -1

/** A payment under way (E1-31), or the western card (E1-22, company -1). */
export interface Payment {
  company: number
  amount: number
  left: number
  /** Cards each seat may still take before only the initiator takes. */
  room: number[]
  /** The seat that takes the next card. */
  next: number
  /** The way of the train, as spaces and the stations visited on each. */
  route: { space: number; stations: number[] }[]
}

export interface State {
  /** Version of the rules the game began with (`versions.ts`). */
  rules: number
  board: BoardId
  long: boolean
  engineOwnTurn: boolean
  seats: number
  random: Random
  phase: PhaseCode
  round: number
  /** The seat at turn. */
  turn: number
  /** By seat: number of its turn card, 0 before the bid is open. */
  turnCard: number[]
  gone: boolean[]
  /** Holder of the black engine, or `NOBODY`. */
  engine: number
  /** Cards chosen in secret by seat, or -1. */
  bids: number[]
  pair: number
  /** 0: the first action of the pair is due, 1: the second. */
  step: number
  credit: number
  /** E1-10: the first station has not been built yet. */
  opening: boolean
  /** By card: `IN_DECK` and so on. */
  place: number[]
  /** By card in a hand: bit mask of the seats that know it is there. */
  known: number[]
  /** By deck: its cards, the top one last. */
  decks: number[][]
  /** By deck: how many cards on top lie face up. */
  faceUp: number[]
  /** By space: the upgrade card on it, or `EMPTY`; and whether it lies turned. */
  cards: number[]
  turned: boolean[]
  /** By seat: the spaces whose base cards it took. */
  bases: number[][]
  west: boolean
  payment: Payment | null
  /** Something was upgraded, bought or paid this round, and in this turn; rounds running without (E1-39). */
  active: boolean
  acted: boolean
  idle: number
  /** 0 no end condition met, 1 by upgrades, 2 by decks, 3 standstill. */
  end: number
}

export function clone(s: State): State {
  return {
    ...s,
    random: [...s.random],
    turnCard: s.turnCard.slice(),
    gone: s.gone.slice(),
    bids: s.bids.slice(),
    place: s.place.slice(),
    known: s.known.slice(),
    decks: s.decks.map((deck) => deck.slice()),
    faceUp: s.faceUp.slice(),
    cards: s.cards.slice(),
    turned: s.turned.slice(),
    bases: s.bases.map((list) => list.slice()),
    // Replaced as a whole while it runs, so its route may be shared.
    payment: s.payment && { ...s.payment, room: s.payment.room.slice() },
  }
}

/** Base cards upgraded so far. */
export const upgradedBases = (s: State): number => s.bases.reduce((sum, list) => sum + list.length, 0)

export const emptyDecks = (s: State): number =>
  s.decks.reduce((n, deck) => n + (deck.length === 0 ? 1 : 0), 0)

/** What ends the game (E1-35). */
export const limits = (s: Pick<State, 'long'>): { upgraded: number; decks: number } =>
  s.long ? { upgraded: 24, decks: 4 } : { upgraded: 12, decks: 3 }

/** Where the rules tell what happened; a search passes none, and nothing is built. */
export type Told = ToldOf<Express01Event>

export const END = { none: 0, upgrades: 1, decks: 2, standstill: 3 } as const

// Whose turn card is which, and whose decision the game waits for (E1-8).

/** Seat of the turn card with number `n`. */
export const seatOfTurnCard = (s: State, n: number): number => s.turnCard.indexOf(n)

/** The seats that must decide now. */
export function deciders(s: State): readonly number[] {
  switch (s.phase) {
    case PHASE.over:
      return []
    case PHASE.bid:
      return s.bids.flatMap((card, seat) => (card < 0 ? [seat] : []))
    case PHASE.engine:
      return [s.engine]
    case PHASE.take:
      return [s.payment?.next ?? s.turn]
    default:
      return [s.turn]
  }
}
