/** Whatever a seat has to decide, as choices with their worth by judgement, best first. */
import type { Level } from '#shared/games/common.ts'
import type { ExpressAction } from '#shared/games/express/types.ts'
import type { State } from '../../rules/express/state.ts'
import type { Random } from '../../rules/random.ts'
import { drawWorths } from './draws.ts'
import { asks, permits } from './permission.ts'
import { FULL, PLAIN, plansFor } from './plans.ts'
import { WINS } from './out-now.ts'
import { answerOf } from './quick.ts'
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
