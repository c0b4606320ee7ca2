/** A plan in the making, for those who propose plans: cards are laid one by one, then locos and ending are added. */
import type { TrainPlay, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import { cardOf, countKinds, DIESEL, laidNames, cardNames, VALUE } from '../cards.ts'
import { type State, teamOf } from '../state.ts'
import { bestReading } from '../trains/legal.ts'

export interface SketchTrain {
  cars: number[]
  diesel: boolean
  added: number[]
  /** A face-up diesel laid by this plan. */
  dieselLaid: boolean
  started: boolean
}

export interface Sketch {
  readonly trains: SketchTrain[]
  /** Standing trains in the order the plan touches them; started ones follow in their own order. */
  readonly touched: number[]
  readonly wayCars: number[]
  /** Cards of hand and locos not laid, by kind. */
  readonly left: number[]
}

export function sketchOf(s: State, seat: number): Sketch {
  const standing = s.trains[teamOf(s, seat)]!
  const left = countKinds(s.hands[seat]!)
  for (const t of standing) if (!t.diesel) left[t.engine]!++
  const trains = standing.map(({ cars, diesel }) => ({
    ...{ cars: cars.slice(), diesel, added: [], dieselLaid: false, started: false },
  }))
  return { trains, touched: [], wayCars: [], left }
}

export const copySketch = (k: Sketch): Sketch => ({
  trains: k.trains.map((t) => ({ ...t, cars: t.cars.slice(), added: t.added.slice() })),
  touched: k.touched.slice(),
  wayCars: k.wayCars.slice(),
  left: k.left.slice(),
})

export const locosNeeded = (k: Sketch): number => k.trains.reduce((n, t) => n + (t.diesel ? 0 : 1), 0)
export const cardsLeft = (k: Sketch): number => k.left.reduce((sum, n) => sum + n, 0)
/** The hand at the end of the turn, once locos and the ending card are gone. */
export const handAfter = (k: Sketch): number => cardsLeft(k) - locosNeeded(k) - 1

/** Whether the car could be added now: it is there and the train stays legal. */
export function fits(k: Sketch, train: number, car: number): boolean {
  const t = k.trains[train]!
  return k.left[cardOf(car)]! > 0 && bestReading([...t.cars, car], t.diesel) !== undefined
}

export function addCar(k: Sketch, train: number, car: number): void {
  const t = k.trains[train]!
  touch(k, train)
  k.left[cardOf(car)]!--
  t.cars.push(car)
  t.added.push(car)
}

/** Starts a train with one car; returns its number. */
export function startTrain(k: Sketch, car: number): number {
  k.trains.push({ cars: [], diesel: false, added: [], dieselLaid: false, started: true })
  addCar(k, k.trains.length - 1, car)
  return k.trains.length - 1
}

/** A diesel face up in front of the train (EX-16). */
export function layDiesel(k: Sketch, train: number): void {
  const t = k.trains[train]!
  touch(k, train)
  k.left[DIESEL]!--
  t.diesel = true
  t.dieselLaid = true
}

export function layWayCar(k: Sketch, card: number): void {
  k.left[card]!--
  k.wayCars.push(card)
}

function touch(k: Sketch, train: number): void {
  if (!k.trains[train]!.started && !k.touched.includes(train)) k.touched.push(train)
}

/** The cards left, as a list. */
export function leftCards(k: Sketch): number[] {
  const cards: number[] = []
  k.left.forEach((n, kind) => {
    for (let i = 0; i < n; i++) cards.push(kind)
  })
  return cards
}

/** Locos that cost the most in hand, where they cost nothing (EX-40), sparing the ending card if there is one. */
export function costliestLocos(k: Sketch, endCard = -1): number[] {
  const cards = leftCards(k)
  if (endCard >= 0) cards.splice(cards.indexOf(endCard), 1)
  return cards.sort((a, b) => VALUE[b]! - VALUE[a]!).slice(0, locosNeeded(k))
}

export function actionOf(k: Sketch, locos: readonly number[], end: TurnEnd): TurnAction {
  const play = (t: SketchTrain): Omit<TrainPlay, 'train'> =>
    t.dieselLaid ? { add: laidNames(t.added), engine: 'diesel' } : { add: laidNames(t.added) }
  const trains: TrainPlay[] = k.touched.map((train) => ({ train, ...play(k.trains[train]!) }))
  for (const t of k.trains) if (t.started) trains.push(play(t))
  return { do: 'turn', trains, wayCars: cardNames(k.wayCars), locos: cardNames(locos), end }
}
