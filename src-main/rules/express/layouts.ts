/** Promising ways to lay out cards, the first being nothing at all, the second whatever lengthens trains. */
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
} from './kinds.ts'
import { bestReading } from './reading.ts'
import { extendAll } from './shed.ts'
import { addCar, copySketch, fits, layDiesel, layWayCar, startTrain, type Sketch } from './sketch.ts'

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
