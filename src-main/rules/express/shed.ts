/** Laying cards until the hand is small enough: always succeeds (EX-12, EX-13). */
import { CABOOSE, isOrdinary, isWayCar, KINDS, typeOf, WILD } from './kinds.ts'
import { addCar, copySketch, fits, handAfter, layWayCar, startTrain, type Sketch } from './sketch.ts'

/** The sketch, lengthened where trains fit before new ones start, down to `limit` cards. */
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
export function extendAll(k: Sketch, limit: number): void {
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

/** The way to the smallest hand (`hand-limit.ts`): way cars, trains of one car, wilds, cabooses. */
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
