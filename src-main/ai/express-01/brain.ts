/** The opponents of Express 01: whole turns by a beam, and for the stronger levels the round played on from each. */
import type { Level } from '#shared/games/common.ts'
import type { Express01Action, Express01View } from '#shared/games/express-01/types.ts'
import { nextUint32, seedRandom } from '../../rules/random.ts'
import { PHASE, type State } from '../../rules/express-01/state.ts'
import type { Brain, Budgets, Verdict } from '../frame/brain.ts'
import { bySearch, createBrain, type Opinion } from '../frame/opponent.ts'
import type { Compared } from '../search/halving.ts'
import { compare, type Ahead } from './compare.ts'
import { WEIGHTS } from './evaluate.ts'
import { planFrom, plans, type Manner, type Plan } from './plans.ts'
import { explain } from './reasons.ts'
import { smallDecision } from './small.ts'
import { catalogueOf, determinize } from './worlds.ts'

/** How a player thinks: how widely it looks for turns, how many it compares, how many own turns it looks ahead. */
export interface Style extends Omit<Manner, 'salt'>, Omit<Ahead, 'salt'> {
  readonly candidates: number
}

const style = (own: Pick<Style, 'beam' | 'layings' | 'candidates' | 'turns'>, prior = 4): Style => ({
  ...own,
  prior,
  steps: 24,
  weights: WEIGHTS,
})

const STYLES: Readonly<Record<Level, Style>> = {
  apprentice: style({ beam: 2, layings: 4, candidates: 0, turns: 0 }),
  conductor: style({ beam: 2, layings: 6, candidates: 0, turns: 0 }),
  engineer: style({ beam: 3, layings: 6, candidates: 5, turns: 1 }),
  dispatcher: style({ beam: 4, layings: 8, candidates: 8, turns: 2 }, 8),
  director: style({ beam: 5, layings: 10, candidates: 10, turns: 2 }, 8),
}
/** A playout is a round and more of whole turns: few of them tell much. */
const BUDGETS: Budgets = {
  apprentice: { iterations: 0, ms: 0 },
  conductor: { iterations: 0, ms: 0 },
  engineer: { iterations: 10, ms: 400 },
  dispatcher: { iterations: 100, ms: 800 },
  director: { iterations: 300, ms: 1400 },
}

/** The opponents that think in these styles. */
export const playerOf = (
  styles: Readonly<Record<Level, Style>>,
): Brain<Express01View, Express01Action, State> =>
  createBrain<Express01View, Express01Action, State>({
    game: 'express-01',
    budgets: BUDGETS,
    slip: 2,
    determinize,
    explain,
    greedy(view, seat) {
      const c = catalogueOf(view)
      const s = determinize(view, seedRandom(''))
      return smallDecision(c, s, seat) ?? plans(c, s, seat, { ...styles.apprentice, salt: 0 })[0]!.actions[0]!
    },
    think(view, seat, { level, consider }, random) {
      const style = styles[level]
      const c = catalogueOf(view)
      const s = determinize(view, random)
      const small = smallDecision(c, s, seat)
      if (small) return { opinions: [{ action: small, value: 0, turn: [small] }] }
      const manner = { ...style, salt: nextUint32(random) }
      const found = plans(c, s, seat, manner)
      const opinions = byFirstAction(found, (plan) => plan).map(opinionOf)
      if (style.candidates === 0 || (opinions.length === 1 && found.length === 1)) return { opinions }
      // Within a turn what is left to decide is little: half the thinking goes to it.
      const part = s.phase === PHASE.pair ? 1 : 0.5
      const kept = varied(found, Math.ceil(style.candidates * part))
      const asked = consider as Express01Action | undefined
      const known = !asked || kept.some((plan) => keyOf(plan) === JSON.stringify(asked))
      const weighed = known ? kept : [...kept, planFrom({ c, seat, manner }, s, asked)]
      const world = (): State => determinize(view, random)
      return {
        opinions,
        search(caps) {
          const iterations = Math.ceil(caps.iterations * part)
          const compared = compare(c, { seat, plans: weighed, world }, manner, { ...caps, iterations })
          return compared && verdictOf(compared)
        },
      }
    },
  })

export const express01Brain = playerOf(STYLES)

const keyOf = (plan: Plan): string => JSON.stringify(plan.actions[0])

const opinionOf = ({ actions, margin, value }: Plan): Opinion<Express01Action> => ({
  ...{ action: actions[0]!, margin, value, turn: actions },
})

/** For each first action the best plan that begins with it. */
function byFirstAction<Item>(list: readonly Item[], planOf: (item: Item) => Plan): Item[] {
  const best = new Map<string, Item>()
  for (const item of list) {
    const key = JSON.stringify(planOf(item).actions[0])
    if (!best.has(key)) best.set(key, item)
  }
  return [...best.values()]
}

/** By playing on: for each first action what the best turn that begins with it came to. */
function verdictOf({ estimates, iterations }: Compared<Plan>): Verdict<Express01Action> {
  const turn = estimates[0]!.move.actions
  const firsts = byFirstAction(estimates, ({ move }) => move)
  return { ...bySearch(firsts, iterations, (plan) => plan.actions[0]!), turn }
}

/** Turns that differ in what they do and in what they spend: the best of each kind, then the best of the rest. */
function varied(list: readonly Plan[], most: number): Plan[] {
  const kinds = new Set<string>()
  const firsts: Plan[] = []
  const others: Plan[] = []
  for (const plan of list) {
    const key = kindOf(plan.actions)
    if (kinds.has(key)) others.push(plan)
    else firsts.push(plan)
    kinds.add(key)
  }
  return [...firsts, ...others].slice(0, most)
}

/** The pair, the cards paid in each action, the company of the train. */
function kindOf(actions: readonly Express01Action[]): string {
  let [cards, shares, train] = [0, 0, '']
  for (const action of actions)
    if (action.do === 'pay') cards++
    else if (action.do === 'buy') shares++
    else if (action.do === 'bonus') train = action.company
  const first = actions[0]
  return `${first?.do === 'pair' ? first.pair : ''},${cards},${shares},${train}`
}
