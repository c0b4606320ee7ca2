/** Ways to lay out cards: promising ones to choose from, and the one that makes the hand small enough (EX-12, EX-13). */
import {
  CABOOSE,
  DIESEL,
  isOrdinary,
  isPassenger,
  isWayCar,
  KINDS,
  LAID_CABOOSE,
  typeOf,
  TYPES,
  WILD,
} from '../cards.ts'
import { bestReading } from '../trains/legal.ts'
import {
  addCar,
  copySketch,
  fits,
  layDiesel,
  layWayCar,
  startTrain,
  type Sketch,
  handAfter,
} from './sketch.ts'

/** Promising layouts: the first lays nothing at all, the second lengthens trains wherever it can. */
export function layouts(base: Sketch): Sketch[] {
  const extended = copySketch(base)
  extendAll(extended, 0)
  return [base, extended, ...openings(base), ...openings(extended), ...singles(base), ...rows(extended)]
}

/** A new train of each type with all cars of it in hand; passengers in the order of the consist, behind a diesel. */
function openings(base: Sketch): Sketch[] {
  const found: Sketch[] = []
  for (let type = 0; type < TYPES; type++) {
    const k = copySketch(base)
    let train = -1
    for (let car = type; car < KINDS && isOrdinary(car) && typeOf(car) === type; car++) {
      while (k.left[car]! > 0) {
        if (train < 0) train = startTrain(k, car)
        else addCar(k, train, car)
      }
    }
    if (train < 0) continue
    if (k.left[DIESEL]! > 0 && isPassenger(type)) layDiesel(k, train)
    found.push(k)
  }
  return found
}

/** Each single card in each place. */
function singles(base: Sketch): Sketch[] {
  const found: Sketch[] = []
  base.trains.forEach((t, train) => {
    for (let car = 0; car <= LAID_CABOOSE; car++) {
      const possible = isOrdinary(car) || car === WILD || car === CABOOSE || car === LAID_CABOOSE
      if (!possible || !fits(base, train, car)) continue
      const k = copySketch(base)
      addCar(k, train, car)
      found.push(k)
    }
    if (base.left[DIESEL]! > 0 && !t.diesel && bestReading(t.cars, true)) {
      const k = copySketch(base)
      layDiesel(k, train)
      found.push(k)
    }
  })
  for (let card = 0; card < KINDS; card++) {
    if (base.left[card] === 0 || !isOrdinary(card)) continue
    const k = copySketch(base)
    startTrain(k, card)
    found.push(k)
  }
  return found
}

/** Each way car by itself, and all together. */
function rows(base: Sketch): Sketch[] {
  const found: Sketch[] = []
  const all = copySketch(base)
  for (let card = 0; card < KINDS; card++) {
    if (!isWayCar(card) || base.left[card] === 0) continue
    const k = copySketch(base)
    layWayCar(k, card)
    found.push(k)
    while (all.left[card]! > 0) layWayCar(all, card)
  }
  return [...found, all]
}

/**
 * The sketch, lengthened where trains fit before new ones start, down to `limit` cards. It always succeeds where the
 * limit can be reached.
 */
export function shed(sketch: Sketch, limit: number): Sketch {
  const gentle = copySketch(sketch)
  extendAll(gentle, limit)
  layMost(gentle, limit)
  if (handAfter(gentle) <= limit) return gentle
  const most = copySketch(sketch)
  layMost(most, limit)
  return most
}

/** Adds ordinary cars wherever they fit while the hand is over `limit`. */
function extendAll(k: Sketch, limit: number): void {
  for (let car = 0; car < KINDS && isOrdinary(car); car++) {
    for (let t = 0; t < k.trains.length; t++) {
      while (handAfter(k) > limit && continues(k, t, car) && fits(k, t, car)) addCar(k, t, car)
    }
  }
}

/** The train ends in a car of the same type. */
function continues(k: Sketch, t: number, car: number): boolean {
  const last = k.trains[t]!.cars.at(-1)
  return last !== undefined && isOrdinary(last) && typeOf(last) === typeOf(car)
}

/** The way to the smallest hand (`turn/hand-size.ts`): way cars, trains of one car, wilds, cabooses. */
function layMost(k: Sketch, limit: number): void {
  for (let card = 0; card < KINDS; card++) {
    while (isWayCar(card) && k.left[card]! > 0 && handAfter(k) > limit) layWayCar(k, card)
    while (isOrdinary(card) && k.left[card]! > 0 && handAfter(k) > limit) startTrain(k, card)
  }
  for (const car of [WILD, CABOOSE]) {
    while (handAfter(k) > limit) {
      const train = shortestFor(k, car)
      if (train < 0) break
      addCar(k, train, car)
    }
  }
}

/** The shortest train that takes the car; -1 if none does. */
function shortestFor(k: Sketch, car: number): number {
  let best = -1
  k.trains.forEach((t, i) => {
    if (fits(k, i, car) && (best < 0 || t.cars.length < k.trains[best]!.cars.length)) best = i
  })
  return best
}
