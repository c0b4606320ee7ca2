/** A running game as one window sees it. */
import type { GameEvent, Json, Outcome, Reason, Refusal, StandingOrder } from '../games/common.ts'
import type { GameMarks, GameState, SeatSummary } from './games.ts'

export interface LogEntry {
  /** Number of the action in the standing line, from 1. */
  readonly at: number
  readonly seat: number
  /** As the viewer may know them. */
  readonly events: readonly GameEvent[]
}

/** Whose turn the window waits for, behind a curtain or not. */
export interface Curtain {
  /** The person whose decision is due. */
  readonly seat: number
  readonly open: boolean
  /** A PIN must be given to open it. */
  readonly pin: boolean
  /** Number of the last action this seat had seen when its curtain last closed: what is newer is shown first. */
  readonly since: number
}

export interface TakeBack {
  /** An action of a person can be taken back. */
  readonly possible: boolean
  /** It reaches past an information barrier: alone, the game becomes assisted. */
  readonly barrier: boolean
  /** It reaches into a shared game: these persons' seats must all agree. */
  readonly consent: readonly number[]
}

export interface Legal {
  readonly seat: number
  /** Number of actions before this decision; it stays while other seats make their secret choices beside it. */
  readonly since: number
  readonly complete: boolean
  readonly actions: readonly Json[]
}

/** A computer at work, or a pause of the pace. */
export interface Activity {
  readonly seat: number
  readonly doing: 'thinking' | 'pausing' | 'waiting-for-next'
  /** 0 to 1, of the work allowed. */
  readonly progress: number
}

export interface TableState {
  readonly id: string
  readonly game: string
  readonly options: Json
  readonly seats: readonly SeatSummary[]
  readonly state: GameState
  readonly marks: GameMarks
  /** Rises with every state told: of two that crossed on their way, the higher is the newer. */
  readonly serial: number
  /** Number of actions in the standing line. */
  readonly at: number
  readonly deciders: readonly number[]
  /** The seat whose knowledge `view` and `log` show, or the public's. */
  readonly viewer: number | 'public'
  readonly view: Json
  /** The seat at the window must decide, and these are its actions: the viewer, or one that decides before everybody. */
  readonly legal?: Legal
  /** The viewer's own, in a shared window and a game that asks seats out of their turn; nobody else is told. */
  readonly standing?: StandingOrder
  /** Only where two or more persons share the window. */
  readonly curtain?: Curtain
  readonly activity?: Activity
  /** The computers wait, because a hidden window said that nobody looks; one that is seen ends it. */
  readonly resting?: true
  readonly undo: TakeBack
  readonly redo: boolean
  readonly log: readonly LogEntry[]
  readonly outcome?: Outcome
  /** The final, open view for the last page. */
  readonly finalView?: Json
  readonly started: string
  readonly finished?: string
  /** Hash of the sealed envelope, in hex: fixed before the first action, see `docs/record-format.md`. */
  readonly seal: string
}

export type ActResult =
  | { readonly ok: true; readonly table: TableState }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

export interface HintMove {
  readonly action: Json
  readonly share: number
  readonly spread: number
  readonly margin: number
  /** In the game's terms, the strongest first; for the best moves only. */
  readonly reasons?: readonly Reason[]
}

/** The search's advice, best first, and how much it thought. */
export interface Hint {
  readonly moves: readonly HintMove[]
  readonly iterations: number
  /** Where to look for the best move, without telling it. */
  readonly nudge?: Reason
}
