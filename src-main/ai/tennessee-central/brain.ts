/** The opponents of Tennessee Central: five levels over one heuristic and one search. */
import type { Level } from '#shared/games/common.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { seedRandom, type Random } from '../../rules/random.ts'
import { actionOf } from '../../rules/tennessee-central/moves.ts'
import type { State } from '../../rules/tennessee-central/state.ts'
import type { Budgets, Caps, Verdict } from '../frame/brain.ts'
import { bySearch, createBrain } from '../frame/opponent.ts'
import { createSearch, DEFAULTS, drive, rank } from '../search/search.ts'
import { scoredMoves, searchGame, type Style } from './game.ts'
import { countOut, type EndingLimits } from './ending.ts'
import { inferringGuess, readWorlds } from './inference.ts'
import { explain } from './reasons.ts'
import { GREEDY, RULE_OF_THUMB, WEIGHTS, type Weights } from './weights.ts'
import { determinize, worldsOf } from './belief.ts'

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

export const tennesseeBrain = createBrain<TennesseeView, TennesseeAction, State>({
  game: 'tennessee-central',
  budgets: BUDGETS,
  slip: 2.5,
  determinize,
  explain,
  think(view, seat, { level }, random) {
    const moves = scoredMoves(worldsOf(view, random)(), seat, JUDGEMENT[level])
    const opinions = moves.map(({ move, score }) => ({ action: actionOf(move), value: score }))
    if (moves.length === 1) return { opinions }
    return { opinions, search: (caps) => ended(view, level) ?? searched(view, { seat, level }, random, caps) }
  },
})

/** An ending with few worlds left is counted out, each world one imagined game; the seed plays no part in it. */
export function ended(view: TennesseeView, level: Level): TennesseeVerdict | undefined {
  const limits = ENDINGS[level]
  const read = level === 'director' ? readWorlds(view, WEIGHTS, READING, seedRandom('')) : undefined
  const ending = limits && countOut(view, limits, read)
  if (!ending) return undefined
  const { moves, worlds } = ending
  return bySearch(
    moves.map((move) => ({ ...move, visits: worlds })),
    worlds,
    actionOf,
  )
}

/** Best first by the statistics of the tree; undefined when cancelled. */
export function searched(
  view: TennesseeView,
  { seat, level }: { readonly seat: number; readonly level: Level },
  random: Random,
  caps: Caps,
): TennesseeVerdict | undefined {
  const worlds = Math.ceil(Math.min(MOST_WORLDS, caps.iterations / ITERATIONS_A_WORLD))
  const guess =
    level === 'director' ? inferringGuess(view, WEIGHTS, { ...READING, worlds }, random) : undefined
  const game = searchGame(view.seats.length, worldsOf(view, random, guess), STYLE)
  const tree = createSearch(game, seat, { ...SEARCH_OPTIONS, random })
  if (!drive(tree, caps)) return undefined
  return bySearch(rank(tree.root()), tree.iterations, actionOf)
}
