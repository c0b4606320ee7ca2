/** What the renderer, the record and the command line say about a game of Express 01. */
import type { z } from 'zod'
import type { Outcome, Viewer } from '../common.ts'
import type { Company, DeckName } from './cards.ts'
import type { actionSchema, dealSchema, optionsSchema, routeStep } from './schema.ts'
import type { PAIRS } from './values.ts'

export interface Express01Options extends z.output<typeof optionsSchema> {}
export type Express01Action = z.output<typeof actionSchema>
export type Pair = (typeof PAIRS)[number]

/** One card of a train's way: its space, and the stations visited there in order (by index on the card). */
export type RouteStep = z.output<typeof routeStep>

/** `deal` of a record: first hands, and the decks with the top card first. */
export interface Express01Deal extends z.output<typeof dealSchema> {}

/**
 * bid: every seat, in secret (E1-5). pair: the seat at turn chooses. expand, acquire, bonus, order: A to D.
 * engine: its holder declares (E1-32). take: the next card of a payment, or the western one (E1-22, E1-31).
 */
export type Express01Phase =
  'bid' | 'pair' | 'expand' | 'acquire' | 'bonus' | 'engine' | 'take' | 'order' | 'over'

// Types, not interfaces, so that a score sheet is plain JSON to the compiler.
export type CapitalSheet = {
  readonly hand: number
  readonly shares: number
  readonly pairs: number
  readonly engine: number
  readonly total: number
  readonly shareCount: number
}

export interface Express01SeatView {
  readonly hand: readonly string[] | { readonly cards: number }
  /** Cards of a hidden hand that the viewer knows to be there (E1-38). */
  readonly known: readonly string[]
  readonly bid?: string
  readonly chosen: boolean
  /** 0 before the bid is open. */
  readonly turnCard: number
  /** Has had its turn this round. */
  readonly gone: boolean
  readonly shares: readonly string[]
  /** Spaces whose base card this seat took, in order. */
  readonly bases: readonly string[]
  /** How many of them are of which kind; a pair is one of each. */
  readonly baseKinds: { readonly route: number; readonly station: number }
  readonly capital: CapitalSheet
}

export interface DeckView {
  readonly name: DeckName
  /** Every card in it, sorted (E1-13). */
  readonly cards: readonly string[]
  /** The known face-up cards on top, topmost first. */
  readonly top: readonly string[]
  /** Only for viewer `all`: the whole order, topmost first. */
  readonly order?: readonly string[]
}

export interface Express01View {
  readonly viewer: Viewer
  /** Version of the rules the game began with. */
  readonly rules: number
  readonly options: Express01Options
  readonly phase: Express01Phase
  readonly round: number
  /** The seat at turn. */
  readonly turn: number
  readonly pair?: Pair
  /** Bought and not yet used in A: a whole card's worth, or one route upgrade. */
  readonly credit: 'none' | 'route' | 'card'
  /** E1-10: the first station must be built before anything else. */
  readonly opening: boolean
  readonly seats: readonly Express01SeatView[]
  /** Who holds the black engine. */
  readonly engine?: number
  readonly board: readonly { readonly space: string; readonly card: string; readonly turned: boolean }[]
  readonly decks: readonly DeckView[]
  readonly companies: Readonly<Record<Company, { readonly stations: number; readonly issued: number }>>
  readonly upgraded: number
  readonly decksEmpty: number
  readonly limits: { readonly upgraded: number; readonly decks: number }
  /** Rounds running without an upgrade, purchase or payment (E1-39); and whether this one, and this turn, has had one. */
  readonly idle: number
  readonly active: boolean
  readonly acted: boolean
  /** An end condition has been met: this round is the last. */
  readonly lastRound: boolean
  /** USA: the western card has been taken (E1-22). */
  readonly west: boolean
  readonly payment?: {
    readonly company?: Company
    readonly route: readonly RouteStep[]
    readonly amount: number
    readonly left: number
    /** By seat: cards it may still take by its shares. */
    readonly room: readonly number[]
    /** Who takes the cards still to come, in order. */
    readonly queue: readonly number[]
  }
}

/** A card of the list of a space, one way up, and every reason against laying it there now. */
export type TrayCard = {
  readonly card: string
  readonly turned: boolean
  readonly refusals: readonly { rule: string; why: string; params?: Record<string, string | number> }[]
}

/**
 * What the table shows beside an unfinished action. Of `pay`: how many cards could be laid on each space for it
 * (E1-14). Of `upgrade`: the list of its space, whatever its card. Of `bonus`: what the way pays, and who takes the
 * cards in order (E1-31).
 */
export type Express01Values =
  | null
  | { readonly spaces: Readonly<Record<string, number>> }
  | { readonly tray: readonly TrayCard[] }
  | { readonly amount: number; readonly queue: readonly number[] }

export type Express01Sheet = {
  readonly capital: readonly CapitalSheet[]
  readonly totals: readonly number[]
  readonly rounds: number
  readonly endedBy: 'upgrades' | 'decks' | 'standstill'
}
export type Express01Outcome = Outcome<Express01Sheet>

/** `what` is the key under `log` in the texts. A `took` without a card is what the others see of a face-down top. */
export type Express01Event =
  | { readonly what: 'chose'; readonly seat: number; readonly card?: string }
  | { readonly what: 'order'; readonly bids: readonly string[]; readonly turnCards: readonly number[] }
  | { readonly what: 'round'; readonly round: number }
  | { readonly what: 'aid'; readonly seat: number; readonly capitals: readonly number[] }
  | { readonly what: 'pair'; readonly seat: number; readonly pair: Pair }
  | { readonly what: 'paid'; readonly seat: number; readonly card: string }
  | {
      readonly what: 'upgraded'
      readonly seat: number
      readonly space: string
      readonly card: string
      readonly turned: boolean
      readonly over?: string
    }
  | {
      readonly what: 'bought'
      readonly seat: number
      readonly company: Company
      readonly card: string
      readonly price: number
      readonly pay: readonly string[]
      readonly from?: number
    }
  /** A or B is ended, C or D skipped. */
  | { readonly what: 'done'; readonly seat: number; readonly action: 'A' | 'B' | 'C' | 'D' }
  | {
      readonly what: 'bonus'
      readonly seat: number
      readonly company: Company
      readonly route: readonly RouteStep[]
      readonly amount: number
    }
  | { readonly what: 'engine'; readonly seat: number; readonly use: boolean }
  | { readonly what: 'west'; readonly seat: number }
  /** The card of the West was not taken (E1-22). */
  | { readonly what: 'westLeft'; readonly seat: number }
  | { readonly what: 'took'; readonly seat: number; readonly deck: DeckName; readonly card?: string }
  | { readonly what: 'lost'; readonly cards: number }
  | { readonly what: 'swapped'; readonly seat: number; readonly with: number }
  /** A round without any deed: in the next one whoever can act must (E1-39). */
  | { readonly what: 'idle'; readonly round: number }
  | { readonly what: 'last'; readonly by: 'upgrades' | 'decks' }
  | { readonly what: 'ended'; readonly totals: readonly number[]; readonly places: readonly number[] }
