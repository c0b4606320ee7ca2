/** The opponents of Tennessee Central: five levels over one heuristic and one search. */
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { nextInt, seedRandom, type Random } from '../../rules/random.ts'
import { actionOf } from '../../rules/tennessee-central/moves.ts'
import type { State } from '../../rules/tennessee-central/state.ts'
import type { Brain, Order, Verdict } from '../brain.ts'
import { rank } from '../search/choose.ts'
import { drive } from '../search/drive.ts'
import { createSearch, DEFAULTS } from '../search/search.ts'
import { scoredMoves } from './choose.ts'
import { searchGame } from './game.ts'
import { GREEDY, WEIGHTS } from './weights.ts'
import { determinize, worldsOf } from './worlds.ts'

type TennesseeVerdict = Verdict<TennesseeAction>

/** What the apprentice may lose by a slip, in points of its own judgement. */
const BOUNDED_LOSS = 1.5
const SLIP = 0.1

export const tennesseeBrain: Brain<TennesseeView, TennesseeAction, State> = {
  game: 'tennessee-central',
  determinize,
  decide(view, seat, order) {
    if (view.viewer !== seat) throw new Error(`seat ${seat} decides from its own view`)
    const random = seedRandom(order.seed)
    const next = worldsOf(view, random)
    const world = next()
    const moves = scoredMoves(world, seat, order.level === 'apprentice' ? GREEDY : WEIGHTS)
    if (order.level === 'apprentice') return judged(moves, withinLoss(moves, random))
    if (order.level === 'conductor' || moves.length === 1) return judged(moves, 0)
    return search(view.seats.length, seat, next, order, random)
  },
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

function search(
  seats: number,
  seat: number,
  next: () => State,
  order: Order,
  random: Random,
): TennesseeVerdict | undefined {
  const game = searchGame(seats, next, { weights: WEIGHTS, slip: SLIP })
  const tree = createSearch(game, seat, { ...DEFAULTS, random })
  const { iterations = 1000, ms, now, signal, onProgress } = order
  const answered = drive(tree, {
    iterations,
    ...(ms !== undefined && { ms }),
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
