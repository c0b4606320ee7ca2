/** What each dividend paid and why, told again from the events of the game. */
import {
  suitOf,
  SUITS,
  type CardCode,
  type ShareCard,
  type Suit,
} from '#shared/games/tennessee-central/cards.ts'
import type { LocomotiveReading, TennesseeEvent } from '#shared/games/tennessee-central/types.ts'

export interface PaidShare {
  readonly card: ShareCard
  readonly pay: number
}
export interface PaidDividend {
  readonly dividend: 1 | 2 | 3
  /** The company the locomotive was sent to; none at the last dividend. */
  readonly sentTo: Suit | undefined
  /** By seat: its shares face up and what each paid (TC-11). */
  readonly shares: readonly (readonly PaidShare[])[]
  readonly pays: readonly number[]
}

interface Course {
  readonly tops: Record<Suit, CardCode>
  readonly values: Record<Suit, number>
  fronts: ShareCard[][]
  placed: Suit | undefined
}

const bySuit = <T>(value: (suit: Suit) => T): Record<Suit, T> =>
  Object.fromEntries(SUITS.map((suit) => [suit, value(suit)])) as Record<Suit, T>

/** TC-12: where an earlier locomotive counts only once, it pays nothing while it still lies on top. */
const payOf = ({ tops, values, placed }: Course, suit: Suit, reading: LocomotiveReading): number =>
  reading === 'own' && tops[suit] === 'L' && placed !== suit ? 0 : values[suit]

const passOn = (fronts: ShareCard[][], cards: readonly ShareCard[]): ShareCard[][] =>
  fronts.map((front, seat) => {
    const came = cards[(seat - 1 + fronts.length) % fronts.length]
    return [...front.filter((card) => card !== cards[seat]), ...(came ? [came] : [])]
  })

export function paidDividends(
  events: readonly TennesseeEvent[],
  seats: number,
  reading: LocomotiveReading,
): PaidDividend[] {
  const course: Course = {
    tops: bySuit((suit): CardCode => `${suit}A`),
    values: bySuit(() => 1),
    fronts: Array.from({ length: seats }, () => []),
    placed: undefined,
  }
  const paid: PaidDividend[] = []
  for (const event of events) {
    if (event.what === 'built') {
      const suit = suitOf(event.card)
      course.tops[suit] = event.card
      course.values[suit] = event.value
    } else if (event.what === 'placedLocomotive') {
      course.tops[event.suit] = 'L'
      course.values[event.suit] = event.value
      course.placed = event.suit
    } else if (event.what === 'revealed') {
      course.fronts = course.fronts.map((front, seat) => {
        const card = event.cards[seat]
        return card ? [...front, card] : front
      })
    } else if (event.what === 'paid') {
      paid.push({
        dividend: event.dividend,
        sentTo: course.placed,
        shares: course.fronts.map((front) =>
          front.map((card) => ({ card, pay: payOf(course, suitOf(card), reading) })),
        ),
        pays: event.pays,
      })
      course.placed = undefined
    } else if (event.what === 'passed') {
      course.fronts = passOn(course.fronts, event.cards)
    }
  }
  return paid
}

/** Money of a seat at the start, after each dividend paid, and after its hand is counted (TC-18). */
export function moneyCourse(pays: readonly number[], cardsLeft: number | undefined): number[] {
  const course = [0]
  for (const pay of pays) course.push((course.at(-1) ?? 0) + pay)
  if (cardsLeft !== undefined) course.push((course.at(-1) ?? 0) - cardsLeft)
  return course
}
