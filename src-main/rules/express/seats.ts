/** Who plays with whom, who comes next, and whose decision the game waits for (EX-2, EX-42). */
import type { State } from './state.ts'

export const teamsOf = (s: State): number => (s.options.partners ? s.seats / 2 : s.seats)

/** Partners sit opposite each other: seat i with seat i + n/2 (EX-2). */
export const teamOf = (s: State, seat: number): number => (s.options.partners ? seat % (s.seats / 2) : seat)

export const partnerOf = (s: State, seat: number): number | undefined =>
  s.options.partners ? (seat + s.seats / 2) % s.seats : undefined

export const nextSeat = (s: State, seat: number): number => (seat + s.direction + s.seats) % s.seats

/** The seats of a team. */
export function seatsOf(s: State, team: number): number[] {
  return s.options.partners ? [team, team + s.seats / 2] : [team]
}

/** The seats of a team in turn order after the player, the player itself last (EX-29, EX-42). */
export function inTurnOrder(s: State, team: number): number[] {
  const order: number[] = []
  for (let seat = nextSeat(s, s.turn), i = 0; i < s.seats; i++, seat = nextSeat(s, seat)) {
    if (teamOf(s, seat) === team) order.push(seat)
  }
  return order
}

/** The one seat that must decide; none when the match is over. */
export function decider(s: State): number | undefined {
  if (s.phase === 'over') return undefined
  if (s.phase === 'answer') return s.pending!.asked[0]
  return s.phase === 'permit' ? partnerOf(s, s.turn) : s.turn
}

/** The seats that must decide now: one, or none when the match is over. */
export function deciders(s: State): readonly number[] {
  const seat = decider(s)
  return seat === undefined ? [] : [seat]
}
