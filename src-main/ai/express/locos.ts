/** Which cards go under the trains: a loco is a place more for cards, free of cost and out of sight (EX-8, EX-40). */
import { CABOOSE, DIESEL, isDisaster, isWayCar, TURNTABLE, VALUE, WILD } from '../../rules/express/cards.ts'
import { leftCards, locosNeeded, type Sketch } from '../../rules/express/plans/sketch.ts'

/** Among cards without points, those that do nothing in hand lie first; way cars answer only from there (EX-32). */
function rank(card: number): number {
  if (VALUE[card]! > 0) return VALUE[card]!
  if (card === DIESEL || card === CABOOSE) return -1
  if (card === TURNTABLE || isDisaster(card)) return -2
  if (card === WILD) return -3
  return isWayCar(card) ? -4 : -5
}

export function locosFor(k: Sketch, endCard: number): number[] {
  const cards = leftCards(k)
  if (endCard >= 0) cards.splice(cards.indexOf(endCard), 1)
  return cards.sort((a, b) => rank(b) - rank(a)).slice(0, locosNeeded(k))
}
