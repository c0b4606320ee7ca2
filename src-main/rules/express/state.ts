/**
 * The state of a match: plain data, cards as numbers (`cards.ts`); who plays with whom, and whose decision it waits
 * for.
 */
import type {
  DisasterEnd,
  ExpressEvent,
  ExpressOptions,
  ExpressPhase,
  HandSheet,
} from '#shared/games/express/types.ts'
import type { Told as ToldOf } from '../game.ts'
import type { Random } from '../random.ts'
import { versionOf } from './versions.ts'

export interface Train {
  /** The card in front: under its back, or a diesel face up. */
  engine: number
  diesel: boolean
  /** Bit per seat: who knows the card that lies face down (EX-44). */
  seen: number
  cars: number[]
}

export interface WayCar {
  card: number
  upright: boolean
}

/** A disaster waiting for its target (EX-31): `asked[0]` is asked now, the others after it. */
export interface Pending {
  end: DisasterEnd
  team: number
  asked: number[]
}

export interface State {
  /** Version of the rules the match began with (`versions.ts`). */
  rules: number
  options: ExpressOptions
  seats: number
  random: Random
  /** Number of the hand, from 0. */
  hand: number
  dealer: number
  turn: number
  direction: 1 | -1
  phase: ExpressPhase
  /** EX-34: the turn under way is an extra one. */
  extra: boolean
  /** EX-43 */
  permission: 'none' | 'yes' | 'no'
  pending: Pending | null
  /** Sorted by kind. */
  hands: number[][]
  /** By team. */
  trains: Train[][]
  wayCars: WayCar[][]
  /** The last one is drawn next. */
  deck: number[]
  /** The last one lies on top. */
  discards: number[]
  slot: number[]
  aside: number[]
  /** By seat: turns taken and turns still to lose in this hand. */
  turns: number[]
  lost: number[]
  /** EX-7: turns in a row without a card laid out or a card used for effect, and without a draw. */
  idle: number
  undrawn: number
  sheets: HandSheet[]
  /** What each seat, and last the public, knows of cards it does not see (`memory.ts`); none in a search. */
  memory: number[][]
}

export function clone(s: State): State {
  return {
    ...s,
    random: [...s.random],
    pending: s.pending && { ...s.pending, asked: s.pending.asked.slice() },
    hands: s.hands.map((hand) => hand.slice()),
    trains: s.trains.map((trains) => trains.map((t) => ({ ...t, cars: t.cars.slice() }))),
    wayCars: s.wayCars.map((cars) => cars.map((w) => ({ ...w }))),
    deck: s.deck.slice(),
    discards: s.discards.slice(),
    slot: s.slot.slice(),
    aside: s.aside.slice(),
    turns: s.turns.slice(),
    lost: s.lost.slice(),
    sheets: s.sheets.slice(),
    memory: s.memory.map((known) => known.slice()),
  }
}

/** Puts a card into a sorted hand. */
export function addToHand(hand: number[], card: number): void {
  let i = hand.length
  while (i > 0 && hand[i - 1]! > card) i--
  hand.splice(i, 0, card)
}

/** Takes one copy out of a hand that holds it. */
export function takeFromHand(hand: number[], card: number): void {
  hand.splice(hand.indexOf(card), 1)
}

/** EX-22, EX-35: the seat at turn has not ended a turn in this hand yet. */
export const isFirstTurn = (s: State): boolean => s.turns[s.turn] === 0

/** Where the rules tell what happened; a search passes none, and nothing is built. */
export type Told = ToldOf<ExpressEvent>

// Who plays with whom, who comes next, and whose decision the game waits for (EX-2, EX-42).

export const teamsOf = (s: State): number => (s.options.partners ? s.seats / 2 : s.seats)

/** Partners sit opposite each other: seat i with seat i + n/2 (EX-2). */
export const teamOf = (s: State, seat: number): number => (s.options.partners ? seat % (s.seats / 2) : seat)

export const partnerOf = (s: State, seat: number): number | undefined =>
  s.options.partners ? (seat + s.seats / 2) % s.seats : undefined

export const nextSeat = (s: State, seat: number): number => (seat + s.direction + s.seats) % s.seats

/** The seats of a team. */
export function seatsOf(s: State, team: number): number[] {
  return s.options.partners ? [team, team + s.seats / 2] : [team]
}

/** The seats of a team in turn order after the player, the player itself last (EX-29, EX-42). */
export function inTurnOrder(s: State, team: number): number[] {
  const order: number[] = []
  for (let seat = nextSeat(s, s.turn), i = 0; i < s.seats; i++, seat = nextSeat(s, seat)) {
    if (teamOf(s, seat) === team) order.push(seat)
  }
  return order
}

/** The seat of the team that will be on turn first, by the direction after this turn and the turns still to lose (EX-29). */
export function soonestOf(s: State, team: number): number {
  const step = s.extra ? -s.direction : s.direction
  const lost = s.lost.slice()
  for (let seat = (s.turn + step + s.seats) % s.seats; ; seat = (seat + step + s.seats) % s.seats) {
    if (lost[seat]! > 0) lost[seat]!--
    else if (teamOf(s, seat) === team) return seat
  }
}

/** EX-43: the partner said yes, and that obliges. */
export const mustGoOut = (s: State): boolean =>
  s.permission === 'yes' &&
  (s.options.permission ?? (versionOf(s.rules).binding ? 'binding' : 'lenient')) === 'binding'

/** The one seat that must decide; none when the match is over. */
export function decider(s: State): number | undefined {
  if (s.phase === 'over') return undefined
  if (s.phase === 'answer') return s.pending!.asked[0]
  return s.phase === 'permit' ? partnerOf(s, s.turn) : s.turn
}

/** The seats that must decide now: one, or none when the match is over. */
export function deciders(s: State): readonly number[] {
  const seat = decider(s)
  return seat === undefined ? [] : [seat]
}
