/** What the renderer, the record and the command line say about a game of Tennessee Central. */
import type { z } from 'zod'
import type { Outcome, Viewer } from '../common.ts'
import type { CardCode, ShareCard, Suit, TrackCard } from './cards.ts'
import type { actionSchema, dealSchema, optionsSchema } from './schema.ts'

export interface TennesseeOptions extends z.output<typeof optionsSchema> {}
export type LocomotiveReading = TennesseeOptions['locomotive']
export type TennesseeAction = z.output<typeof actionSchema>

/** `deal` of a record: what the shuffle would have decided; `deck` is in the order of drawing. */
export interface TennesseeDeal extends z.output<typeof dealSchema> {}

/**
 * turn: the seat at turn builds or invests (TC-7 to TC-9). locomotive: the drawer places it (TC-10).
 * reveal, pass: every seat that has not chosen yet must, in secret (TC-10, TC-14). over: TC-19.
 */
export type TennesseePhase = 'turn' | 'locomotive' | 'reveal' | 'pass' | 'over'

/** A share lying face up; `from`: whose hand it was revealed from; `passed`: how often it moved on. */
export interface FrontShare {
  readonly card: ShareCard
  readonly from: number
  readonly passed: number
}

export interface TennesseeSeatView {
  /** Shares first, then tracks, each sorted; or only how many of each (public by counting, TC-20). */
  readonly hand: readonly CardCode[] | { readonly shares: number; readonly tracks: number }
  readonly front: readonly FrontShare[]
  /** In `reveal` and `pass`: this seat has chosen. Which card, only where the viewer may know it. */
  readonly chosen: boolean
  readonly choice?: ShareCard
  /** Paid at each dividend so far (TC-17). */
  readonly dividends: readonly number[]
}

/** One part of the draw deck as everybody knows it (TC-5), drawn first to last. */
export interface DeckPart {
  readonly size: number
  readonly left: number
  /** `ahead`: one of the cards left in this part is a locomotive; `found`: it has been drawn. */
  readonly locomotive: 'none' | 'ahead' | 'found'
}

/** A public move in the order it happened: what a perfect memory keeps for judging hidden hands. */
export type PublicMove =
  | { readonly seat: number; readonly do: 'build'; readonly card: TrackCard }
  | { readonly seat: number; readonly do: 'invest'; readonly drew: 'track' | 'locomotive' }
  | { readonly seat: number; readonly do: 'locomotive'; readonly suit: Suit }
  | { readonly seat: number; readonly do: 'reveal'; readonly card: ShareCard; readonly dividend: number }
  | { readonly seat: number; readonly do: 'pass'; readonly card: ShareCard; readonly dividend: number }

export interface TennesseeView {
  readonly viewer: Viewer
  readonly options: TennesseeOptions
  readonly phase: TennesseePhase
  readonly start: number
  /** The seat at turn; in `locomotive`, `reveal` and `pass` the one that drew. */
  readonly turn: number
  /** Number of turns taken so far (builds and draws). */
  readonly turns: number
  /** Dividends paid so far, 0 to 3. */
  readonly dividends: number
  /** Each stack's full content, bottom first (TC-20). */
  readonly stacks: Readonly<Record<Suit, readonly CardCode[]>>
  /** What each stack would pay now (TC-11, TC-12). */
  readonly values: Readonly<Record<Suit, number>>
  readonly seats: readonly TennesseeSeatView[]
  readonly deck: {
    readonly left: number
    readonly parts: readonly DeckPart[]
    /** Only for viewer `all`: the cards in the order of drawing. */
    readonly order?: readonly CardCode[]
  }
  /** TC-2: shares that left the game unseen; which ones, only for viewer `all`. */
  readonly removed: number | readonly ShareCard[]
  readonly moves: readonly PublicMove[]
}

export type TennesseeSheet = {
  /** Three rows of pay by seat (TC-17). */
  readonly dividends: readonly (readonly number[])[]
  /** Cards still in hand by seat; each costs 1 (TC-18). */
  readonly cardsLeft: readonly number[]
  readonly totals: readonly number[]
}
export type TennesseeOutcome = Outcome<TennesseeSheet>

/** `what` is the key under `log` in the texts. A `drew` without a card is what the other seats see. */
export type TennesseeEvent =
  | { readonly what: 'built'; readonly seat: number; readonly card: TrackCard; readonly value: number }
  | { readonly what: 'drew'; readonly seat: number; readonly card?: TrackCard; readonly last: boolean }
  | { readonly what: 'drewLocomotive'; readonly seat: number; readonly which: 1 | 2 }
  | { readonly what: 'placedLocomotive'; readonly seat: number; readonly suit: Suit; readonly value: number }
  /** A secret choice was made; the card only for the chooser. */
  | {
      readonly what: 'chose'
      readonly seat: number
      readonly for: 'reveal' | 'pass'
      readonly card?: ShareCard
    }
  | { readonly what: 'revealed'; readonly dividend: 1 | 2 | 3; readonly cards: readonly ShareCard[] }
  | { readonly what: 'paid'; readonly dividend: 1 | 2 | 3; readonly pays: readonly number[] }
  /** `cards[seat]` moved from seat to the next seat clockwise. */
  | { readonly what: 'passed'; readonly dividend: 1 | 2; readonly cards: readonly ShareCard[] }
  | { readonly what: 'ended'; readonly totals: readonly number[]; readonly places: readonly number[] }
