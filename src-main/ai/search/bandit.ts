/** Which move to look at next: upper confidence bounds on availability counts, widened from the best move on. */
import { nextUint32, type Random } from '../../rules/random.ts'
import type { Key } from './game.ts'
import { newEdge, type Bandit, type Edge } from './tree.ts'

export interface Bounds {
  /** Weight of the confidence term; utilities lie between 0 and 1. */
  readonly exploration: number
  /** How many of the ordered candidates a bandit starts with, and how that grows with the root of its visits. */
  readonly widenFrom: number
  readonly widenBy: number
}

/**
 * Picks an edge among this world's candidates (Cowling, Powley, Whitehouse 2012): every candidate counts as
 * available, one never tried goes first, in the game's order, then the highest bound. With `shake`, for secret
 * choices made at once, each confidence term is scaled at random: else the bandits fall into step with each other
 * and each takes the other's rhythm for a reply.
 */
export function pick<Move>(
  bandit: Bandit<Move>,
  candidates: readonly Move[],
  keyOf: (move: Move) => Key,
  seat: number,
  bounds: Bounds,
  shake?: Random,
): Edge<Move> {
  const width = Math.min(
    candidates.length,
    Math.floor(bounds.widenFrom + bounds.widenBy * Math.sqrt(bandit.visits)),
  )
  let best: Edge<Move> | undefined
  let bestBound = -Infinity
  for (let i = 0; i < width; i++) {
    const move = candidates[i] as Move
    const key = keyOf(move)
    let edge = bandit.edges.get(key)
    if (!edge) {
      edge = newEdge(key, move, seat)
      bandit.edges.set(key, edge)
    }
    edge.available++
    const bound =
      edge.visits === 0 ? Infinity : edge.utility / edge.visits + confidence(edge, bounds.exploration, shake)
    if (bound > bestBound) {
      bestBound = bound
      best = edge
    }
  }
  if (!best) throw new Error('a seat that must decide has no candidate move')
  return best
}

function confidence(edge: Edge<unknown>, exploration: number, shake: Random | undefined): number {
  const width = exploration * Math.sqrt(Math.log(edge.available) / edge.visits)
  return shake ? width * (nextUint32(shake) / 2147483648) : width
}
