/** One request answered on this thread: what the worker runs, what tests run, and the pool's last resort. */
import type { Json, Level } from '#shared/games/common.ts'
import { brainOf } from './brains.ts'
import type { Decision, DecisionRequest } from './decision.ts'
import type { Brain } from './frame/brain.ts'
import type { Caps } from './frame/caps.ts'
import { BUDGETS, type Budget } from './frame/levels.ts'

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
  return request.explain && brain.explain ? explained(brain, view, seat, decision) : decision
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
