import { LOCOMOTIVE_TOP, READ_ANYWHERE, READ_OWN, type State } from './state.ts'

/** TC-11, TC-12: what a share of the suit pays now. */
export function stackValue(state: State, suit: number): number {
  const top = state.tops[suit]!
  if (state.engines[suit] === 0) return top
  if (state.reading === READ_ANYWHERE) return state.heights[suit]!
  if (top !== LOCOMOTIVE_TOP) return top
  return state.reading === READ_OWN && state.placed !== suit ? 0 : state.heights[suit]!
}
