/** Who comes next, and whose decision the game waits for (TC-6). */
import { LOCOMOTIVE, OVER, NONE, type State } from './state.ts'

/** Who decides next: the seat at turn, or during a secret choice the first from the drawer on; NONE at the end. */
export function decider(state: State): number {
  if (state.phase <= LOCOMOTIVE) return state.turn
  if (state.phase === OVER) return NONE
  let seat = state.turn
  while (state.choices[seat] !== NONE) seat = after(state, seat)
  return seat
}

/** The next seat clockwise (TC-6). */
export const after = (state: State, seat: number): number => (seat + 1 === state.seats ? 0 : seat + 1)

/** Whether the seat must decide now. */
export function decides(state: State, seat: number): boolean {
  if (state.phase <= LOCOMOTIVE) return seat === state.turn
  return state.phase !== OVER && seat >= 0 && seat < state.seats && state.choices[seat] === NONE
}

/** The seats that must decide now: several when they choose in secret at once. */
export const deciders = (state: State): readonly number[] =>
  state.held.map((_, seat) => seat).filter((seat) => decides(state, seat))
