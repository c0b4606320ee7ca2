/**
 * What a game teaches the search, and the tree the search grows. The search itself knows no game, no clock and no
 * chance but its own seed.
 */
import type { Random } from '../../rules/random.ts'
import type { Sums } from '../frame/estimate.ts'

/** Names a move or a public chance outcome among its siblings. */
export type Key = number | string

/** What `play` returns where the searching seat sees nothing of chance. */
export const NOTHING_SEEN = 0

/** How a playout ended, by seat. */
export interface Result {
  /** Share of the victory: 1 for a sole winner, 1/k for each of k, 0 for the rest; or an estimate of it. */
  readonly share: Float64Array
  /** Final score less the best other seat's, in points. */
  readonly margin: Float64Array
}

export interface SearchGame<State, Move> {
  readonly seats: number
  /** A world the searching seat can believe in. The search plays on in it; it may be reused by the next call. */
  determinize(random: Random): State
  /** The seats that decide now, public knowledge: several when they choose in secret at once, none at the end. */
  deciders(state: State): readonly number[]
  /**
   * Moves worth looking at for that seat in this world, best first, never none. May write how much worse than the
   * best each is judged beforehand, as a share of the victory, into `handicaps`, which comes in empty.
   */
  candidates(state: State, seat: number, handicaps: number[]): readonly Move[]
  readonly key: (move: Move) => Key
  /**
   * Carries out one move for each decider in place, in the order of `deciders`. Returns what the searching seat
   * sees of chance in it (its worlds part there), `NOTHING_SEEN` where it sees nothing.
   */
  play(state: State, deciders: readonly number[], moves: readonly Move[]): Key
  /** Plays to the end, or to where `result` can judge. */
  playout(state: State, random: Random): void
  /** Writes the result of a state that is over or was cut off. */
  result(state: State, result: Result): void
}

// The tree of the searching seat: a node is what that seat knows, reached by the moves and public chance it saw. Each
// seat that decides at a node has a bandit of its own there, so that choices made in secret stay secret.

/** One move of one seat at one node, with all that was learnt about it. */
export interface Edge<Move> extends Sums {
  readonly key: Key
  readonly move: Move
  readonly seat: number
  /** How often the move was there to choose: the count that stands for the parent's visits in the bandit. */
  available: number
  /** How much worse than the best it was judged when last listed. */
  handicap: number
  utility: number
  /** Where the move leads when nobody else decides at the node. */
  after: Node<Move> | undefined
}

export interface Bandit<Move> {
  readonly edges: Map<Key, Edge<Move>>
  visits: number
  /** Of the deciding seat, over all visits. */
  utility: number
}

export interface Node<Move> {
  /** Parallel to the deciders. */
  bandits: Bandit<Move>[]
  /** By move, one step for each decider, where several decide. */
  moves: Map<Key, Node<Move>> | undefined
  /** By what was seen of chance after the moves, where anything was. */
  seen: Map<Key, Node<Move>> | undefined
}

export const newNode = <Move>(): Node<Move> => ({ bandits: [], moves: undefined, seen: undefined })

/** The node after the move of one that decides alone, made when it is missing. */
export const afterEdge = <Move>(edge: Edge<Move>): Node<Move> => (edge.after ??= newNode())

/** The node after one more of several moves made at once, made when it is missing. */
export function afterMove<Move>(node: Node<Move>, key: Key): Node<Move> {
  node.moves ??= new Map()
  return child(node.moves, key)
}

/** The node after what was seen of chance, made when it is missing; the same one after nothing. */
export function afterSeen<Move>(node: Node<Move>, key: Key): Node<Move> {
  if (key === NOTHING_SEEN) return node
  node.seen ??= new Map()
  return child(node.seen, key)
}

function child<Move>(children: Map<Key, Node<Move>>, key: Key): Node<Move> {
  let next = children.get(key)
  if (!next) {
    next = newNode()
    children.set(key, next)
  }
  return next
}

/** The bandit of the decider at `index`, made when it is missing. */
export function banditAt<Move>(node: Node<Move>, index: number): Bandit<Move> {
  return (node.bandits[index] ??= { edges: new Map(), visits: 0, utility: 0 })
}

export const newEdge = <Move>(key: Key, move: Move, seat: number): Edge<Move> => ({
  key,
  move,
  seat,
  visits: 0,
  share: 0,
  squares: 0,
  margin: 0,
  available: 0,
  handicap: 0,
  utility: 0,
  after: undefined,
})
