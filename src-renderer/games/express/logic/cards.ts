/** Cards by name: their kinds, their words, their order in a sorted hand. */
import {
  CARDS,
  DISASTERS,
  PASSENGER,
  POINTS,
  WAY_CARS,
  WILD_CABOOSE,
  type CardName,
  type DisasterName,
  type LaidName,
  type WayCarName,
} from '#shared/games/express/cards.ts'
import type { Say } from '../../../kit/log.ts'

const within = (group: readonly string[], card: string): boolean => group.includes(card)
export const isDisaster = (card: string): card is DisasterName => within(DISASTERS, card)
const isWayCar = (card: string): card is WayCarName => within(WAY_CARS, card)
export const isPassenger = (card: string): boolean => within(PASSENGER, card)
export const isCaboose = (card: LaidName): boolean => card === 'caboose' || card === WILD_CABOOSE
export const isWild = (card: LaidName): boolean => card === 'wild'
/** A card that does something when it ends a turn (EX-10). */
export const hasEffect = (card: CardName): boolean => isDisaster(card) || card === 'turntable'

export const orderOf = (card: CardName): number => CARDS.indexOf(card)
/** What a card costs in hand (EX-40), and what a like car is worth. */
export const pointsOf = (card: LaidName): number =>
  card === WILD_CABOOSE ? 0 : (POINTS[CARDS.indexOf(card)] ?? 0)

export const cardWord = (say: Say, card: string): string => say(`cards.${card}`)
/** "coal car, coal car and wild car"; the list is joined by the caller's language. */
export const cardWords = (
  say: Say,
  cards: readonly string[],
  list: (items: readonly string[]) => string,
): string => list(cards.map((card) => cardWord(say, card)))

/** The card with what it is worth, as a screen reader should say it. */
export function cardLabel(say: Say, card: LaidName): string {
  const word = cardWord(say, card)
  if (isWayCar(card)) return say('cardLabel.way', { card: word })
  if (isDisaster(card)) return say('cardLabel.disaster', { card: word })
  const n = pointsOf(card)
  return n > 0 ? say('cardLabel.points', { card: word, n }) : word
}
