/** Scoring a hand (EX-35, EX-36 to EX-40). */
import type { HandSheet, ScoreRow, ExpressSheet } from '#shared/games/express/types.ts'
import type { Json, Outcome } from '#shared/games/common.ts'
import { VALUE } from './cards.ts'
import { seatsOf, type State, teamOf, teamsOf } from './state.ts'
import { trainPoints } from './trains/legal.ts'
import { versionOf } from './versions.ts'

export const OUT_BONUS = 10
export const WAY_CAR_POINTS = 5

/** What the cards of a hand cost (EX-40). */
export const handCost = (hand: readonly number[]): number => hand.reduce((sum, k) => sum + VALUE[k]!, 0)

/** One table's row; `out`: the seat that went out pays for no hand, its partner does. */
function rowOf(s: State, team: number, out: number | null): ScoreRow {
  const seats = seatsOf(s, team)
  const trains = s.trains[team]!.map((t) => trainPoints(t.cars, t.diesel))
  const wayCars = s.wayCars[team]!.length * WAY_CAR_POINTS
  const cost = seats.reduce((sum, seat) => sum + handCost(s.hands[seat]!), 0)
  const wentOut = out !== null && teamOf(s, out) === team ? OUT_BONUS : 0
  const total = trains.reduce((sum, n) => sum + n, 0) + wayCars - cost + wentOut
  return { seats, trains, wayCars, hand: cost === 0 ? 0 : -cost, wentOut, total }
}

export const sheetOf = (s: State, wentOut: number | null): HandSheet => ({
  wentOut,
  rows: Array.from({ length: teamsOf(s) }, (_, team) => rowOf(s, team, wentOut)),
})

/** Points of the hands scored so far, by seat; partners have the same. */
export function totalsOf(s: State): number[] {
  return Array.from({ length: s.seats }, (_, seat) =>
    s.sheets.reduce((sum, sheet) => sum + sheet.rows[teamOf(s, seat)]!.total, 0),
  )
}

/** By seat, from totals: 1 is first, equal totals share a place and the next is skipped. */
export const placesOf = (totals: readonly number[]): number[] =>
  totals.map((own) => 1 + totals.filter((other) => other > own).length)

/** By team: partners share a place, and the next team has the next. */
const placesOfTeams = (s: State, totals: readonly number[]): number[] => {
  const places = placesOf(totals.slice(0, teamsOf(s)))
  return totals.map((_, seat) => places[teamOf(s, seat)]!)
}

export function outcomeOf(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  const totals = totalsOf(s)
  const sheet: ExpressSheet = { hands: s.sheets, totals }
  const places = versionOf(s.rules).teamPlaces ? placesOfTeams(s, totals) : placesOf(totals)
  return { places, totals, sheet: sheet as unknown as Json }
}
