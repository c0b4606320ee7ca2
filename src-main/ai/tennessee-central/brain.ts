/** The opponents of Tennessee Central: five levels over one heuristic and one search. */
import type { Level } from '#shared/games/common.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { nextInt, seedRandom, type Random } from '../../rules/random.ts'
import { actionOf } from '../../rules/tennessee-central/moves.ts'
import type { State } from '../../rules/tennessee-central/state.ts'
import type { Brain, Order, Verdict } from '../brain.ts'
import type { Budgets } from '../levels.ts'
import { rank } from '../search/choose.ts'
import { drive } from '../search/drive.ts'
import { createSearch, DEFAULTS } from '../search/search.ts'
import { scoredMoves } from './choose.ts'
import { judgeEnding, type EndingLimits } from './ending.ts'
import { searchGame, type Style } from './game.ts'
import { inferringGuess, readWorlds } from './inference.ts'
import { explain } from './reasons.ts'
import { GREEDY, RULE_OF_THUMB, WEIGHTS, type Weights } from './weights.ts'
import { determinize, worldsOf } from './worlds.ts'

type TennesseeVerdict = Verdict<TennesseeAction>

const JUDGEMENT: Readonly<Record<Level, Weights>> = {
  apprentice: GREEDY,
  conductor: RULE_OF_THUMB,
  engineer: WEIGHTS,
  dispatcher: WEIGHTS,
  director: WEIGHTS,
}
/** Ten or twelve times as much from level to level: about the same step in strength each (docs/ai-notes.md). */
const BUDGETS: Budgets = {
  apprentice: { iterations: 0, ms: 0 },
  conductor: { iterations: 0, ms: 0 },
  engineer: { iterations: 40, ms: 80 },
  dispatcher: { iterations: 500, ms: 90 },
  director: { iterations: 5000, ms: 95 },
}
/** What the apprentice may lose by a slip, in points of its own judgement. */
const BOUNDED_LOSS = 2.5
/**
 * What is counted out to the last card instead of searched, in a few milliseconds. Where it is not certain the
 * director's search has the better picture of the others (docs/ai-notes.md); the engineer is not one for counting.
 */
const ENDINGS: Readonly<Partial<Record<Level, EndingLimits>>> = {
  dispatcher: { cards: 2, worlds: 500, steps: 10_000 },
  director: { cards: 2, worlds: 5000, steps: 50_000, certain: true },
}
/** How the director reads the others' moves: one world weighed for each so many iterations, up to the most. */
const READING = { heat: 1.5, doubt: 0.1 } as const
const ITERATIONS_A_WORLD = 10
const MOST_WORLDS = 400

export const STYLE: Style = { weights: WEIGHTS, slip: 0, shareAPoint: 0.12 }
export const SEARCH_OPTIONS = { ...DEFAULTS, exploration: 0.4, marginWeight: 0.3, prior: 30 } as const

export const tennesseeBrain: Brain<TennesseeView, TennesseeAction, State> = {
  game: 'tennessee-central',
  budgets: BUDGETS,
  determinize,
  explain,
  greedy(view, seat) {
    ownView(view, seat)
    return actionOf(scoredMoves(worldsOf(view, seedRandom(''))(), seat, GREEDY)[0]!.move)
  },
  decide(view, seat, order) {
    ownView(view, seat)
    const random = seedRandom(order.seed)
    const moves = scoredMoves(worldsOf(view, random)(), seat, JUDGEMENT[order.level])
    if (order.level === 'apprentice') return judged(moves, withinLoss(moves, random))
    if (order.level === 'conductor' || moves.length === 1) return judged(moves, 0)
    return ended(view, order.level) ?? searched(view, seat, order, random)
  },
}

function ownView(view: TennesseeView, seat: number): void {
  if (view.viewer !== seat) throw new Error(`seat ${seat} decides from its own view`)
}

/** The apprentice takes any move that loses little by its own judgement. */
function withinLoss(moves: readonly { score: number }[], random: Random): number {
  const good = moves.filter(({ score }) => score >= moves[0]!.score - BOUNDED_LOSS)
  return nextInt(random, good.length)
}

/** A verdict by judgement alone: `margin` holds the score a move was given, the chosen one leads. */
function judged(moves: readonly { move: number; score: number }[], chosen: number): TennesseeVerdict {
  const first = moves[chosen]!
  const candidates = [first, ...moves.filter((m) => m !== first)].map(({ move, score }) => ({
    action: actionOf(move),
    visits: 0,
    share: 0,
    spread: 0,
    margin: score,
  }))
  return { action: actionOf(first.move), iterations: 0, candidates }
}

/** An ending with few worlds left is counted out, each world one imagined game; the seed plays no part in it. */
export function ended(view: TennesseeView, level: Level): TennesseeVerdict | undefined {
  const limits = ENDINGS[level]
  const read = level === 'director' ? readWorlds(view, WEIGHTS, READING, seedRandom('')) : undefined
  const ending = limits && judgeEnding(view, limits, read)
  if (!ending) return undefined
  const candidates = ending.moves.map(({ move, share, margin, spread }) => ({
    action: actionOf(move),
    visits: ending.worlds,
    share,
    spread,
    margin,
  }))
  return { action: candidates[0]!.action, iterations: ending.worlds, candidates }
}

/** Best first by the statistics of the tree; undefined when cancelled. */
export function searched(
  view: TennesseeView,
  seat: number,
  order: Order,
  random: Random,
): TennesseeVerdict | undefined {
  const { level, iterations = BUDGETS[level].iterations, ms, stopAfter, now, signal, onProgress } = order
  const worlds = Math.ceil(Math.min(MOST_WORLDS, iterations / ITERATIONS_A_WORLD))
  const guess =
    level === 'director' ? inferringGuess(view, WEIGHTS, { ...READING, worlds }, random) : undefined
  const game = searchGame(view.seats.length, worldsOf(view, random, guess), STYLE)
  const tree = createSearch(game, seat, { ...SEARCH_OPTIONS, random })
  const answered = drive(tree, {
    iterations,
    ...(ms !== undefined && { ms }),
    ...(stopAfter !== undefined && { stopAfter }),
    ...(now && { now }),
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  })
  if (!answered) return undefined
  const candidates = rank(tree.root()).map(({ move, visits, share, spread, margin }) => ({
    action: actionOf(move),
    visits,
    share,
    spread,
    margin,
  }))
  return { action: candidates[0]!.action, iterations: tree.iterations, candidates }
}
