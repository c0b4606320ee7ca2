/** From a tree to a move: the search run to its caps, and the order of what it found. */
import { watch, type Caps } from '../frame/caps.ts'
import type { RootMove, Search } from './search.ts'

/** Few enough to answer within a few milliseconds, enough that looking at the clock costs nothing. */
const SLICE = 32

/** At least one slice is run, so that there is always an answer. False when cancelled. */
export function drive(search: Search<unknown>, caps: Caps): boolean {
  const going = watch(caps)
  for (;;) {
    search.run(Math.min(SLICE, caps.iterations - search.iterations))
    const next = going(search.iterations)
    if (next !== 'on') return next === 'answer'
  }
}

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
