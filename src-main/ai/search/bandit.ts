/** Which move to look at next: upper confidence bounds on availability counts, widened from the best move on. */
import { nextUint32, type Random } from '../../rules/random.ts'
import { type Bandit, type Edge, type Key, newEdge } from './tree.ts'

export interface Bounds {
  /** Weight of the confidence term; utilities lie between 0 and 1. */
  readonly exploration: number
  /** How many of the ordered candidates a bandit starts with, and how that grows with the root of its visits. */
  readonly widenFrom: number
  readonly widenBy: number
  /** How many visits the game's judgement beforehand is worth; with 0 every move is tried before any twice. */
  readonly prior: number
  /** For secret choices made at once: what each confidence term is scaled by. */
  readonly shake?: Random | undefined
}

/** This world's moves of one seat. */
export interface Choice<Move> {
  readonly seat: number
  readonly candidates: readonly Move[]
  readonly handicaps: readonly number[]
}

/** Logarithms of small counts, for the bounds. */
const LOG = Float64Array.from({ length: 4096 }, (_, n) => Math.log(n))
const log = (n: number): number => (n < LOG.length ? LOG[n]! : Math.log(n))

/**
 * Picks an edge among this world's candidates (Cowling, Powley, Whitehouse 2012): every candidate counts as
 * available, the highest bound goes first, earlier ones among equals. In a new bandit that is the first: the others
 * get their edges when it is come back to. With `shake`, for secret choices made at once, each confidence term is
 * scaled at random: else the bandits fall into step with each other and each takes the other's rhythm for a reply.
 */
export function pick<Move>(
  bandit: Bandit<Move>,
  { seat, candidates, handicaps }: Choice<Move>,
  keyOf: (move: Move) => Key,
  { exploration, widenFrom, widenBy, prior, shake }: Bounds,
): Edge<Move> {
  const { edges, visits } = bandit
  const width =
    visits === 0 ? 1 : Math.min(candidates.length, Math.floor(widenFrom + widenBy * Math.sqrt(visits)))
  const usual = usualOf(bandit)
  let best: Edge<Move> | undefined
  let bestBound = -Infinity
  for (let i = 0; i < width; i++) {
    const move = candidates[i]!
    const key = keyOf(move)
    let edge = edges.get(key)
    if (!edge) {
      edge = newEdge(key, move, seat)
      edges.set(key, edge)
    }
    edge.available++
    edge.handicap = handicaps[i] ?? 0
    const trials = edge.visits + Math.min(1, prior)
    const doubt = exploration * Math.sqrt(log(edge.available + 1) / trials)
    const bound =
      trials === 0 ? Infinity : worth(usual, edge, prior) + (shake ? doubt * shaken(shake) : doubt)
    if (bound > bestBound) {
      bestBound = bound
      best = edge
    }
  }
  if (!best) throw new Error('a seat that must decide has no candidate move')
  return best
}

/** Mean utility over all moves of a bandit: what is taken for a move that nobody judged or tried. */
export const usualOf = ({ visits, utility }: Bandit<unknown>): number =>
  visits === 0 ? 0.5 : utility / visits

/** Mean utility of a move, drawn towards what was judged beforehand: the usual less its handicap, as `prior` visits. */
export const worth = (usual: number, edge: Edge<unknown>, prior: number): number =>
  (edge.utility + prior * (usual - edge.handicap)) / (edge.visits + prior)

/** Evenly from 0 to 2. */
const shaken = (random: Random): number => nextUint32(random) / 2147483648
