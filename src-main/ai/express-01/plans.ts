/** Whole turns: a beam over the steps of the three pairs of actions, each plan with the position it leads to. */
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { endRefusals, pairRefusals } from '../../rules/express-01/duty.ts'
import { clone, CREDIT, deciders, PHASE, type State } from '../../rules/express-01/state.ts'
import { play } from '../../rules/express-01/play.ts'
import { leadOf, victory, type Weights } from './evaluate.ts'
import { smallDecision } from './small.ts'
import { expansions, purchases, swaps, trains, type Width } from './steps.ts'

/** How turns are looked for, and by which judgement. */
export interface Manner extends Width {
  /** Steps of a turn after which nothing new is begun. */
  readonly steps: number
  readonly weights: Weights
}

export interface Plan {
  /** The actions of the seat itself, in order; what others decide in between is left out. */
  readonly actions: readonly Express01Action[]
  readonly state: State
  /** Cards ahead of the others, as judged. */
  readonly margin: number
  /** The same with what a certain victory or defeat weighs: what plans are compared by. */
  readonly value: number
}

/** Whose turn is planned, and how. */
export interface Planning {
  readonly c: Catalogue
  readonly seat: number
  readonly manner: Manner
}

/** Plans from here to the end of the seat's turn, best first. */
export function plans(c: Catalogue, s: State, seat: number, manner: Manner): Plan[] {
  const planning = { c, seat, manner }
  const closed: Plan[] = []
  let open: Plan[] = [{ actions: [], state: s, margin: 0, value: 0 }]
  for (let n = 0; open.length > 0; n++) {
    const next: Plan[] = []
    for (const node of open)
      for (const steps of mayStop(choices(c, node.state, seat, manner), n >= manner.steps)) {
        const child = follow(planning, node, steps)
        if (turnIsOver(child.state, s, seat)) closed.push(child)
        else next.push(child)
      }
    open = keepBest(next, manner.beam)
  }
  return closed.sort((a, b) => b.value - a.value)
}

/** The best plan that begins with the given action, which must be legal. */
export function planFrom(planning: Planning, s: State, action: Express01Action): Plan {
  const { c, seat, manner } = planning
  const first = follow(planning, { actions: [], state: s, margin: 0, value: 0 }, [action])
  if (turnIsOver(first.state, s, seat)) return first
  const [best] = plans(c, first.state, seat, manner)
  return best ? { ...best, actions: [action, ...best.actions] } : first
}

/** Only the end of the action, where that is wanted and can be. */
function mayStop(choices: Express01Action[][], wanted: boolean): Express01Action[][] {
  const [first] = choices
  return wanted && first?.[0]?.do === 'done' ? [first] : choices
}

/** What may come next: short lists of actions of the seat. */
function choices(c: Catalogue, s: State, seat: number, width: Manner): Express01Action[][] {
  switch (s.phase) {
    case PHASE.pair:
      return pairsFor(s, width)
        .filter((pair) => pairRefusals(c, s, pair).length === 0)
        .map((pair) => [{ do: 'pair', pair }])
    case PHASE.expand: {
      const end = s.opening || s.credit === CREDIT.card ? [] : mayEnd(c, s)
      return [...end, ...expansions(c, s, seat, width)]
    }
    case PHASE.acquire:
      return [...mayEnd(c, s), ...purchases(c, s, seat, width.salt)]
    case PHASE.bonus:
      return [...mayEnd(c, s), ...trains(c, s, seat, width.salt).map((train) => [train])]
    case PHASE.order:
      return swaps(s, seat).map((swap) => [swap])
    default: {
      const small = smallDecision(c, s, seat)
      return small ? [[small]] : []
    }
  }
}

const mayEnd = (c: Catalogue, s: State): Express01Action[][] =>
  endRefusals(c, s).length > 0 ? [] : [[{ do: 'done' }]]

/** The narrowest search leaves out buying first: it seldom differs from building first. */
const pairsFor = (s: State, { beam }: Manner): readonly (typeof PAIRS)[number][] =>
  s.opening ? ['AB'] : beam > 1 ? PAIRS : ['AB', 'CD']

/** The plan with these actions more, and what they lead to. */
function follow({ c, seat, manner }: Planning, node: Plan, steps: readonly Express01Action[]): Plan {
  const state = clone(node.state)
  const actions = [...node.actions, ...steps]
  const game = { c, s: state }
  for (const step of steps) play(game, seat, step)
  // A payment is worth what it comes to once it is paid out.
  for (
    settle(c, state, seat);
    state.phase === PHASE.take || state.phase === PHASE.engine;
    settle(c, state, seat)
  ) {
    const own = smallDecision(c, state, seat) as Express01Action
    play(game, seat, own)
    actions.push(own)
  }
  const margin = leadOf(c, state, seat, manner.weights)
  return { actions, state, margin, value: margin + certainty(c, state, seat) }
}

/** More than points can be: whoever has won is content, whoever would lose plays on. */
const SURE = 1000

const certainty = (c: Catalogue, s: State, seat: number): number =>
  s.phase === PHASE.over ? SURE * (2 * victory(c, s, seat) - 1) : 0

/** Lets the others decide what a payment asks of them. */
export function settle(c: Catalogue, s: State, seat: number): void {
  const game = { c, s }
  for (;;) {
    if (s.phase !== PHASE.take && s.phase !== PHASE.engine) return
    const who = deciders(s)[0] as number
    if (who === seat) return
    play(game, who, smallDecision(c, s, who) as Express01Action)
  }
}

const turnIsOver = (now: State, before: State, seat: number): boolean =>
  now.phase === PHASE.over || now.round !== before.round || now.turn !== seat || now.gone[seat] === true

/**
 * The best of each stage of the turn, so that one pair of actions does not crowd out another too early, and of those
 * that have just come to its second action: what they spent in the first shows its use only now.
 */
function keepBest(nodes: Plan[], beam: number): Plan[] {
  const groups = new Map<number, Plan[]>()
  for (const node of nodes) {
    const key = (node.state.pair * 2 + node.state.step) * 2 + (node.actions.at(-1)?.do === 'done' ? 1 : 0)
    const group = groups.get(key)
    if (group) group.push(node)
    else groups.set(key, [node])
  }
  return [...groups.values()].flatMap((group) =>
    distinct(group.sort((a, b) => b.value - a.value)).slice(0, beam),
  )
}

/** Different orders of the same steps lead to the same position: one is enough. Best first. */
function distinct(nodes: readonly Plan[]): Plan[] {
  const seen = new Set<string>()
  return nodes.filter(({ state }) => {
    const key = fingerprint(state)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Two 32-bit sums over where every card lies: positions that share both are the same, as good as surely. */
function fingerprint(s: State): string {
  let a = s.credit + 8 * s.phase
  let b = s.engine + 8 * s.step
  for (let card = 0; card < s.place.length; card++) {
    const place = s.place[card] as number
    a = (Math.imul(a, 31) + place) | 0
    b = Math.imul(b ^ place, 16777619)
  }
  for (let space = 0; space < s.cards.length; space++) {
    const laid = 2 * (s.cards[space] as number) + (s.turned[space] ? 1 : 0)
    a = (Math.imul(a, 31) + laid) | 0
    b = Math.imul(b ^ laid, 16777619)
  }
  return `${a},${b}`
}
