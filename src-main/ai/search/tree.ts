/**
 * The tree of the searching seat: a node is what that seat knows, reached by the moves and public chance it saw.
 * Each seat that decides at a node has a bandit of its own there, so that choices made in secret stay secret.
 */
import type { Sums } from '../frame/estimate.ts'
import { NOTHING_SEEN, type Key } from './game.ts'

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
