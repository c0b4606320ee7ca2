/** From statistics to a move. */
import type { RootMove } from './search.ts'

/** A move tried less than this part of the most tried one is not known well enough to be played. */
const KNOWN = 0.5

const assured = ({ utility, spread }: RootMove<unknown>): number => utility - spread / 2

/**
 * Orders root moves for play: first those tried enough, by what they are worth less half their error, so that among
 * moves that win equally often the better margin leads; then the rest, most visited first.
 */
export function rank<Move>(moves: readonly RootMove<Move>[]): RootMove<Move>[] {
  const most = moves.reduce((visits, move) => Math.max(visits, move.visits), 0)
  const known = moves.filter((move) => move.visits >= KNOWN * most)
  const rest = moves.filter((move) => move.visits < KNOWN * most)
  return [...known.sort((a, b) => assured(b) - assured(a)), ...rest]
}
