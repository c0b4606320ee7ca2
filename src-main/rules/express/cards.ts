/** Cards as numbers: the index in `CARDS`. A wild laid as a caboose is one number more (EX-21). */
import {
  CARDS,
  COPIES,
  POINTS,
  WILD_CABOOSE,
  type CardName,
  type LaidName,
} from '#shared/games/express/cards.ts'

const kind = (name: CardName): number => CARDS.indexOf(name)

export const KINDS = CARDS.length
export const MAIL = kind('mail')
export const COACH = kind('coach')
export const OBSERVATION = kind('observation')
export const DIESEL = kind('diesel')
export const CABOOSE = kind('caboose')
export const WILD = kind('wild')
export const LIGHT_CRANE = kind('light-crane')
export const HEAVY_CRANE = kind('heavy-crane')
export const BROKEN_CAR = kind('broken-car')
const WRECK = kind('wreck')
export const TURNTABLE = kind('turntable')
export const LAID_CABOOSE = CARDS.length

/** Points of a card, and of a laid one (EX-1). */
export const VALUE: readonly number[] = [...POINTS, 0]

/** The nine freight types are their own kind; the five passenger kinds are one type (EX-15). */
export const PASSENGER_TYPE = kind('mail')
export const TYPES = PASSENGER_TYPE + 1

export const isOrdinary = (k: number): boolean => k <= OBSERVATION
export const isPassenger = (k: number): boolean => k >= MAIL && k <= OBSERVATION
/** Type of an ordinary car. */
export const typeOf = (k: number): number => (k < MAIL ? k : PASSENGER_TYPE)
/** A card that can be part of a train as a car (EX-18). */
export const isCar = (k: number): boolean => isOrdinary(k) || k === WILD || isCaboose(k)
export const isCaboose = (k: number): boolean => k === CABOOSE || k === LAID_CABOOSE
export const isWayCar = (k: number): boolean => k >= LIGHT_CRANE && k <= HEAVY_CRANE
export const isDisaster = (k: number): boolean => k >= BROKEN_CAR && k <= WRECK
/** The way car that answers a disaster, and the other way round (EX-25 to EX-28). */
export const wayCarFor = (disaster: number): number => disaster - BROKEN_CAR + LIGHT_CRANE

/** The card a laid card is: a wild stays a wild wherever it goes from the train. */
export const cardOf = (laid: number): number => (laid === LAID_CABOOSE ? WILD : laid)

const NUMBERS = new Map<string, number>(CARDS.map((name, i) => [name, i]))
export const cardNumberOf = (name: CardName): number => NUMBERS.get(name)!
export const laidNumberOf = (name: LaidName): number => NUMBERS.get(name) ?? LAID_CABOOSE
export const cardName = (k: number): CardName => CARDS[k]!
export const laidName = (k: number): LaidName => (k === LAID_CABOOSE ? WILD_CABOOSE : CARDS[k]!)
export const cardNames = (kinds: readonly number[]): CardName[] => kinds.map(cardName)
export const laidNames = (kinds: readonly number[]): LaidName[] => kinds.map(laidName)

/** Copies of each card with so many seats (EX-1, EX-2). */
export const copiesFor = (seats: number): number[] =>
  COPIES.map((n, k) => (k === TURNTABLE && seats < 4 ? n - 1 : n))

/** How often each kind is among the cards. */
export function countKinds(cards: readonly number[]): number[] {
  const counts = new Array<number>(KINDS).fill(0)
  for (const k of cards) counts[k]!++
  return counts
}

/** The cards of such counts, sorted by kind. */
export const cardsOf = (counts: readonly number[]): number[] =>
  counts.flatMap((n, k) => new Array<number>(n).fill(k))
