/** What every game's public vocabulary shares: seats, viewers, refusals, events, outcomes. */

/** Anything that survives JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Who looks: a seat (0 to n-1), someone at the table without a hand, or the all-seeing replay. */
export type Viewer = number | 'public' | 'all'

/**
 * Why an action is not allowed: the id of the rule, and `why`, the key of the sentence in the game's
 * texts (`texts.refusals[why]`), with the values that sentence names. A value called `seat` is a seat's number
 * and shown by its name, one called `card` a card's code.
 */
export interface Refusal {
  readonly rule: string
  readonly why: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * Why a move is good or dangerous: the key of a sentence under `texts.reasons`, with the values it names. A value
 * called `seat`, `card` or whatever the game has words for is shown by its name.
 */
export interface Reason {
  readonly kind: 'gain' | 'risk' | 'note'
  readonly why: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** The least an event says: what happened. `what` is also the key of the log sentence in the game's texts. */
export interface GameEvent {
  readonly what: string
}

/**
 * Something that happened, as everybody sees it and, where it holds a secret, as the named seats see it.
 * `reveals` marks an information barrier: some seat now knows a card it did not know before.
 */
export interface Happened<E extends GameEvent = GameEvent> {
  readonly event: E
  readonly secret?: { readonly to: readonly number[]; readonly event: E }
  readonly reveals?: true
}

/** The event as `viewer` may know it. */
export function eventFor<E extends GameEvent>(happened: Happened<E>, viewer: Viewer): E {
  const { secret } = happened
  const knows = secret && (viewer === 'all' || (typeof viewer === 'number' && secret.to.includes(viewer)))
  return knows ? secret.event : happened.event
}

/**
 * A finished game. `places[seat]`: 1 is first; ties share a number and the next is skipped.
 * `sheet` is the game's own score sheet.
 */
export interface Outcome<Sheet = Json> {
  readonly places: readonly number[]
  readonly totals: readonly number[]
  readonly sheet: Sheet
}

/** What a person may order for questions out of its turn; to be asked each time is the default. */
export const STANDING_ORDERS = ['ask', 'always', 'never'] as const
export type StandingOrder = (typeof STANDING_ORDERS)[number]
export type FirmOrder = Exclude<StandingOrder, 'ask'>

/** The kinds of seat of a real game: a person, or a computer of one of five levels. */
export const LEVELS = ['apprentice', 'conductor', 'engineer', 'dispatcher', 'director'] as const
export type Level = (typeof LEVELS)[number]
export const SEAT_KINDS = ['human', ...LEVELS] as const
export type SeatKind = (typeof SEAT_KINDS)[number]

export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** A tree of sentences, with `{name}` where a value goes. */
export interface Texts {
  readonly [key: string]: string | Texts
}

/** One choice of a game option, its default first. Labels: `texts.options[name][value]`. */
export interface OptionChoice {
  readonly name: string
  readonly values: readonly (string | boolean | number)[]
  /** Values that are played only with certain numbers of seats (`seatNumbers`). */
  readonly seats?: Readonly<Record<string, readonly number[]>>
  /** Asked only where another option has this value. */
  readonly when?: { readonly option: string; readonly is: string | boolean | number }
}

/** A page of a game besides its table, as the menus know it. `title`: key in the game's texts. */
export interface GamePage {
  readonly name: string
  readonly title: string
  readonly keys?: string
}

/** A game as New game, the store and the menus know it. */
export interface GameInfo {
  readonly id: string
  /** Raised whenever a record made by the previous number could replay differently. */
  readonly rulesVersion: number
  /** The lowest number whose records still play, replay and are judged as they were; none before today's where absent. */
  readonly rulesSince?: number
  readonly minSeats: number
  readonly maxSeats: number
  /** Wider than any total that a seat can end with, under these rules and all before them: beyond it nothing is believed. */
  readonly scores: { readonly least: number; readonly most: number }
  readonly options: readonly OptionChoice[]
  readonly pages?: readonly GamePage[]
}

/** A game with its sentences, as main knows it; the page loads those of its language alone. */
export interface ToldGame extends GameInfo {
  /** `name` and `tagline` at the top, then `options`, `refusals`, `log`, `cards` and whatever the game's table says. */
  readonly texts: Readonly<Record<Locale, Texts>>
}
