/** Whatever a seat has to decide, as choices with their worth by judgement, best first. */
import type { Level } from '#shared/games/common.ts'
import type { ExpressAction } from '#shared/games/express/types.ts'
import { handCost } from '../../rules/express/score.ts'
import { addToHand, partnerOf, type State, takeFromHand } from '../../rules/express/state.ts'
import { deckYields, DRAWN_FROM_DECK } from '../../rules/express/turn/draw.ts'
import { nextInt, type Random } from '../../rules/random.ts'
import { endsMatch, outlookOf, outNow, tablePoints, WINS } from './outlook.ts'
import { answerOf, FULL, PLAIN, plansFor, QUICK, type ScoredPlan } from './plans.ts'
import { FOR_POINTS, RULE_OF_THUMB, UNHURRIED, WEIGHTS, type Weights } from './weights.ts'

export interface Choice {
  readonly action: ExpressAction
  /** In points. */
  readonly value: number
}

/** Level by level more of the race to go out is understood, from nothing to what was tuned. */
const JUDGEMENT: Readonly<Record<Level, Weights>> = {
  apprentice: FOR_POINTS,
  conductor: FOR_POINTS,
  engineer: UNHURRIED,
  dispatcher: RULE_OF_THUMB,
  director: WEIGHTS,
}

/** Plans further behind the best than this are not looked at. */
const FAR_BEHIND = 12
/** Nor is a discard that feeds the next seat so much more than the best plan does. */
const FEEDS_MORE = 0.5

/** Never none. Where nothing speaks for another choice there is one only. */
export function choicesOf(s: State, seat: number, level: Level, random: Random): Choice[] {
  const w = JUDGEMENT[level]
  switch (s.phase) {
    case 'draw':
      return draws(s, seat, random, w)
    case 'answer':
      return [one(answerOf(s, seat))]
    case 'permit':
      return [one({ do: 'permit', yes: permits(s, seat, w) })]
    default:
      return turns(s, seat, level, w)
  }
}

const one = (action: ExpressAction): Choice => ({ action, value: 0 })

function draws(s: State, seat: number, random: Random, w: Weights): Choice[] {
  const { deck, discard } = drawWorths(s, seat, random, w)
  const choices: Choice[] = []
  if (deck !== undefined) choices.push({ action: { do: 'draw', from: 'deck' }, value: deck })
  if (discard !== undefined) choices.push({ action: { do: 'draw', from: 'discard' }, value: discard })
  return choices.sort((a, b) => b.value - a.value)
}

/** A turn that is sure to win is the only choice; the rest is what judgement does not rule out. */
function turns(s: State, seat: number, level: Level, w: Weights): Choice[] {
  const plans = plansFor(s, seat, level === 'apprentice' ? PLAIN : FULL, w)
  const best = plans[0]!
  if (asks(s, seat, best)) return [one({ do: 'ask' })]
  if (best.value >= WINS) return [best]
  return plans.filter(
    (plan) => plan.value >= best.value - FAR_BEHIND && plan.feeds <= best.feeds + FEEDS_MORE,
  )
}

/** What the one who asks still lays, about. */
const STILL_LAID = 6
/** Points in the own hand that are too many as long as nobody else is near going out. */
const TOO_DEAR = 10
const NEAR = 3.5

/** EX-43: a seat whose going out is not sure to win asks its partner first, once. */
const asks = (s: State, seat: number, best: ScoredPlan): boolean =>
  best.out && s.permission === 'none' && partnerOf(s, seat) !== undefined && best.value < WINS

/** EX-43: the partner's answer is yes where the table as it stands wins or at least nothing dear is caught in the own hand. */
function permits(s: State, seat: number, w: Weights): boolean {
  const o = outlookOf(s, seat, w)
  const points = tablePoints(s, o.team) + STILL_LAID
  const cost = handCost(s.hands[seat]!)
  if (endsMatch(s, points)) return outNow(s, o)(points - cost) > points - cost
  return cost <= TOO_DEAR || o.rivalOut < NEAR
}

/** Pairs of cards tried for the deck. */
const SAMPLES = 8

interface DrawWorths {
  readonly deck?: number
  readonly discard?: number
}

/** EX-5: what the best turn would be worth with the deck's cards or the discard; absent where there is no card. */
function drawWorths(s: State, seat: number, random: Random, w: Weights): DrawWorths {
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
