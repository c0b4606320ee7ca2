/**
 * Single-observer information-set Monte Carlo tree search: one tree for the searching seat, a fresh world for
 * each iteration, rewards for every seat. The same game, seed and iterations give the same statistics.
 */
import type { Random } from '../../rules/random.ts'
import { type Caps, watch } from '../frame/brain.ts'
import { addSample, estimateOf, type Estimate } from '../frame/estimate.ts'
import { pick, usualOf, worth, type Bounds } from './bandit.ts'
import {
  afterEdge,
  afterMove,
  afterSeen,
  type Bandit,
  banditAt,
  type Edge,
  newNode,
  type Node,
  type Result,
  type SearchGame,
} from './tree.ts'

export interface SearchOptions extends Bounds {
  readonly random: Random
  /** What a winning margin is worth beside the victory, at most (0 to 1), and the points at which half is given. */
  readonly marginWeight: number
  readonly marginScale: number
}

export const DEFAULTS = {
  exploration: 0.7,
  widenFrom: Infinity,
  widenBy: 0,
  prior: 0,
  marginWeight: 0.1,
  marginScale: 8,
} as const

/** What is known of one root move. */
export interface RootMove<Move> extends Estimate<Move> {
  /** What the search takes it to be worth, judgement beforehand included. */
  readonly utility: number
}

export interface Search<Move> {
  /** Iterations done so far. */
  readonly iterations: number
  run(iterations: number): void
  /** The searching seat's moves, most visited first. */
  root(): RootMove<Move>[]
}

export function createSearch<State, Move>(
  game: SearchGame<State, Move>,
  seat: number,
  options: SearchOptions,
): Search<Move> {
  const shaken: SearchOptions = { ...options, shake: options.random }
  const root: Node<Move> = newNode()
  let rootIndex = -1
  let iterations = 0
  /** The iteration's way through the tree, filled from the front. */
  const path: Edge<Move>[] = []
  const bandits: Bandit<Move>[] = []
  const result: Result = {
    share: new Float64Array(game.seats),
    margin: new Float64Array(game.seats),
  }

  function iterate(): void {
    const state = game.determinize(options.random)
    let node = root
    let depth = 0
    for (let grown = false; !grown;) {
      const deciders = game.deciders(state)
      if (deciders.length === 0) break
      if (node === root) rootIndex = deciders.indexOf(seat)
      const alone = deciders.length === 1
      const moves: Move[] = []
      let next = node
      for (let i = 0; i < deciders.length; i++) {
        const decider = deciders[i] as number
        const bandit = banditAt(node, i)
        const handicaps: number[] = []
        const candidates = game.candidates(state, decider, handicaps)
        const choice = { seat: decider, candidates, handicaps }
        const edge = pick(bandit, choice, game.key, alone ? options : shaken)
        if (edge.visits === 0) grown = true
        bandits[depth] = bandit
        path[depth++] = edge
        moves.push(edge.move)
        if (!grown) next = alone ? afterEdge(edge) : afterMove(next, edge.key)
      }
      const seen = game.play(state, deciders, moves)
      if (!grown) node = afterSeen(next, seen)
    }
    game.playout(state, options.random)
    game.result(state, result)
    for (let i = 0; i < depth; i++) learn(bandits[i]!, path[i]!, result, options)
    iterations++
  }

  return {
    get iterations() {
      return iterations
    },
    run(count) {
      for (let i = 0; i < count; i++) iterate()
    },
    root() {
      const bandit = root.bandits[rootIndex]
      if (!bandit) return []
      return [...bandit.edges.values()]
        .filter((edge) => edge.visits > 0)
        .map((edge) => ({
          ...estimateOf(edge.move, edge),
          utility: worth(usualOf(bandit), edge, options.prior),
        }))
        .sort((a, b) => b.visits - a.visits || b.utility - a.utility)
    },
  }
}

function learn(
  bandit: Bandit<unknown>,
  edge: Edge<unknown>,
  { share, margin }: Result,
  { marginScale, marginWeight }: SearchOptions,
): void {
  const won = share[edge.seat]!
  const by = margin[edge.seat]!
  const lead = 0.5 + (0.5 * by) / (Math.abs(by) + marginScale)
  const utility = won * (1 - marginWeight) + lead * marginWeight
  bandit.visits++
  bandit.utility += utility
  edge.utility += utility
  addSample(edge, won, by)
}

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
