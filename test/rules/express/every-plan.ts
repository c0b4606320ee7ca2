/**
 * Every plan of a turn, found by trying: each card in each place and order, with each way to end the turn. Only for
 * hands of a few cards. Plans that differ in the order of way cars or of switched pairs alone are one.
 */
import { CARDS, type CardName, type LaidName } from '#shared/games/express/cards.ts'
import type { ExpressAction, TrainPlay, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import { express as game } from '../../../src-main/rules/express/index.ts'
import { cardName } from '../../../src-main/rules/express/cards.ts'
import { type State, teamOf } from '../../../src-main/rules/express/state.ts'

type Cards = readonly CardName[]

const CARS: Cards = CARDS.filter((card, i) => i < 14 || card === 'caboose' || card === 'wild')
const WAYS: Cards = ['light-crane', 'boom', 'office', 'transfer', 'heavy-crane']

const without = (cards: Cards, card: CardName): Cards => cards.toSpliced(cards.indexOf(card), 1)
const kinds = (cards: Cards): Cards => [...new Set(cards)]

/** Every row of cards that can be laid from these, the empty one first, and what is left. */
function* rows(cards: Cards, row: readonly LaidName[] = []): Generator<[readonly LaidName[], Cards]> {
  yield [row, cards]
  for (const card of kinds(cards).filter((one) => CARS.includes(one))) {
    const left = without(cards, card)
    yield* rows(left, [...row, card])
    if (card === 'wild') yield* rows(left, [...row, 'wild-caboose'])
  }
}

/** The engine stays or becomes a loco, or a diesel of the hand is laid face up. */
function* engines(cards: Cards): Generator<[Pick<TrainPlay, 'engine'>, Cards]> {
  yield [{}, cards]
  if (cards.includes('diesel')) yield [{ engine: 'diesel' }, without(cards, 'diesel')]
}

interface Laid {
  readonly plays: readonly TrainPlay[]
  readonly left: Cards
  /** Face-up diesels among the trains. */
  readonly diesels: number
  readonly trains: number
}

/** Old trains lengthened or not, from number `train` on, then any number of new ones. */
function* layouts(laid: Laid, old: readonly boolean[], train = 0): Generator<Laid> {
  const isOld = train < old.length
  if (!isOld) yield laid
  for (const [engine, cards] of engines(laid.left)) {
    for (const [add, left] of rows(cards)) {
      const untouched = add.length === 0 && !engine.engine
      if (!isOld && add.length === 0) continue
      const play = isOld ? { train, add, ...engine } : { add, ...engine }
      const next: Laid = {
        plays: untouched ? laid.plays : [...laid.plays, play],
        left,
        diesels: laid.diesels + (engine.engine || old[train] ? 1 : 0),
        trains: laid.trains + 1,
      }
      yield* layouts(next, old, train + 1)
    }
  }
}

function* wayCars(cards: Cards, from = 0, row: Cards = []): Generator<[Cards, Cards]> {
  yield [row, cards]
  for (let i = from; i < WAYS.length; i++) {
    const way = WAYS[i]!
    if (cards.includes(way)) yield* wayCars(without(cards, way), i, [...row, way])
  }
}

function* locos(cards: Cards, count: number, row: Cards = []): Generator<[Cards, Cards]> {
  if (count === 0) yield [row, cards]
  else for (const card of kinds(cards)) yield* locos(without(cards, card), count - 1, [...row, card])
}

/** Each way to swap some of `mine` for as many of `theirs`, trains by number. */
function pairings(mine: number, theirs: number): { mine: number[]; theirs: number[] }[] {
  const grow = (at: number, taken: readonly number[]): { mine: number[]; theirs: number[] }[] =>
    at === mine
      ? [{ mine: [], theirs: [] }]
      : [
          ...grow(at + 1, taken),
          ...Array.from({ length: theirs }, (_, i) => i)
            .filter((i) => !taken.includes(i))
            .flatMap((i) =>
              grow(at + 1, [...taken, i]).map((p) => ({ mine: [at, ...p.mine], theirs: [i, ...p.theirs] })),
            ),
        ]
  return grow(0, [])
}

function endsWith(s: State, card: CardName, trains: number): TurnEnd[] {
  const ends: TurnEnd[] = [{ discard: card }]
  if (card === 'turntable') ends.push({ turntable: true })
  const count = Math.max(trains, ...s.trains.map((all) => all.length))
  const numbers = Array.from({ length: count }, (_, i) => i)
  for (let seat = 0; seat < s.seats; seat++) {
    if (card === 'derailment') ends.push({ disaster: card, seat })
    if (card === 'broken-car' || card === 'wreck')
      ends.push(...numbers.map((train) => ({ disaster: card, seat, train })))
    if (card === 'steal') {
      for (const train of numbers)
        for (const to of ['hand', ...numbers] as const)
          ends.push(
            { disaster: card, seat, train, to },
            ...(to === 'hand' ? [] : [{ disaster: card, seat, train, to, as: 'caboose' } as const]),
          )
    }
    if (card === 'switch-engines')
      ends.push(...pairings(trains, count).map((pairs) => ({ disaster: card, seat, ...pairs })))
  }
  return ends
}

function everyPlan(s: State, seat: number): TurnAction[] {
  const own = s.trains[teamOf(s, seat)]!
  const hidden = own.filter((train) => !train.diesel).map((train) => cardName(train.engine))
  const cards = [...s.hands[seat]!.map(cardName), ...hidden]
  const old = own.map((train) => train.diesel)
  const plans: TurnAction[] = []
  for (const { plays, left, diesels, trains } of layouts(
    { plays: [], left: cards, diesels: 0, trains: 0 },
    old,
  ))
    for (const [ways, after] of wayCars(left))
      for (const [engines, rest] of locos(after, trains - diesels))
        for (const end of [
          { none: true } as const,
          ...kinds(rest).flatMap((card) => endsWith(s, card, trains)),
        ]) {
          const plan: TurnAction = { do: 'turn', trains: plays, wayCars: ways, locos: engines, end }
          if (game.check(s, seat, plan).length === 0) plans.push(plan)
        }
  return plans
}

/** Every legal action of the seat that must decide. */
export function everyAction(s: State, seat: number): ExpressAction[] {
  const { complete, actions } = game.legalActions(s, seat)
  if (complete) return [...actions]
  return [...everyPlan(s, seat), ...actions.filter((action) => action.do !== 'turn')]
}
