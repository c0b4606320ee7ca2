/** Hints: the strongest search on what the asking seat knows; and what a decision cost: time, hints, take-backs. */
import type { Hint } from '#shared/contract/table.ts'
import type { Json } from '#shared/games/common.ts'
import {
  CancelledError,
  type Decision,
  type DecisionRequest,
  type Thinker,
  type Thinking,
} from '../ai/decision.ts'
import { reasonOf, SaveError, TableError } from './world.ts'
import type { PendingHints } from '../store/timeline.ts'
import type { StoredAction } from '../store/store.ts'

/** A mean of certain victories adds up to a little more than one. */
const within = (share: number): number => Math.min(1, Math.max(0, share))

const toHint = ({ action, candidates, iterations, nudge, turn }: Decision): Hint => ({
  ...(nudge && { nudge }),
  ...(turn && { turn }),
  moves:
    candidates.length > 0
      ? candidates.map(({ visits: _, share, ...move }) => ({ ...move, share: within(share) }))
      : [{ action, share: 0, spread: 0, margin: 0 }],
  iterations,
})

interface Question {
  readonly game: string
  readonly seat: number
  /** Number of actions before the decision, as `legal.since` of the table. */
  readonly since: number
  readonly view: Json
  readonly ms: number
}

export class Hints {
  readonly #thinker: Thinker
  #open:
    | { readonly seat: number; readonly since: number; readonly thinking: Thinking; hint: Promise<Hint> }
    | undefined

  constructor(thinker: Thinker) {
    this.#thinker = thinker
  }

  /** `fresh` runs before a hint is given. Fails with `hintCancelled`, `hintFailed` or what `fresh` throws of the store. */
  ask(question: Question, fresh: () => void): Promise<Hint> {
    const { seat, since, game, view, ms } = question
    if (this.#open?.seat === seat && this.#open.since === since) return this.#open.hint
    this.cancel()
    const thinking = this.#think({
      game,
      view,
      seat,
      level: 'director',
      seed: `hint:${seat}`,
      ms,
      explain: true,
    })
    const open = { seat, since, thinking, hint: this.#answer(thinking, fresh) }
    this.#open = open
    return open.hint
  }

  #think(request: DecisionRequest): Thinking {
    try {
      return this.#thinker.think(request)
    } catch (error) {
      throw new TableError('hintFailed', { reason: reasonOf(error) })
    }
  }

  async #answer(thinking: Thinking, fresh: () => void): Promise<Hint> {
    try {
      const decision = await thinking.result
      if (this.#open?.thinking !== thinking) throw new CancelledError()
      fresh()
      return toHint(decision)
    } catch (error) {
      if (this.#open?.thinking === thinking) this.#open = undefined
      if (error instanceof CancelledError) throw new TableError('hintCancelled')
      if (error instanceof SaveError) throw error
      throw new TableError('hintFailed', { reason: reasonOf(error) })
    }
  }

  /** After an action: only a hint for a decision that is still due stays. `since`: of a seat's decision, if it has one. */
  follow(since: (seat: number) => number | undefined): void {
    if (this.#open && since(this.#open.seat) !== this.#open.since) this.cancel()
  }

  /** Something was taken back, or nobody may see the answer any more. */
  cancel(): void {
    const open = this.#open
    this.#open = undefined
    open?.thinking.cancel()
  }
}

// Hints and take-backs used before a decision, stored with the action they led to.

/**
 * What the seat's new action must tell, where it replaces the `redo` it took back: those actions' own hints and
 * take-backs were used for it too.
 */
export function usedBefore(
  seat: number,
  pending: PendingHints,
  redo: readonly StoredAction[],
): { hints: number; takebacks: number } {
  const own = redo.filter((stored) => stored.seat === seat)
  return {
    hints: own.reduce((sum, stored) => sum + stored.hints, pending.of(seat)),
    takebacks: own.reduce((sum, stored) => sum + stored.takebacks + 1, 0),
  }
}

/** How long each person had a decision before their eyes, in milliseconds. */
export class Stopwatch {
  readonly #now: () => number
  readonly #spent = new Map<number, number>()
  #running: { readonly seat: number; readonly since: number } | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  /** The seat that sees its decision now, if any. */
  watch(seat: number | undefined): void {
    if (this.#running?.seat === seat) return
    if (this.#running) this.#spent.set(this.#running.seat, this.read(this.#running.seat))
    this.#running = seat === undefined ? undefined : { seat, since: this.#now() }
  }

  read(seat: number): number {
    const running = this.#running?.seat === seat ? Math.max(0, this.#now() - this.#running.since) : 0
    return Math.round((this.#spent.get(seat) ?? 0) + running)
  }

  /** The seat has decided: its next decision starts at zero. */
  reset(seat: number): void {
    this.#spent.delete(seat)
    if (this.#running?.seat === seat) this.#running = undefined
  }
}
