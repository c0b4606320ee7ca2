/** From deck or discards (EX-5): what the turn would be worth with either. */
import { deckYields, DRAWN_FROM_DECK } from '../../rules/express/turn/draw.ts'
import { addToHand, takeFromHand, type State } from '../../rules/express/state.ts'
import { nextInt, type Random } from '../../rules/random.ts'
import { outlookOf } from './outlook.ts'
import { plansFor, QUICK } from './plans.ts'
import type { Weights } from './weights.ts'

/** Pairs of cards tried for the deck. */
const SAMPLES = 8

export interface DrawWorths {
  readonly deck?: number
  readonly discard?: number
}

/** Worth of the best turn after each draw; absent where the source has no card. */
export function drawWorths(s: State, seat: number, random: Random, w: Weights): DrawWorths {
  const top = s.discards.at(-1)
  const yields = Math.min(DRAWN_FROM_DECK, deckYields(s))
  const worths: { deck?: number; discard?: number } = {}
  if (top !== undefined) worths.discard = worthWith(s, seat, [top], w)
  if (yields > 0) {
    const pool = outlookOf(s, seat, w).unseen.flatMap((n, k) => new Array<number>(n).fill(k))
    let sum = 0
    for (let i = 0; i < SAMPLES; i++) {
      const first = nextInt(random, pool.length)
      const second = nextInt(random, Math.max(1, pool.length - 1))
      const cards = [pool[first]!, pool[second < first ? second : Math.min(second + 1, pool.length - 1)]!]
      sum += worthWith(s, seat, cards.slice(0, yields), w)
    }
    worths.deck = sum / SAMPLES
  }
  return worths
}

function worthWith(s: State, seat: number, cards: readonly number[], w: Weights): number {
  const hand = s.hands[seat]!
  for (const card of cards) addToHand(hand, card)
  const best = plansFor(s, seat, QUICK, w)[0]!.value
  for (const card of cards) takeFromHand(hand, card)
  return best
}
