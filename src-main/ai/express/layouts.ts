/** Ways to lay out the cards of a turn, found step by step from what is sure to be good. */
import {
  CABOOSE,
  cardOf,
  DIESEL,
  isCaboose,
  isOrdinary,
  isPassenger,
  isWayCar,
  KINDS,
  LIGHT_CRANE,
  HEAVY_CRANE,
  MAIL,
  OBSERVATION,
  PASSENGER_TYPE,
  TYPES,
  typeOf,
  WILD,
} from '../../rules/express/cards.ts'
import { bestReading } from '../../rules/express/trains/legal.ts'
import {
  addCar,
  copySketch,
  handAfter,
  layDiesel,
  layWayCar,
  startTrain,
  type Sketch,
} from '../../rules/express/plans/sketch.ts'
import { draftOf, IMPOSSIBLE, openTypes, type Desk, type Draft } from './draft.ts'
import { growingType, trainWorth } from './worth.ts'

/** Steps after which a search for layouts ends at the latest. */
const MOST_STEPS = 14

/** Layouts worth a look, the best first; `beam`: drafts carried on with after each step. */
export function layoutsOf(base: Sketch, d: Desk, beam: number): Draft[] {
  const start = draftOf(base, d)
  const extended = [extend(base, d, 0), extend(base, d, 1)].map((k) => draftOf(k, d)).sort(byValue)
  const found = beam === 1 ? climb(extended[0]!, d) : search(extended, d, beam)
  const idle = extended.some(({ k }) => handAfter(k) === handAfter(base))
  return (idle ? found : [start, ...found])
    .filter(({ k, value }) => value > IMPOSSIBLE && handAfter(k) <= d.limit)
    .sort(byValue)
}

/** The best step again and again, as long as it gains. */
function climb(from: Draft, d: Desk): Draft[] {
  const path = [from]
  for (let draft = from; ;) {
    const best = steps(draft, d).reduce((a, b) => (b.value > a.value ? b : a), draft)
    if (best === draft) return path
    path.push(best)
    draft = best
  }
}

/** All that the best drafts of each step lead to. */
function search(front: Draft[], d: Desk, beam: number): Draft[] {
  const found = new Map<string, Draft>()
  let next = front.filter((draft) => note(found, draft))
  for (let step = 0; step < MOST_STEPS && next.length > 0; step++) {
    next = next
      .flatMap((draft) => steps(draft, d))
      .filter((child) => child.value > IMPOSSIBLE && note(found, child))
      .sort(byValue)
      .slice(0, beam)
  }
  return [...found.values()]
}

const byValue = (a: Draft, b: Draft): number => b.value - a.value

/** False where the same layout was found before. */
function note(found: Map<string, Draft>, draft: Draft): boolean {
  const { trains, wayCars } = draft.k
  const key = `${trains
    .map((t) => `${t.diesel ? 'D' : ''}${t.cars.join()}`)
    .sort()
    .join('|')}|${[...wayCars].sort().join()}`
  if (found.has(key)) return false
  found.set(key, draft)
  return true
}

/**
 * Every ordinary car that continues an own train is laid there, as long as more than `keep` cards stay in hand;
 * passengers only as far as the bonuses gain by it.
 */
function extend(base: Sketch, d: Desk, keep: number): Sketch {
  const k = copySketch(base)
  const order = k.trains.map((_, i) => i).sort((a, b) => k.trains[b]!.cars.length - k.trains[a]!.cars.length)
  for (const i of order) {
    const { cars } = k.trains[i]!
    if (isCaboose(cars[cars.length - 1]!)) continue
    const type = growingType(cars)
    if (type === PASSENGER_TYPE) addPassengers(k, i, d, keep)
    else if (type >= 0) while (k.left[type]! > 0 && handAfter(k) > keep) addCar(k, i, type)
  }
  return k
}

/** Adds the passenger cars of the hand in the order of the consist, those that fit it or all, whatever is worth more. */
function addPassengers(k: Sketch, train: number, d: Desk, keep: number): void {
  const { cars, diesel } = k.trains[train]!
  const last = cars.findLast(isPassenger) ?? MAIL
  const fitting = passengersLeft(k, last)
  const all = passengersLeft(k, MAIL)
  if (all.length === 0) return
  const worth = (add: readonly number[]): number =>
    bestReading([...cars, ...add], diesel) ? trainWorth([...cars, ...add], diesel, d.o) : IMPOSSIBLE
  for (const car of worth(all) > worth(fitting) ? all : fitting)
    if (handAfter(k) > keep) addCar(k, train, car)
}

function passengersLeft(k: Sketch, from: number): number[] {
  const found: number[] = []
  for (let kind = from; kind <= OBSERVATION; kind++) {
    for (let n = k.left[kind]!; n > 0; n--) found.push(kind)
  }
  return found
}

/** One thing more: a train opened, a wild, a caboose, a way car, a diesel. */
function steps(draft: Draft, d: Desk): Draft[] {
  const { k } = draft
  const children: Draft[] = []
  const offer = (child: Sketch, changed: number): void => {
    const known = draft.worths.slice()
    const worths: (number | undefined)[] = known
    worths[changed] = undefined
    children.push(draftOf(child, d, worths))
  }
  const { open } = openTypes(k)
  for (let type = 0; type < TYPES; type++) {
    if (open & (1 << type)) continue
    const child = opened(k, type)
    if (child) offer(child, child.trains.length - 1)
  }
  k.trains.forEach((t, i) => {
    if (isCaboose(t.cars[t.cars.length - 1]!)) return
    for (const child of lengthened(k, i)) offer(child, i)
  })
  for (let card = LIGHT_CRANE; card <= HEAVY_CRANE; card++) {
    if (!isWayCar(card) || k.left[card] === 0) continue
    const child = copySketch(k)
    layWayCar(child, card)
    offer(child, -1)
  }
  return children
}

/** A new train of all cars of the type; passengers behind a diesel where there is one. */
function opened(k: Sketch, type: number): Sketch | undefined {
  let train = -1
  const child = copySketch(k)
  for (let car = type; car < KINDS && isOrdinary(car) && typeOf(car) === type; car++) {
    while (child.left[car]! > 0) {
      if (train < 0) train = startTrain(child, car)
      else addCar(child, train, car)
    }
  }
  if (train < 0) return undefined
  if (type === PASSENGER_TYPE && child.left[DIESEL]! > 0) layDiesel(child, train)
  return child
}

/** A wild, a wild with the cars of another type behind it, a caboose, a diesel in front. */
function lengthened(k: Sketch, i: number): Sketch[] {
  const { cars, diesel } = k.trains[i]!
  const found: Sketch[] = []
  const put = (...added: number[]): void => {
    if (added.some((car) => k.left[cardOf(car)] === 0) || !bestReading([...cars, ...added], diesel)) return
    const child = copySketch(k)
    for (const car of added) addCar(child, i, car)
    found.push(child)
  }
  if (k.left[WILD]! > 0) {
    put(WILD)
    if (cars.length >= 2 && !diesel) for (const set of sets(k, growingType(cars))) put(WILD, ...set)
  } else if (cars[cars.length - 1] === WILD && !diesel) {
    for (const set of sets(k, growingType(cars))) put(...set)
  }
  if (k.left[CABOOSE]! > 0 && cars.length >= 2) put(CABOOSE)
  if (k.left[DIESEL]! > 0 && !diesel && bestReading(cars, true)) {
    const child = copySketch(k)
    layDiesel(child, i)
    found.push(child)
  }
  return found
}

/** All cars of each other type in hand. */
function sets(k: Sketch, but: number): number[][] {
  const found: number[][] = []
  for (let type = 0; type < PASSENGER_TYPE; type++) {
    if (type !== but && k.left[type]! > 0) found.push(new Array<number>(k.left[type]!).fill(type))
  }
  return found
}
