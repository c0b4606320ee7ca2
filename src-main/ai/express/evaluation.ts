/** How a hand of Express will end, learned from self-play: a small network over the numbers of each team. */
import { teamOf } from '../../rules/express/seats.ts'
import type { State } from '../../rules/express/state.ts'
import { CERTAINTY, HIDDEN, LINEAR, OUTPUT } from './evaluation-weights.ts'
import { featuresOf } from './features.ts'

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
