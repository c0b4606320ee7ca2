/** Ways to end a turn that lays out a given sketch (EX-10). */
import type { DisasterEnd, TurnEnd } from '#shared/games/express/types.ts'
import { BROKEN_CAR, isCaboose, isDisaster, KINDS, nameOf, TURNTABLE, VALUE, WILD } from './kinds.ts'
import { seatsOf, teamOf, teamsOf } from './partners.ts'
import { bestReading } from './reading.ts'
import type { Sketch } from './sketch.ts'
import { isFirstTurn, type State } from './state.ts'
import { takesCaboose } from './trains.ts'

/** Every kind left as a plain discard. */
export function discards(k: Sketch): TurnEnd[] {
  const ends: TurnEnd[] = []
  for (let card = 0; card < KINDS; card++) if (k.left[card]! > 0) ends.push({ discard: nameOf(card) })
  return ends
}

/** The cheapest, the dearest and a middling kind as plain discards. */
export function someDiscards(k: Sketch): TurnEnd[] {
  const kinds = k.left.flatMap((n, card) => (n > 0 ? [card] : [])).sort((a, b) => VALUE[a]! - VALUE[b]!)
  const some = new Set([kinds[0], kinds[kinds.length >> 1], kinds.at(-1)])
  return [...some].flatMap((card) => (card === undefined ? [] : [{ discard: nameOf(card) }]))
}

/** Turntables and disasters for effect; switch engines with single pairs only. Not all of them need be legal. */
export function effects(s: State, seat: number, k: Sketch): TurnEnd[] {
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
