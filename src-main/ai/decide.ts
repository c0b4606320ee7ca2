/**
 * One request answered on this thread by the opponents on offer: what the worker runs, what tests and the command
 * line run, and the pool's last resort.
 */
import type { Json, Level } from '#shared/games/common.ts'
import { createShelf } from '../rules/games.ts'
import { type Brain, type Budget, BUDGETS, type Caps, type Signal } from './frame/brain.ts'
import { CancelledError, type Decision, type DecisionRequest, type Thinker } from './decision.ts'

const shelf = createShelf<Brain>((brain) => brain.game)

export const offerBrains = shelf.offer

/** The brain of a game; throws for a game that has none. */
export function brainOf(game: string): Brain {
  const brain = shelf.of(game)
  if (!brain) throw new Error(`no opponent plays ${game}`)
  return brain
}

/** The clock of this thread, and how whoever asked hurries, cancels and watches. */
export interface Control extends Pick<Caps, 'signal' | 'onProgress'> {
  readonly now: () => number
}

/** What a level spends on one decision of a game. */
export const budgetOf = (game: string, level: Level): Budget => (brainOf(game).budgets ?? BUDGETS)[level]

/**
 * Decides, or returns undefined when cancelled. A request without `iterations` has the level's, and the level's
 * milliseconds or its own, whichever are fewer; one with `iterations` alone has no clock and is reproducible.
 */
export function decide(request: DecisionRequest, { now, ...control }: Control): Decision | undefined {
  const { game, view, seat, level, seed, stopAfter, consider } = request
  const own = budgetOf(game, level)
  const iterations = request.iterations ?? own.iterations
  const ms = request.iterations === undefined ? Math.min(own.ms, request.ms ?? Infinity) : request.ms
  const start = now()
  const order = {
    ...{ level, seed, iterations, now },
    ...control,
    ...(ms === undefined ? {} : { ms }),
    ...(stopAfter === undefined ? {} : { stopAfter }),
    ...(consider === undefined ? {} : { consider }),
  }
  const brain = brainOf(game)
  const verdict = brain.decide(view, seat, order)
  if (!verdict) return undefined
  const decision: Decision = {
    action: verdict.action as Json,
    iterations: verdict.iterations,
    ms: now() - start,
    candidates: verdict.candidates as Decision['candidates'],
  }
  if (!request.explain || !brain.explain) return decision
  const turn = verdict.turn as Decision['turn']
  return { ...explained(brain, view, seat, decision), ...(turn && { turn }) }
}

/** Candidates that are told with their reasons. */
const MOST_EXPLAINED = 4

function explained(brain: Brain, view: Json, seat: number, decision: Decision): Decision {
  const told = [decision.action, ...decision.candidates.slice(0, MOST_EXPLAINED).map(({ action }) => action)]
  const [chosen, ...others] = told.map((action) => brain.explain?.(view, seat, action))
  return {
    ...decision,
    ...(chosen && { nudge: chosen.nudge }),
    candidates: decision.candidates.map((candidate, i) => {
      const reasons = others[i]?.reasons
      return reasons ? { ...candidate, reasons } : candidate
    }),
  }
}

// The thinker without threads, for tests and the command line: it decides on this thread, one turn later.

/** A thinker with the pool's manners. A running decision blocks this thread, so only a waiting one is cancelled. */
export function inlineThinker(now: () => number = () => performance.now()): Thinker {
  return {
    think(request, onProgress) {
      let signal: Signal = 'go'
      const result = Promise.resolve().then((): Decision => {
        const control = onProgress ? { onProgress } : {}
        const decision =
          signal === 'cancel' ? undefined : decide(request, { now, signal: () => signal, ...control })
        if (!decision) throw new CancelledError()
        return decision
      })
      return {
        result,
        hurry() {
          if (signal === 'go') signal = 'hurry'
        },
        cancel() {
          signal = 'cancel'
        },
      }
    },
    close: () => Promise.resolve(),
  }
}
