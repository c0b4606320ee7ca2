/**
 * The standing line of a game: every state from the first to the current one, the actions between them and what
 * they made happen, and the actions taken back that can still be redone.
 */
import type { GameEvent, Happened, Json, Refusal } from '#shared/games/common.ts'
import type { Reseed } from '#shared/record.ts'
import { Allowed, type Game, mustBeAllowed, RefusedError } from '../rules/game.ts'
import type { StoredAction, StoredHeader, Timeline } from '../store/store.ts'

export interface Step {
  readonly stored: StoredAction
  readonly happened: readonly Happened<GameEvent>[]
}

/** An action carried out beside the line: nothing counts until it is pushed. */
export interface Next {
  readonly step: Step
  /** The state it was carried out in. */
  readonly before: unknown
  readonly state: unknown
}

/** What is stored of how an action was made. */
export type ActionNotes = Omit<StoredAction, 'seat' | 'action'>

export class Line {
  readonly game: Game
  readonly #states: unknown[]
  readonly #steps: Step[] = []
  #redo: readonly StoredAction[] = []
  #version = 0

  readonly #reseeds: readonly Reseed[]

  /** `reseeds`: where the luck of this line is fresh. */
  constructor(game: Game, first: unknown, reseeds: readonly Reseed[] = []) {
    this.game = game
    this.#reseeds = reseeds
    this.#states = [this.#reseeded(first, 0)]
  }

  #reseeded(state: unknown, at: number): unknown {
    const fresh = this.#reseeds.find((reseed) => reseed.at === at)
    return fresh ? this.game.reseed(state, fresh.seed) : state
  }

  /** Number of actions in the standing line. */
  get at(): number {
    return this.#steps.length
  }
  /** Different after every change, also where `at` comes back to an earlier number. */
  get version(): number {
    return this.#version
  }
  get steps(): readonly Step[] {
    return this.#steps
  }
  /** Actions that can be redone, next first. */
  get redo(): readonly StoredAction[] {
    return this.#redo
  }
  get state(): unknown {
    return this.#states[this.at]
  }
  /** The state after the first `at` actions. */
  stateAt(at: number): unknown {
    return this.#states[at]
  }
  get deciders(): readonly number[] {
    return this.game.deciders(this.state)
  }
  /** The seats that had to decide before action `index` (0-based). */
  decidersBefore(index: number): readonly number[] {
    return this.game.deciders(this.#states[index])
  }
  /** Action `index` (0-based) was one of several secret choices made at once, the last of them included. */
  together(index: number): boolean {
    if (this.decidersBefore(index).length > 1) return true
    const before = index > 0 ? this.decidersBefore(index - 1) : []
    const seat = this.#steps[index]?.stored.seat
    const other = this.#steps[index - 1]?.stored.seat
    return before.length === 2 && before.every((one) => one === seat || one === other)
  }
  /** Number of actions before the seat, which has to decide, had to: others' secret choices made since do not count. */
  dueSince(seat: number): number {
    let at = this.at
    while (at > 0 && this.#steps[at - 1]?.stored.seat !== seat) {
      const before = this.decidersBefore(at - 1)
      if (before.length < 2 || !before.includes(seat)) break
      at--
    }
    return at
  }
  /** Number of the seat's own actions on the standing line. */
  ownActions(seat: number): number {
    return this.#steps.filter((step) => step.stored.seat === seat).length
  }
  /** Number of the last action the seat decided on what it alone knew, from 1; 0 before its first. */
  lastOwn(seat: number): number {
    return this.#steps.findLastIndex((step, i) => step.stored.seat === seat && !this.openly(i)) + 1
  }
  /** Action `index` (0-based), or the decision due, is made before everybody. */
  openly(index = this.at): boolean {
    return this.game.openly?.(this.#states[index]) ?? false
  }

  /** The action as one that is allowed now, or every reason against it. */
  check(seat: number, action: Json): Allowed<unknown, Json> | readonly Refusal[] {
    return Allowed.check(this.game, this.state, seat, action)
  }

  /** Carries the action out beside the line, `at` actions along it. */
  attempt(allowed: Allowed<unknown, Json>, notes: ActionNotes, at = this.at): Next {
    const { seat, action, before } = allowed
    const { state, happened } = allowed.carryOut()
    return {
      step: { stored: { seat, action, ...notes }, happened },
      before,
      state: this.#reseeded(state, at + 1),
    }
  }

  /** As `attempt`, of an action that was not checked yet. Throws `RefusedError` when the rules forbid it. */
  #again({ seat, action, ...notes }: StoredAction, before: unknown, at: number): Next {
    const checked = Allowed.check(this.game, before, seat, action)
    return this.attempt(mustBeAllowed(checked), notes, at)
  }

  /** The next `count` taken-back actions, carried out beside the line. */
  ahead(count: number): readonly Next[] {
    let before = this.state
    return this.#redo.slice(0, count).map((stored, i) => {
      const next = this.#again(stored, before, this.at + i)
      before = next.state
      return next
    })
  }

  /** Puts an attempted action on the line; whatever could be redone is gone. */
  push(next: Next): void {
    if (next.before !== this.state) throw new Error('the line has gone on since')
    this.#steps.push(next.step)
    this.#states.push(next.state)
    this.#redo = []
    this.#version++
  }

  /** Carries out an action that was stored. Throws `RefusedError` when the rules forbid it. */
  pushStored(stored: StoredAction): void {
    this.push(this.#again(stored, this.state, this.at))
  }

  /** Takes the last `count` actions back. */
  cut(count: number): void {
    const from = this.at - count
    this.#redo = [...this.#steps.splice(from).map((step) => step.stored), ...this.#redo]
    this.#states.splice(from + 1)
    this.#version++
  }

  /** Puts taken-back actions, carried out `ahead`, on the line again. */
  restore(ahead: readonly Next[]): void {
    const left = this.#redo.slice(ahead.length)
    for (const next of ahead) this.push(next)
    this.#redo = left
  }

  hold(redo: readonly StoredAction[]): void {
    this.#redo = redo
  }
}

/** A stored line that today's rules do not accept; `at`: number of the action that does not fit, 0 the set-up. */
export class ReplayError extends Error {
  readonly at: number
  constructor(at: number, cause: unknown) {
    super(`action ${at} does not replay`, { cause })
    this.name = 'ReplayError'
    this.at = at
  }
}

/** The state before the first decision, from a game's header. Throws whatever the set-up refuses. */
function begin(game: Game, header: StoredHeader): unknown {
  return game.setup({
    rules: header.rules,
    options: game.schemas.options.parse(header.options),
    seats: header.seats.length,
    seed: header.seed,
    ...(header.deal !== undefined && { deal: game.schemas.deal.parse(header.deal) }),
  })
}

/** Plays a stored game again. Throws `ReplayError` where it does not fit the rules. */
export function restoreLine(game: Game, header: StoredHeader, timeline: Timeline): Line {
  let line: Line
  try {
    line = new Line(game, begin(game, header), header.reseeds)
  } catch (error) {
    throw new ReplayError(0, error)
  }
  for (const stored of timeline.actions) {
    try {
      const action = game.schemas.action.parse(stored.action) as Json
      if (!line.deciders.includes(stored.seat)) throw new RefusedError([])
      line.pushStored({ ...stored, action })
    } catch (error) {
      throw new ReplayError(line.at + 1, error)
    }
  }
  line.hold(timeline.redo)
  return line
}
