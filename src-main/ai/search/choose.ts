/** From statistics to a move: the most visited, unless an equal one wins by more. */
import type { RootMove } from './search.ts'

/**
 * Orders root moves for play. Moves tried nearly as often as the first whose share lies within half its standard
 * error count as equal to it, and among equals the better margin leads; the rest keep their order.
 */
export function rank<Move>(moves: readonly RootMove<Move>[]): RootMove<Move>[] {
  const [most] = moves
  if (!most) return []
  const equal = moves.filter(
    (m) => m.visits >= 0.8 * most.visits && Math.abs(m.share - most.share) <= most.spread / 2,
  )
  const rest = moves.filter((m) => !equal.includes(m))
  return [...equal.sort((a, b) => b.margin - a.margin), ...rest]
}
