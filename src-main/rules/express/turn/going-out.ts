/**
 * Going out: its conditions (EX-35), and whether the seat at turn has a plan that meets them (EX-43). The answer is exact: every way to lengthen the trains is tried, train by train,
 * remembering what was tried in vain. Cars and wilds are interchangeable within their type, so that a plan is found
 * over few counts: with t trains left at the end, t locos and one discard stay, and everything else is laid.
 */
import type { LaidName, CardName } from '#shared/games/express/cards.ts'
import type { TurnAction } from '#shared/games/express/types.ts'
import type { Refusal } from '#shared/games/common.ts'
import {
  CABOOSE,
  countKinds,
  isOrdinary,
  isWayCar,
  KINDS,
  laidName,
  MAIL,
  cardName,
  typeOf,
  WILD,
} from '../cards.ts'
import { isFirstTurn, type State, teamOf } from '../state.ts'
import { bestReading } from '../trains/legal.ts'
import { refusal } from '../../game.ts'

/** Cars of one type are one class; then wilds and cabooses. */
const WILDS = MAIL + 1
const CABOOSES = MAIL + 2
const CLASSES = MAIL + 3

interface Search {
  readonly standing: readonly (readonly number[])[]
  readonly diesel: readonly boolean[]
  /** Cars still in hand, by class. */
  readonly counts: number[]
  readonly wayCars: number
  /** Cards of hand and locos together, and how many of them have to be engines of standing trains. */
  readonly cards: number
  readonly engines: number
  /** By train: cars that this and the later standing trains lack to have three each. */
  readonly owed: readonly number[]
  readonly lengths: number[]
  /** Classes added to each train. */
  readonly added: number[][]
  readonly inVain: Set<string>
}

/** A plan that goes out, ignoring what a partner said; none if there is none. */
export function goingOutPlan(s: State, seat: number): TurnAction | undefined {
  if (isFirstTurn(s)) return undefined
  const trains = s.trains[teamOf(s, seat)]!
  const faceDown = trains.filter((t) => !t.diesel)
  const held = countKinds([...s.hands[seat]!, ...faceDown.map((t) => t.engine)])
  const counts = new Array<number>(CLASSES).fill(0)
  let wayCars = 0
  held.forEach((n, k) => {
    if (isOrdinary(k)) counts[typeOf(k)]! += n
    if (isWayCar(k)) wayCars += n
  })
  counts[WILDS] = held[WILD]!
  counts[CABOOSES] = held[CABOOSE]!
  const search: Search = {
    standing: trains.map((t) => t.cars),
    diesel: trains.map((t) => t.diesel),
    counts,
    wayCars,
    cards: held.reduce((sum, n) => sum + n, 0),
    engines: faceDown.length,
    owed: trains.map((_, t) =>
      trains.slice(t).reduce((sum, { cars }) => sum + Math.max(0, 3 - cars.length), 0),
    ),
    lengths: [],
    added: [],
    inVain: new Set(),
  }
  return solve(search, 0, 0) ? planFrom(search, held) : undefined
}

/** Trains before number `t` are settled, with `laid` cars added to them. */
function solve(x: Search, t: number, laid: number): boolean {
  if (t >= x.standing.length && complete(x, laid)) return true
  if ((x.owed[t] ?? 0) > x.cards - laid - x.engines - 1) return false
  const key = `${t}|${x.counts.join()}|${[...x.lengths].sort((a, b) => a - b).join()}`
  if (x.inVain.has(key)) return false
  const standing = x.standing[t]
  const started = t - x.standing.length
  const roomForLoco = x.cards - laid - x.engines - Math.max(0, started) - 1
  const tryTrain = (cars: readonly number[], added: number[]): boolean => {
    if (cars.length >= 3) {
      x.lengths.push(cars.length)
      x.added.push(added)
      if (solve(x, t + 1, laid + added.length)) return true
      x.lengths.pop()
      x.added.pop()
    }
    for (let c = 0; c < CLASSES; c++) {
      if (x.counts[c] === 0 || added.length >= roomForLoco - (standing ? 0 : 1)) continue
      const longer = [...cars, representative(c)]
      if (!bestReading(longer, x.diesel[t] ?? false)) continue
      x.counts[c]!--
      if (tryTrain(longer, [...added, c])) return true
      x.counts[c]!++
    }
    return false
  }
  if (tryTrain(standing ?? [], [])) return true
  x.inVain.add(key)
  return false
}

/** Just as many cards are left as engines and the discard need, once enough way cars are laid. */
function complete(x: Search, laid: number): boolean {
  const started = x.lengths.length - x.standing.length
  const over = x.cards - laid - x.engines - started - 1
  return over >= 0 && over <= x.wayCars && trainsAllowGoingOut(x.lengths)
}

const representative = (c: number): number => (c === WILDS ? WILD : c === CABOOSES ? CABOOSE : c)

function planFrom(x: Search, held: number[]): TurnAction {
  const left = held.slice()
  const trains = x.added.map((added, t) => {
    const add: LaidName[] = added.map((c) => {
      let k = representative(c)
      while (left[k] === 0) k++
      left[k]!--
      return laidName(k)
    })
    return t < x.standing.length ? { train: t, add } : { add }
  })
  const rest: CardName[] = []
  const ways: CardName[] = []
  for (let k = 0; k < KINDS; k++) {
    for (let i = 0; i < left[k]!; i++) (isWayCar(k) ? ways : rest).push(cardName(k))
  }
  const locos = x.engines + x.added.length - x.standing.length
  while (rest.length < locos + 1) rest.push(ways.pop()!)
  const discard = rest.pop()!
  return {
    do: 'turn',
    trains: trains.filter((play) => play.add.length > 0),
    wayCars: ways,
    locos: rest,
    end: { discard },
  }
}

/** EX-43 and EX-13: some plan goes out. */
export const canGoOut = (s: State, seat: number): boolean => goingOutPlan(s, seat) !== undefined

export interface Conditions {
  readonly five: boolean
  readonly four: boolean
  readonly threes: boolean
}

/** A train of at least five cars, another of at least four, and none under three. */
export function conditions(lengths: readonly number[]): Conditions {
  const fives = lengths.filter((n) => n >= 5).length
  const fours = lengths.filter((n) => n >= 4).length
  return { five: fives > 0, four: fours - (fives > 0 ? 1 : 0) > 0, threes: lengths.every((n) => n >= 3) }
}

export const trainsAllowGoingOut = (lengths: readonly number[]): boolean => {
  const { five, four, threes } = conditions(lengths)
  return five && four && threes
}

export function goingOutRefusals(
  lengths: readonly number[],
  firstTurn: boolean,
  forbidden: boolean,
): Refusal[] {
  const { five, four, threes } = conditions(lengths)
  const refusals: Refusal[] = []
  if (firstTurn) refusals.push(refusal('EX-35', 'outFirstTurn'))
  if (!five) refusals.push(refusal('EX-35', 'outNeedsFive'))
  if (!four) refusals.push(refusal('EX-35', 'outNeedsFour'))
  if (!threes) refusals.push(refusal('EX-35', 'outNeedsThrees'))
  if (forbidden) refusals.push(refusal('EX-43', 'outForbidden'))
  return refusals
}
