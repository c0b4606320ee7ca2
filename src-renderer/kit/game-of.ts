/**
 * A game's own types for the plain data the page gets. Main has checked views, actions and events against the rules;
 * here, and nowhere else in the renderer, they get their types back.
 */
import type { TableState } from '#shared/contract/table.ts'
import type { GameEvent, Json, Outcome, Reason, Refusal } from '#shared/games/common.ts'
import { useGameTexts } from './game-texts.ts'
import type { HintWords } from './hint/lines.ts'
import type { Say } from './log.ts'
import type { Names } from './names.ts'

export interface GameTypes {
  readonly view: { readonly phase: string }
  readonly action: object
  readonly event: GameEvent
  readonly sheet: object
}

/** How a game says the values of a refusal or a reason, by their names; a seat is always called by its name. */
export type ParamWords = Readonly<Record<string, (say: Say, value: string) => string>>

export interface Game<T extends GameTypes> {
  readonly id: string
  /** The game's texts in the page's language. `params.n` is the number a plural goes by. */
  readonly useSay: () => Say
  readonly viewOf: (shown: { readonly view: Json }) => T['view']
  /** All cards open, once the game is over; else what the page sees. */
  readonly finalViewOf: (table: TableState) => T['view']
  readonly actionOf: (action: Json) => T['action']
  /** What the seat to decide may do; nothing while nobody decides here. */
  readonly actionsOf: (table: TableState) => readonly T['action'][]
  readonly eventOf: (event: GameEvent) => T['event']
  readonly eventsOf: (log: TableState['log']) => readonly T['event'][]
  /** Nothing of a game that is not over, or was given up. */
  readonly outcomeOf: (table: TableState) => Outcome<T['sheet']> | undefined
  /** Why something is not allowed; why a move is good or dangerous. */
  readonly refusalWord: (say: Say, names: Names, refusal: Refusal) => string
  readonly reasonWord: (say: Say, names: Names, reason: Reason) => string
  /** `move` says an action as an order; `steps` the actions of a whole turn, where one is more than an action. */
  readonly hintWords: (
    say: Say,
    names: Names,
    move: (action: T['action']) => string,
    steps?: (turn: readonly T['action'][]) => readonly string[],
  ) => HintWords<T['action']>
  /** The way back, to main and to the stage. */
  readonly plain: (value: T['view'] | T['action']) => Json
}

const typed = <To>(data: unknown): To => data as To

type Params = Readonly<Record<string, string | number>>

export function gameOf<T extends GameTypes>(id: string, words: ParamWords): Game<T> {
  const said = (say: Say, names: Names, params: Params = {}): Params =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => {
        if (name === 'seat') return [name, names.of(Number(value))]
        return [name, words[name]?.(say, String(value)) ?? value]
      }),
    )
  const reasonWord: Game<T>['reasonWord'] = (say, names, { why, params }) =>
    say(`reasons.${why}`, said(say, names, params))
  return {
    id,
    useSay: () => useGameTexts(() => id),
    viewOf: ({ view }) => typed(view),
    finalViewOf: ({ finalView, view }) => typed(finalView ?? view),
    actionOf: typed,
    actionsOf: ({ legal }) => typed(legal?.actions ?? []),
    eventOf: typed,
    eventsOf: (log) => typed(log.flatMap(({ events }) => events)),
    outcomeOf: ({ outcome }) => typed(outcome),
    refusalWord: (say, names, { why, params }) => say(`refusals.${why}`, said(say, names, params)),
    reasonWord,
    hintWords: (say, names, move, steps = () => []) => ({
      actionOf: typed,
      move,
      steps: (turn) => steps(typed(turn)),
      reason: (reason) => reasonWord(say, names, reason),
      note: say,
    }),
    plain: typed,
  }
}
