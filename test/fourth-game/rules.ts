/** The rules of Shunting. In a real game this is `src-main/rules/shunting/`. */
import type { Happened, Outcome, Refusal, Viewer } from '#shared/games/common.ts'
import { DealError, refusal, type Game, type Setup, type Told } from '../../src-main/rules/game.ts'
import { nextInt, seedRandom, shuffle } from '../../src-main/rules/random.ts'
import {
  schemas,
  shunting as info,
  wagons,
  type ShuntingAction,
  type ShuntingDeal,
  type ShuntingEvent,
  type ShuntingOptions,
  type ShuntingSheet,
  type ShuntingView,
} from './info.ts'

const HAND = 3

/** `deck`: the next card last. */
export interface State {
  options: ShuntingOptions
  hands: string[][]
  trains: string[][]
  deck: string[]
  dropped: string[]
  turn: number
}

function setup({ options, seats, seed, deal }: Setup<ShuntingOptions, ShuntingDeal>): State {
  const all = wagons(options)
  const order = deal ? [...deal.order] : shuffle(seedRandom(seed), [...all])
  if ([...order].sort().join() !== all.join()) throw new DealError('deal.order', 'not every wagon once')
  const hands = Array.from({ length: seats }, () => order.splice(0, HAND))
  return { options, hands, trains: hands.map(() => []), deck: order.reverse(), dropped: [], turn: 0 }
}

const deciders = ({ hands, turn }: State): readonly number[] => (hands[turn]!.length > 0 ? [turn] : [])

function check(s: State, seat: number, action: ShuntingAction): readonly Refusal[] {
  const { card } = action
  if (!deciders(s).includes(seat)) return [refusal('SH-2', 'notYourTurn', { seat: s.turn })]
  if (!s.hands[seat]!.includes(card)) return [refusal('SH-2', 'notInHand', { card })]
  const last = s.trains[seat]!.at(-1) ?? ''
  return action.do === 'couple' && card < last ? [refusal('SH-3', 'tooLow', { card, last })] : []
}

export function legalActions(s: State, seat: number): readonly ShuntingAction[] {
  if (!deciders(s).includes(seat)) return []
  return s.hands[seat]!.flatMap((card) =>
    (['couple', 'drop'] as const).map((way) => ({ do: way, card })),
  ).filter((action) => check(s, seat, action).length === 0)
}

function play(s: State, seat: number, action: ShuntingAction, told?: Told): void {
  const tell = (happened: Happened<ShuntingEvent>): unknown => told?.push(happened)
  const hand = s.hands[seat]!
  hand.splice(hand.indexOf(action.card), 1)
  ;(action.do === 'couple' ? s.trains[seat]! : s.dropped).push(action.card)
  tell({ event: { what: action.do === 'couple' ? 'coupled' : 'dropped', seat, card: action.card } })
  const card = s.deck.pop()
  if (card !== undefined) {
    hand.push(card)
    tell({
      event: { what: 'drew', seat },
      secret: { to: [seat], event: { what: 'drew', seat, card } },
      reveals: true,
    })
  }
  s.turn = (s.turn + 1) % s.hands.length
}

export const view = (s: State, viewer: Viewer): ShuntingView => ({
  viewer,
  phase: deciders(s).length > 0 ? 'turn' : 'over',
  options: s.options,
  turn: s.turn,
  seats: s.hands.map((hand, seat) => ({
    train: [...s.trains[seat]!],
    hand: viewer === seat || viewer === 'all' ? [...hand] : hand.length,
  })),
  deck: s.deck.length,
  dropped: [...s.dropped],
})

/** A state that the viewer could believe in: what it does not see, drawn from what is left. */
export function stateFrom(seen: ShuntingView, draw: (left: string[]) => string[]): State {
  const { options, seats, dropped, turn } = seen
  const shown = [
    ...dropped,
    ...seats.flatMap(({ train, hand }) => [...train, ...(typeof hand === 'number' ? [] : hand)]),
  ]
  const left = draw(wagons(options).filter((card) => !shown.includes(card)))
  const hands = seats.map(({ hand }) => (typeof hand === 'number' ? left.splice(0, hand) : [...hand]))
  return {
    options,
    hands,
    trains: seats.map(({ train }) => [...train]),
    deck: left,
    dropped: [...dropped],
    turn,
  }
}

function outcome(s: State): Outcome<ShuntingSheet> | undefined {
  if (deciders(s).length > 0) return undefined
  const totals = s.trains.map((train) => train.length)
  const places = totals.map((own) => 1 + totals.filter((other) => other > own).length)
  return { places, totals, sheet: { wagons: totals } }
}

export const rules: Game<State, ShuntingAction, ShuntingView, ShuntingOptions, ShuntingDeal> = {
  info,
  schemas,
  setup,
  clone: structuredClone,
  deciders,
  legalActions: (s, seat) => ({ complete: true, actions: legalActions(s, seat) }),
  randomAction(s, seat, random) {
    const actions = legalActions(s, seat)
    return actions[nextInt(random, actions.length)]!
  },
  check,
  preview: (s, seat, draft) => ({ refusals: check(s, seat, draft), values: null }),
  play,
  view,
  reseed: (s, seed) => ({ ...structuredClone(s), deck: shuffle(seedRandom(seed), [...s.deck]) }),
  outcome,
  cards: ({ hands, trains, deck, dropped }) => [...hands, ...trains, deck, dropped].flat().sort(),
}
