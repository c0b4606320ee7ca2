/** What the renderer, the record and the command line say about a game of Express. */
import type { z } from 'zod'
import type { Viewer } from '../common.ts'
import type { CardName, CarRole, DisasterName, LaidName, WayCarName } from './cards.ts'
import type {
  actionSchema,
  dealSchema,
  derailmentEnd,
  disasterEnd,
  optionsSchema,
  stealEnd,
  switchEnd,
  trainDisasterEnd,
  trainPlay,
  turnAction,
  turnEnd,
} from './schema.ts'

export interface ExpressOptions extends z.output<typeof optionsSchema> {}

/** Cards added to train number `train`, or, without a number, to a new one. */
export interface TrainPlay extends z.output<typeof trainPlay> {}

/** EX-25: where a stolen car goes; a stolen wild may be laid as a caboose. */
export interface StealEnd extends z.output<typeof stealEnd> {}
export interface SwitchEnd extends z.output<typeof switchEnd> {}
export interface TrainDisasterEnd extends z.output<typeof trainDisasterEnd> {}
export interface DerailmentEnd extends z.output<typeof derailmentEnd> {}
export type DisasterEnd = z.output<typeof disasterEnd>

/** EX-10: what ends a turn. `none` only where EX-13 leaves no discard; in a draft: not chosen yet. */
export type TurnEnd = z.output<typeof turnEnd>

export interface TurnAction extends z.output<typeof turnAction> {}
export type ExpressAction = z.output<typeof actionSchema>

/** `deal` of a record: the first hand as the shuffle would have given it; `deck` in the order of drawing. */
export interface ExpressDeal extends z.output<typeof dealSchema> {}

/**
 * draw: the seat at turn chooses its source (EX-5). turn: it plans its turn, or asks its partner (EX-43).
 * answer: a target may block a disaster (EX-31). permit: the partner answers (EX-43). over: EX-41.
 */
export type ExpressPhase = 'draw' | 'turn' | 'answer' | 'permit' | 'over'

export interface TrainView {
  readonly engine: 'loco' | 'diesel'
  /** The face-down card, only where the viewer may know it (EX-44). */
  readonly loco?: CardName
  readonly cars: readonly LaidName[]
  /** What each car counts as, and what the train is worth now (EX-21). */
  readonly reading: readonly CarRole[]
  readonly points: number
}

export interface WayCarView {
  readonly card: WayCarName
  /** EX-31: laid in answer to its disaster; immune for the rest of the hand. */
  readonly upright: boolean
}

/** A table: one seat's, or two partners' together (EX-42). */
export interface TeamView {
  readonly seats: readonly number[]
  readonly trains: readonly TrainView[]
  readonly wayCars: readonly WayCarView[]
  /** Trains and way cars as they stand, without hands. */
  readonly points: number
  /** Of the match before this hand. */
  readonly total: number
}

export interface ExpressSeatView {
  readonly team: number
  readonly hand: readonly CardName[] | { readonly cards: number }
  /** Turns taken in this hand. */
  readonly turns: number
  /** EX-26: turns still to be lost. */
  readonly lost: number
}

/**
 * A card the viewer knows about without seeing it: one copy of `card` is certainly in one of these places:
 * the hand of one of these seats, under a train of one of these teams, or in the deck (EX-45).
 */
export interface KnownCard {
  readonly card: CardName
  readonly hands: readonly number[]
  readonly locos: readonly number[]
  readonly deck: boolean
}

/** A disaster that waits for an answer; everything about it is public (EX-23). */
export interface PendingView {
  readonly seat: number
  readonly end: DisasterEnd
  readonly wayCar: WayCarName
  /** The seat asked now, and those asked after it should it decline. */
  readonly asked: number
  readonly next: readonly number[]
}

export interface ExpressView {
  readonly viewer: Viewer
  readonly options: ExpressOptions
  readonly phase: ExpressPhase
  /** Number of the hand, from 0. */
  readonly hand: number
  readonly dealer: number
  readonly turn: number
  /** 1: to the left (seat i+1 follows); -1: to the right. */
  readonly direction: 1 | -1
  /** EX-34: the turn under way is an extra one. */
  readonly extra: boolean
  /** EX-22: the seat at turn is at its first turn of the hand. */
  readonly firstTurn: boolean
  /** EX-43: what the partner answered this turn. */
  readonly permission: 'none' | 'yes' | 'no'
  /** Version of the rules the match began with. */
  readonly rules: number
  /** EX-7: turns in a row without a card laid or used for effect, and without a draw. */
  readonly idle: number
  readonly undrawn: number
  readonly teams: readonly TeamView[]
  readonly seats: readonly ExpressSeatView[]
  readonly deck: {
    readonly left: number
    /** Only for viewer `all`, first drawn first. */
    readonly order?: readonly CardName[]
  }
  /** Bottom first; the last one may be drawn. */
  readonly discards: readonly CardName[]
  readonly slot: readonly CardName[]
  /** EX-4: hands shown and set aside, to be shuffled into the deck. */
  readonly aside: readonly CardName[]
  readonly known: readonly KnownCard[]
  readonly pending?: PendingView
  /** In `turn`, only for the seat at turn and `all`. */
  readonly planning?: {
    /** EX-10, EX-12: the most cards the hand may hold at the end. */
    readonly limit: number
    /** EX-35: some plan goes out. */
    readonly canGoOut: boolean
    /** EX-43: the partner may be asked now. */
    readonly canAsk: boolean
  }
  readonly sheet: ExpressSheet
}

/** One table's row of a hand's score sheet. */
export interface ScoreRow {
  readonly seats: readonly number[]
  readonly trains: readonly number[]
  readonly wayCars: number
  /** Never above 0. */
  readonly hand: number
  /** 10 for going out, else 0. */
  readonly wentOut: number
  readonly total: number
}
export interface HandSheet {
  /** The seat that went out; `null` when nobody did (EX-7). */
  readonly wentOut: number | null
  readonly rows: readonly ScoreRow[]
}
export interface ExpressSheet {
  readonly hands: readonly HandSheet[]
  /** By seat; partners have the same. */
  readonly totals: readonly number[]
}

/** Live values of a draft beside the table. */
export interface DraftValues {
  /** The trains of the team as the draft leaves them. */
  readonly trains: readonly { readonly legal: boolean; readonly points: number }[]
  /** Cards of hand and locos that the draft has not used yet. */
  readonly left: readonly CardName[]
  readonly limit: number
  /** Trains that need a face-down loco, and how many the draft gives. */
  readonly locos: { readonly needed: number; readonly given: number }
  /** EX-35: each condition of going out. */
  readonly goingOut: {
    readonly notFirstTurn: boolean
    readonly five: boolean
    readonly four: boolean
    readonly threes: boolean
    readonly emptyHand: boolean
    readonly permitted: boolean
  }
}

/** `what` is the key under `log` in the texts. */
export type ExpressEvent =
  | { readonly what: 'dealt'; readonly hand: number; readonly dealer: number; readonly first: number }
  | { readonly what: 'drewDiscard'; readonly seat: number; readonly card: CardName }
  /** `cards` only for the seat that drew. */
  | {
      readonly what: 'drewDeck'
      readonly seat: number
      readonly count: number
      readonly cards?: readonly CardName[]
    }
  | { readonly what: 'drewNothing'; readonly seat: number }
  | { readonly what: 'reshuffled'; readonly count: number }
  | { readonly what: 'redealt'; readonly seat: number; readonly shown: readonly CardName[] }
  | { readonly what: 'asideReturned'; readonly count: number }
  | {
      readonly what: 'started'
      readonly seat: number
      readonly train: number
      readonly cars: readonly LaidName[]
      readonly diesel: boolean
    }
  | {
      readonly what: 'extended'
      readonly seat: number
      readonly train: number
      readonly cars: readonly LaidName[]
    }
  | { readonly what: 'tookOver'; readonly seat: number; readonly train: number }
  | { readonly what: 'laidWayCar'; readonly seat: number; readonly card: WayCarName }
  /** The locos laid, by train number; only for the seat itself. */
  | { readonly what: 'laidLocos'; readonly seat: number; readonly cards?: readonly CardName[] }
  | { readonly what: 'discarded'; readonly seat: number; readonly card: CardName }
  | { readonly what: 'endedWithout'; readonly seat: number }
  | { readonly what: 'turntable'; readonly seat: number }
  | { readonly what: 'reversed'; readonly direction: 1 | -1 }
  | { readonly what: 'disaster'; readonly seat: number; readonly end: DisasterEnd }
  | {
      readonly what: 'asked'
      readonly seat: number
      readonly disaster: DisasterName
      readonly wayCar: WayCarName
    }
  | { readonly what: 'declined'; readonly seat: number }
  /** How the disaster failed: upright way car, laid way car (lost), or one laid from hand. */
  | {
      readonly what: 'blocked'
      readonly seat: number
      readonly how: 'upright' | 'laid' | 'hand'
      readonly card: WayCarName
    }
  | { readonly what: 'brokenCar'; readonly seat: number; readonly train: number; readonly card: LaidName }
  | {
      readonly what: 'stole'
      readonly seat: number
      readonly from: number
      readonly train: number
      readonly card: LaidName
      readonly to: 'hand' | number
    }
  | { readonly what: 'derailed'; readonly seat: number }
  | {
      readonly what: 'switched'
      readonly seat: number
      readonly with: number
      readonly mine: readonly number[]
      readonly theirs: readonly number[]
    }
  | {
      readonly what: 'wrecked'
      readonly seat: number
      readonly train: number
      readonly engine: CardName
      readonly cars: readonly LaidName[]
    }
  /** The engine of an empty train went to this seat's hand; the card only for those who may know it. */
  | { readonly what: 'engineReturned'; readonly seat: number; readonly card?: CardName }
  | { readonly what: 'lostTurn'; readonly seat: number }
  | { readonly what: 'askedPartner'; readonly seat: number; readonly partner: number }
  | { readonly what: 'permitted'; readonly seat: number; readonly yes: boolean }
  | { readonly what: 'wentOut'; readonly seat: number }
  | { readonly what: 'standstill' }
  | { readonly what: 'scored'; readonly hand: number; readonly sheet: HandSheet }
  | { readonly what: 'ended'; readonly totals: readonly number[]; readonly places: readonly number[] }
