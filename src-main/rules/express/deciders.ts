/** Whose decision the game waits for. */
import { partnerOf } from './partners.ts'
import type { State } from './state.ts'

/** The one seat that must decide; none when the match is over. */
export function decider(s: State): number | undefined {
  if (s.phase === 'over') return undefined
  if (s.phase === 'answer') return s.pending!.asked[0]
  return s.phase === 'permit' ? partnerOf(s, s.turn) : s.turn
}
