/** Puzzles: decisions that gave a lot away, made again. */
import type { CoachMark, OpenPuzzle, Puzzle, PuzzleAnswer, WeighedMove } from '#shared/contract/coach.ts'
import type { Json } from '#shared/games/common.ts'
import { AI_VERSION, type Thinker } from '../ai/decision.ts'
import { type Playable, replaySteps } from '../rules/record.ts'
import type { Store } from '../store/store.ts'
import { saving, TableError } from '../table/world.ts'
import { canonical } from '../table/record.ts'
import { judge, type Moment } from './coach/judge.ts'

/** Moves to choose among at most. */
const MOST_CHOICES = 16

export interface PuzzleWorld {
  readonly store: Store
  readonly thinker: Thinker
  readonly recordOf: (id: string) => Playable
}

interface Laid {
  readonly puzzle: Puzzle
  readonly mark: CoachMark
  readonly moment: Moment
  readonly choices: readonly Json[]
}

export function openPuzzle(world: PuzzleWorld, id: string, at: number): OpenPuzzle {
  const { puzzle, choices } = lay(world, id, at)
  return { puzzle, choices }
}

/** Weighs a move nobody has weighed yet with the coach's search. Throws `TableError` `noSuchPuzzle`, `noSuchChoice`. */
export async function answerPuzzle(
  world: PuzzleWorld,
  id: string,
  at: number,
  action: Json,
): Promise<PuzzleAnswer> {
  const { mark, moment, choices } = lay(world, id, at)
  const own = canonical(action)
  if (!choices.some((choice) => canonical(choice) === own)) throw new TableError('noSuchChoice')
  const known = [mark.best, mark.chosen].find((move) => canonical(move.action) === own)
  const weighed = known ? undefined : await judge({ ...moment, action }, world.thinker)
  const right = known ? known === mark.best : weighed?.verdict === 'best' || weighed?.verdict === 'good'
  saving(() => {
    world.store.figures.answerPuzzle(id, at, right)
  })
  const puzzle = world.store.figures.puzzle(AI_VERSION, id, at)
  if (!puzzle) throw new TableError('noSuchPuzzle')
  const move: WeighedMove | undefined = weighed?.chosen
  return { right, mark, puzzle, ...(move && { weighed: move }) }
}

function lay({ store, recordOf }: PuzzleWorld, id: string, at: number): Laid {
  const puzzle = store.figures.puzzle(AI_VERSION, id, at)
  const mark = store.judged(id).find((one) => one.at === at)?.mark
  if (!puzzle || !mark) throw new TableError('noSuchPuzzle')
  for (const { at: now, game, state, action, recorded } of replaySteps(recordOf(id))) {
    if (now !== at) continue
    const { seat } = recorded
    const view = game.view(state, seat) as Json
    const legal = game.legalActions(state, seat).actions as readonly Json[]
    return {
      ...{ puzzle, mark },
      moment: { at, seat, game: game.info.id, view, action },
      choices: choicesOf(legal, mark),
    }
  }
  throw new TableError('noSuchPuzzle')
}

/** The better move, the played one and others, in an order that says nothing. */
export function choicesOf(legal: readonly Json[], { best, chosen }: CoachMark): readonly Json[] {
  const moves = new Map<string, Json>([best.action, chosen.action].map((move) => [canonical(move), move]))
  const others = legal.filter((move) => !moves.has(canonical(move)))
  const step = Math.max(1, Math.ceil(others.length / (MOST_CHOICES - moves.size)))
  others.forEach((move, i) => {
    if (i % step === 0) moves.set(canonical(move), move)
  })
  return [...moves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, move]) => move)
}
