/**
 * How a hand of Express will end, learned from self-play: a small network over the numbers of each team. All hands are
 * open to it: it judges worlds.
 */
import {
  CABOOSE,
  DIESEL,
  isCaboose,
  isDisaster,
  isOrdinary,
  isWayCar,
  PASSENGER_TYPE,
  TURNTABLE,
  typeOf,
  TYPES,
  VALUE,
  WILD,
} from '../../rules/express/cards.ts'
import { totalsOf } from '../../rules/express/score.ts'
import { seatsOf, type State, teamOf, teamsOf } from '../../rules/express/state.ts'
import { CERTAINTY, HIDDEN, LINEAR, OUTPUT } from './evaluation-weights.ts'
import { lengthsOf, missingCars, tablePoints } from './outlook.ts'
import { growingType } from './worth.ts'

/** What the network answers is in so many points. */
export const UNIT = 20

export interface Forecast {
  /** Final points by seat, expected. */
  readonly points: readonly number[]
  /** Chance by seat to have the most; partners have the same. */
  readonly chances: readonly number[]
}

export function forecast(s: State): Forecast {
  const { points, teams, table } = featuresOf(s)
  const final = teams.map((x, team) => points[team]! + UNIT * gain(x))
  const certainty = Math.exp(dot(CERTAINTY, table))
  const best = Math.max(...final)
  const odds = final.map((p) => Math.exp(certainty * (p - best)))
  const sum = odds.reduce((a, b) => a + b, 0)
  const bySeat = <T>(of: (team: number) => T): T[] => s.hands.map((_, seat) => of(teamOf(s, seat)))
  return { points: bySeat((team) => final[team]!), chances: bySeat((team) => odds[team]! / sum) }
}

/** What a team will still win by its numbers. */
const gain = (x: readonly number[]): number =>
  HIDDEN.reduce((sum, row, j) => sum + OUTPUT[j]! * Math.tanh(dot(row, x)), dot(LINEAR, x))

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

/** Numbers of a team, and of the table in common. */
export const TEAM_FEATURES = 24
export const TABLE_FEATURES = 4

export interface Features {
  /** Points by team as they lie, those of earlier hands among them. */
  readonly points: readonly number[]
  readonly teams: readonly (readonly number[])[]
  readonly table: readonly number[]
}

/** A position in numbers, as the evaluation takes it. */
export function featuresOf(s: State): Features {
  const totals = totalsOf(s)
  const sides = Array.from({ length: teamsOf(s) }, (_, team) => sideOf(s, team))
  const rivals = (team: number, of: (side: Side) => number): number =>
    sides.reduce((least, side, other) => (other === team ? least : Math.min(least, of(side))), Infinity)
  return {
    points: sides.map(({ onTable }, team) => onTable + totals[seatsOf(s, team)[0]!]!),
    teams: sides.map((side, team) => [
      ...side.features,
      rivals(team, ({ missing, jokers }) => missing - 0.7 * jokers) / 5,
      rivals(
        team,
        ({ missing, smallestHand, jokers }) => smallestHand + 1.5 * Math.max(0, missing - 0.7 * jokers),
      ) / 5,
    ]),
    table: [
      1,
      (sides.length - 2) / 2,
      Math.min(...sides.map(({ missing }) => missing)) / 5,
      Math.min(...sides.map(({ cards }) => cards)) / 5,
    ],
  }
}

interface Side {
  readonly features: readonly number[]
  readonly onTable: number
  /** Cars missing for going out once the hands are laid. */
  readonly missing: number
  /** Wilds and cabooses in hand. */
  readonly jokers: number
  readonly smallestHand: number
  /** In hand, for each seat. */
  readonly cards: number
}

function sideOf(s: State, team: number): Side {
  const seats = seatsOf(s, team)
  const hands = seats.map((seat) => s.hands[seat]!)
  const hand = hands.flat()
  const count = (is: (card: number) => boolean): number => hand.reduce((n, card) => n + (is(card) ? 1 : 0), 0)
  const wilds = count((card) => card === WILD)
  const cabooses = count((card) => card === CABOOSE)
  const cards = hand.length / seats.length
  const onTable = tablePoints(s, team)
  const trains = trainsWith(s, team, hand)
  const wait = Math.min(...seats.map((seat) => turnsBefore(s, seat) + s.lost[seat]! * s.seats))
  return {
    ...{ onTable, missing: trains.missing, jokers: wilds + cabooses, cards },
    smallestHand: Math.min(...hands.map(({ length }) => length)),
    features: [
      1,
      missingCars(lengthsOf(s.trains[team]!)) / 5,
      trains.missing / 5,
      cards / 5,
      wilds,
      cabooses,
      count((card) => card === TURNTABLE),
      count(isDisaster),
      count(isWayCar),
      count((card) => card === DIESEL),
      hand.reduce((sum, card) => sum + VALUE[card]!, 0) / 10,
      ...trains.features,
      wait / s.seats,
      seats.reduce((sum, seat) => sum + s.lost[seat]!, 0),
      s.trains[team]!.length / 4,
      onTable / 20,
      trains.passengers / 5,
    ],
  }
}

/** Turns of others before this seat's, none lost. */
const turnsBefore = (s: State, seat: number): number => (s.direction * (seat - s.turn) + s.seats) % s.seats

/** How the cards of a hand go with the trains of the team: what fits, what could open a train, what still grows. */
function trainsWith(s: State, team: number, hand: readonly number[]) {
  const held = new Array<number>(TYPES).fill(0)
  for (const card of hand) if (isOrdinary(card)) held[typeOf(card)]!++
  const lengths = lengthsOf(s.trains[team]!)
  let [growing, growth, fitting, fittingPoints, passengers] = [0, 0, 0, 0, 0]
  s.trains[team]!.forEach(({ cars }, i) => {
    const type = isCaboose(cars[cars.length - 1]!) ? -1 : growingType(cars)
    if (type < 0) return
    growing++
    growth += worthOf(type)
    fitting += held[type]!
    fittingPoints += held[type]! * worthOf(type)
    if (type === PASSENGER_TYPE) passengers = Math.max(passengers, cars.length)
    lengths[i]! += held[type]!
    held[type] = 0
  })
  let [pairs, pairPoints] = [0, 0]
  held.forEach((n, type) => {
    if (n < 2) return
    pairs++
    pairPoints += (n - 1.5) * worthOf(type)
    if (n > 2) lengths.push(n)
  })
  return {
    missing: missingCars(lengths),
    passengers,
    features: [fittingPoints / 10, fitting / 3, pairs, pairPoints / 5, growing / 3, growth / 10],
  }
}

/** Of a car in its train; bonuses double passengers, about. */
const worthOf = (type: number): number => (type === PASSENGER_TYPE ? 2 : VALUE[type]!)
