/**
 * The legal actions of the seat that must decide. Draws, answers and permissions are complete. Of plans it gives
 * good examples: lay nothing, lengthen everything, open each type, each single card in each place, with various
 * discards; disasters and turntables for effect; and going out where some plan does.
 */
import type { Json } from '#shared/games/common.ts'
import type {
  DisasterEnd,
  DraftValues,
  ExpressAction,
  TurnAction,
  TurnEnd,
} from '#shared/games/express/types.ts'
import type { LegalActions, Preview } from '../game.ts'
import { askRefusals, check } from './check.ts'
import { decider, isFirstTurn, seatsOf, type State, teamOf, teamsOf } from './state.ts'
import { handLimit, sources } from './turn/draw.ts'
import { layouts, shed } from './plans/layouts.ts'
import { conditions, goingOutPlan } from './turn/going-out.ts'
import { endCardOf, planOf } from './turn/plan.ts'
import { planRefusals } from './turn/plan-check.ts'
import { actionOf, costliestLocos, handAfter, type Sketch, sketchOf } from './plans/sketch.ts'
import { BROKEN_CAR, isCaboose, isDisaster, KINDS, cardName, TURNTABLE, VALUE, WILD } from './cards.ts'
import { bestReading, takesCaboose, trainPoints } from './trains/legal.ts'

export function legalActions(s: State, seat: number): LegalActions<ExpressAction> {
  if (decider(s) !== seat) return { complete: true, actions: [] }
  switch (s.phase) {
    case 'draw':
      return { complete: true, actions: sources(s).map((from) => ({ do: 'draw', from })) }
    case 'turn':
      return { complete: false, actions: [...examplePlans(s, seat), ...askings(s, seat)] }
    case 'permit':
      return { complete: true, actions: [true, false].map((yes) => ({ do: 'permit', yes })) }
    default:
      return { complete: true, actions: answers(s, seat) }
  }
}

const askings = (s: State, seat: number): ExpressAction[] =>
  askRefusals(s, seat).length === 0 ? [{ do: 'ask' }] : []

const answers = (s: State, seat: number): ExpressAction[] =>
  [false, true]
    .map((block): ExpressAction => ({ do: 'answer', block }))
    .filter((action) => check(s, seat, action).length === 0)

/** Legal plans, never none. */
export function examplePlans(s: State, seat: number): TurnAction[] {
  const limit = handLimit(s, seat)
  const base = sketchOf(s, seat)
  const plans = new Map<string, TurnAction>()
  const offer = (plan: TurnAction) => {
    const key = JSON.stringify(plan)
    if (!plans.has(key) && planRefusals(s, seat, plan).length === 0) plans.set(key, plan)
  }
  layouts(base).forEach((layout, i) => {
    const sketch = handAfter(layout) > limit ? shed(layout, limit) : layout
    const ends = i === 0 ? [...discards(sketch), ...effects(s, seat, sketch)] : someDiscards(sketch)
    for (const end of ends) offer(actionOf(sketch, costliestLocos(sketch, endCardOf(end)), end))
  })
  const out = goingOutPlan(s, seat)
  if (out) offer(out)
  if (plans.size === 0) offer(withoutDiscard(base))
  return [...plans.values()]
}

/** EX-13: the turn of a seat with one card or none that cannot go out. */
const withoutDiscard = (k: Sketch): TurnAction => actionOf(k, costliestLocos(k), { none: true })

/** Every kind left as a plain discard. */
function discards(k: Sketch): TurnEnd[] {
  const ends: TurnEnd[] = []
  for (let card = 0; card < KINDS; card++) if (k.left[card]! > 0) ends.push({ discard: cardName(card) })
  return ends
}

/** The cheapest, the dearest and a middling kind as plain discards. */
function someDiscards(k: Sketch): TurnEnd[] {
  const kinds = k.left.flatMap((n, card) => (n > 0 ? [card] : [])).sort((a, b) => VALUE[a]! - VALUE[b]!)
  const some = new Set([kinds[0], kinds[kinds.length >> 1], kinds.at(-1)])
  return [...some].flatMap((card) => (card === undefined ? [] : [{ discard: cardName(card) }]))
}

/** Turntables and disasters for effect; switch engines with single pairs only. Not all of them need be legal. */
function effects(s: State, seat: number, k: Sketch): TurnEnd[] {
  if (isFirstTurn(s)) return []
  const ends: TurnEnd[] = k.left[TURNTABLE]! > 0 ? [{ turntable: true }] : []
  for (let card = BROKEN_CAR; isDisaster(card); card++) {
    if (k.left[card]! > 0) ends.push(...disasterEnds(s, seat, k, card - BROKEN_CAR))
  }
  return ends
}

function disasterEnds(s: State, seat: number, k: Sketch, disaster: number): DisasterEnd[] {
  const own = teamOf(s, seat)
  const ends: DisasterEnd[] = []
  for (let team = 0; team < teamsOf(s); team++) {
    const target = seatsOf(s, team)[0]!
    const trains = team === own ? k.trains : s.trains[team]!
    if (disaster === 1)
      ends.push(...seatsOf(s, team).map((to) => ({ disaster: 'derailment', seat: to }) as const))
    trains.forEach((t, train) => {
      if (disaster === 0) ends.push({ disaster: 'broken-car', seat: target, train })
      if (disaster === 4) ends.push({ disaster: 'wreck', seat: target, train })
      if (disaster === 2) ends.push(...stealEnds(k, target, train, t.cars.at(-1)!))
      if (disaster === 3) ends.push(...switchEnds(k, target, train))
    })
  }
  return ends
}

/** To the hand, and to every train that takes the car. */
function stealEnds(k: Sketch, seat: number, train: number, car: number): DisasterEnd[] {
  if (isCaboose(car)) return []
  const ends: DisasterEnd[] = [{ disaster: 'steal', seat, train, to: 'hand' }]
  k.trains.forEach(({ cars, diesel }, to) => {
    if (bestReading([...cars, car], diesel)) ends.push({ disaster: 'steal', seat, train, to })
    if (car === WILD && takesCaboose(cars)) ends.push({ disaster: 'steal', seat, train, to, as: 'caboose' })
  })
  return ends
}

const switchEnds = (k: Sketch, seat: number, train: number): DisasterEnd[] =>
  k.trains.map((_, mine) => ({ disaster: 'switch-engines', seat, mine: [mine], theirs: [train] }))

// A draft of a turn, judged as it stands: what forbids it and the values shown beside the table.

/** `end: {none: true}` stands for an ending not chosen yet. Other decisions have no values. */
export function preview(s: State, seat: number, draft: ExpressAction): Preview {
  const refusals = check(s, seat, draft)
  const judged = draft.do === 'turn' && s.phase === 'turn' && seat === s.turn
  return { refusals, values: judged ? (draftValues(s, seat, draft) as unknown as Json) : null }
}

function draftValues(s: State, seat: number, draft: TurnAction): DraftValues {
  const plan = planOf(s, seat, draft)
  const { five, four, threes } = conditions(plan.trains.map((t) => t.cars.length))
  const toGo = 'none' in draft.end ? 1 : 0
  return {
    trains: plan.trains.map(({ cars, diesel, started, added, tookOver }) => {
      const changed = started || tookOver || added > 0
      const legal = !changed || bestReading(cars, diesel) !== undefined
      return { legal, points: legal ? trainPoints(cars, diesel) : 0 }
    }),
    left: plan.left.flatMap((n, k) => new Array<string>(n).fill(cardName(k))) as DraftValues['left'],
    limit: handLimit(s, seat),
    locos: { needed: plan.locosNeeded, given: plan.locos.length },
    goingOut: {
      notFirstTurn: !isFirstTurn(s),
      ...{ five, four, threes },
      emptyHand: plan.handSize === toGo + Math.max(0, plan.locosNeeded - plan.locos.length),
      permitted: s.permission !== 'no',
    },
  }
}
