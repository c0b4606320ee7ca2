/**
 * The one interface every game implements: a state machine over plain, structured-cloneable data. Chance comes
 * only from the generator inside the state, so that header and actions rebuild a game bit for bit.
 */
import type { ZodType } from 'zod'
import type {
  FirmOrder,
  GameEvent,
  ToldGame,
  Happened,
  Json,
  Outcome,
  Refusal,
  Viewer,
} from '#shared/games/common.ts'
import type { Random } from './random.ts'

/** What `setup` needs. `deal` fixes what the shuffle would have decided. */
export interface Setup<Options, Deal> {
  readonly options: Options
  readonly seats: number
  readonly seed: string
  readonly deal?: Deal
  /** Version of the rules that the game began with; today's where it is not given. */
  readonly rules?: number
}

/** The legal actions of a seat; `complete` is false where only examples of them are listed. */
export interface LegalActions<Action> {
  readonly complete: boolean
  readonly actions: readonly Action[]
}

/** An unfinished action, judged: what still forbids it and the values the table shows beside it. */
export interface Preview {
  readonly refusals: readonly Refusal[]
  readonly values: Json
}

/** Who is told what happens: an array keeps it, a table looks at the state each time. */
export interface Told<Event extends GameEvent = GameEvent> {
  push(happened: Happened<Event>): unknown
}

export interface Game<State = unknown, Action = unknown, View = unknown, Options = unknown, Deal = unknown> {
  readonly info: ToldGame
  readonly schemas: {
    readonly options: ZodType<Options>
    readonly action: ZodType<Action>
    readonly deal: ZodType<Deal>
  }
  /** The state before the first decision. Throws `DealError` for a deal that the set-up could not produce. */
  setup(setup: Setup<Options, Deal>): State
  clone(state: State): State
  /** The seats that must decide now: several when they choose in secret at once, none when the game is over. */
  deciders(state: State): readonly number[]
  legalActions(state: State, seat: number): LegalActions<Action>
  /** A legal action drawn with `random`; every legal action can come up. */
  randomAction(state: State, seat: number, random: Random): Action
  /** Every reason against the action, most basic first; empty when it is legal. */
  check(state: State, seat: number, action: Action): readonly Refusal[]
  preview(state: State, seat: number, draft: Action): Preview
  /**
   * Carries out a legal action in place. `told` hears what happens, one thing after the other, each as soon as the
   * state shows it: the state may be viewed then. Who needs no events passes none. Callers outside the search use
   * `apply`.
   */
  play(state: State, seat: number, action: Action, told?: Told): void
  view(state: State, viewer: Viewer): View
  /**
   * Only of games with decisions made before everybody: whether the one due needs nothing that only its seat knows, so
   * that round one screen no curtain hides it. All its legal actions are listed then.
   */
  openly?(state: State): boolean
  /**
   * Only of games that ask a seat out of its turn: the legal answer that a standing order gives to the question before
   * the seat, undefined where it is asked nothing of the kind.
   */
  standing?(state: State, seat: number, order: FirmOrder): Action | undefined
  /** The same position with fresh luck: the unseen cards of the decks drawn anew within the rules, hands kept. */
  reseed(state: State, seed: string): State
  /** The result, once `deciders` is empty. */
  outcome(state: State): Outcome | undefined
  /** Every card in the state, sorted: always the whole set. */
  cards(state: State): readonly string[]
}

/** A reason against an action: the rule's id, the key of its sentence (`texts.refusals`), and what the sentence names. */
export const refusal = (rule: string, why: string, params?: Refusal['params']): Refusal =>
  params ? { rule, why, params } : { rule, why }

/** A deal that does not fit the game: where in the deal, and why. */
export class DealError extends Error {
  readonly where: string
  constructor(where: string, reason: string) {
    super(`${where}: ${reason}`)
    this.name = 'DealError'
    this.where = where
  }
}

/** An action the rules forbid; `refusals` holds every reason, most basic first. */
export class RefusedError extends Error {
  readonly refusals: readonly Refusal[]
  constructor(refusals: readonly Refusal[]) {
    super(refusals.map((r) => `${r.rule} ${r.why}`).join('; '))
    this.name = 'RefusedError'
    this.refusals = refusals
  }
}

/**
 * An action that the rules allow its seat in this very state. Only `allow` makes one, and only such a one is carried out:
 * what has not been checked cannot be taken for it, and nobody needs to check it again.
 */
export class Allowed<State = unknown, Action = unknown> {
  readonly seat: number
  readonly action: Action
  /** The state it was checked in. */
  readonly before: State
  readonly #play: (told: Told) => State

  private constructor(before: State, seat: number, action: Action, play: (told: Told) => State) {
    this.before = before
    this.seat = seat
    this.action = action
    this.#play = play
  }

  /** The action, or every reason against it. */
  static check<State, Action, Given extends Action>(
    game: Game<State, Action>,
    state: State,
    seat: number,
    action: Given,
  ): Allowed<State, Given> | readonly Refusal[] {
    const refusals = game.check(state, seat, action)
    if (refusals.length > 0) return refusals
    return new Allowed(state, seat, action, (told) => {
      const next = game.clone(state)
      game.play(next, seat, action, told)
      return next
    })
  }

  /** The next state and what happened; the state before is untouched. */
  carryOut(): { state: State; happened: readonly Happened<GameEvent>[] } {
    const happened: Happened<GameEvent>[] = []
    return { state: this.#play(happened), happened }
  }
}

/** What was checked, as allowed. Throws `RefusedError` when it is not. */
export function mustBeAllowed<State, Action>(
  checked: Allowed<State, Action> | readonly Refusal[],
): Allowed<State, Action> {
  if (checked instanceof Allowed) return checked
  throw new RefusedError(checked)
}

/** The next state and what happened; the given state is untouched. Throws `RefusedError` when not legal. */
export const apply = <State, Action>(game: Game<State, Action>, state: State, seat: number, action: Action) =>
  mustBeAllowed(Allowed.check(game, state, seat, action)).carryOut()
