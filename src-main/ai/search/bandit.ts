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
  /** How many visits the game's judgement beforehand is worth; with 0 every move is tried before any twice. */
  readonly prior: number
}

/** This world's moves of one seat. */
export interface Choice<Move> {
  readonly seat: number
  readonly candidates: readonly Move[]
  readonly handicaps: readonly number[]
}

/**
 * Picks an edge among this world's candidates (Cowling, Powley, Whitehouse 2012): every candidate counts as
 * available, the highest bound goes first, earlier ones among equals. With `shake`, for secret choices made at
 * once, each confidence term is scaled at random: else the bandits fall into step with each other and each takes
 * the other's rhythm for a reply.
 */
export function pick<Move>(
  bandit: Bandit<Move>,
  { seat, candidates, handicaps }: Choice<Move>,
  keyOf: (move: Move) => Key,
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
    const move = candidates[i]!
    const key = keyOf(move)
    let edge = bandit.edges.get(key)
    if (!edge) {
      edge = newEdge(key, move, seat)
      bandit.edges.set(key, edge)
    }
    edge.available++
    edge.handicap = handicaps[i] ?? 0
    const trials = edge.visits + Math.min(1, bounds.prior)
    const doubt = bounds.exploration * Math.sqrt(Math.log(edge.available + 1) / trials)
    const bound =
      trials === 0 ? Infinity : worth(bandit, edge, bounds.prior) + (shake ? doubt * shaken(shake) : doubt)
    if (bound > bestBound) {
      bestBound = bound
      best = edge
    }
  }
  if (!best) throw new Error('a seat that must decide has no candidate move')
  return best
}

/**
 * Mean utility of a move, drawn towards what was judged beforehand: the mean of its bandit less its handicap,
 * counted as `prior` visits.
 */
export function worth(bandit: Bandit<unknown>, edge: Edge<unknown>, prior: number): number {
  const usual = bandit.visits === 0 ? 0.5 : bandit.utility / bandit.visits
  return (edge.utility + prior * (usual - edge.handicap)) / (edge.visits + prior)
}

/** Evenly from 0 to 2. */
const shaken = (random: Random): number => nextUint32(random) / 2147483648
