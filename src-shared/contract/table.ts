/** A running game as one window sees it, the rule of secrets included. */
import { z } from 'zod'
import { STANDING_ORDERS } from '../games/common.ts'
import { count, gameEvent, gameId, gameKind, json, outcome, reason, refusal, seat, time } from './common.ts'
import { exact, list } from '../shape.ts'
import { gameState, marks, seatSummary } from './games.ts'

const share = z.number().min(0).max(1)

export interface LogEntry extends z.output<typeof logEntry> {}
export const logEntry = exact({
  /** Number of the action in the standing line, from 1. */
  at: z.int().min(1),
  seat,
  /** As the viewer may know them. */
  events: list(gameEvent),
})

/** Whose turn the window waits for, behind a curtain or not. */
export interface Curtain extends z.output<typeof curtain> {}
const curtain = exact({
  /** The person whose decision is due. */
  seat,
  open: z.boolean(),
  /** A PIN must be given to open it. */
  pin: z.boolean(),
  /** Number of the last action this seat had seen when its curtain last closed: what is newer is shown first. */
  since: count,
})

export interface TakeBack extends z.output<typeof takeBack> {}
const takeBack = exact({
  /** An action of a person can be taken back. */
  possible: z.boolean(),
  /** It reaches past an information barrier: alone, the game becomes assisted. */
  barrier: z.boolean(),
  /** It reaches into a shared game: these persons' seats must all agree. */
  consent: list(seat),
})

export interface Legal extends z.output<typeof legal> {}
const legal = exact({
  seat,
  /** Number of actions before this decision; it stays while other seats make their secret choices beside it. */
  since: z.int().nonnegative(),
  complete: z.boolean(),
  actions: list(json),
})

/** A computer at work, or a pause of the pace. */
export interface Activity extends z.output<typeof activity> {}
const activity = exact({
  seat,
  doing: z.enum(['thinking', 'pausing', 'waiting-for-next']),
  /** 0 to 1, of the work allowed. */
  progress: share,
})

export const standingOrder = z.enum(STANDING_ORDERS)

export interface TableState extends z.output<typeof fields> {}
const fields = exact({
  id: gameId,
  game: gameKind,
  options: json,
  seats: list(seatSummary),
  state: gameState,
  marks,
  /** Rises with every state told: of two that crossed on their way, the higher is the newer. */
  serial: count,
  /** Number of actions in the standing line. */
  at: count,
  deciders: list(seat),
  /** The seat whose knowledge `view` and `log` show, or the public's. */
  viewer: z.union([seat, z.literal('public')]),
  view: json,
  /** The seat at the window must decide, and these are its actions: the viewer, or one that decides before everybody. */
  legal: legal.exactOptional(),
  /** The viewer's own, in a shared window and a game that asks seats out of their turn; nobody else is told. */
  standing: standingOrder.exactOptional(),
  /** Only where two or more persons share the window. */
  curtain: curtain.exactOptional(),
  activity: activity.exactOptional(),
  /** The computers wait, because a hidden window said that nobody looks; one that is seen ends it. */
  resting: z.literal(true).exactOptional(),
  undo: takeBack,
  redo: z.boolean(),
  log: list(logEntry),
  outcome: outcome.exactOptional(),
  /** The final, open view for the last page. */
  finalView: json.exactOptional(),
  started: time,
  finished: time.exactOptional(),
  /** Hash of the sealed envelope, in hex: fixed before the first action, see `docs/record-format.md`. */
  seal: z.string().regex(/^[0-9a-f]{64}$/),
})

/** Whom a game's view says it is for; every view carries it. */
export const viewerOf = (view: unknown): unknown =>
  typeof view === 'object' && view !== null ? (view as { viewer?: unknown }).viewer : undefined

/** One person alone sees that seat; where several share the window, only the seat behind an open curtain. */
const mayBeSeen = (table: TableState): boolean => {
  if (table.viewer === 'public') return true
  const people = table.seats.filter((one) => one.kind === 'human').length
  if (table.seats[table.viewer]?.kind !== 'human') return false
  return people === 1 || (table.curtain?.open === true && table.curtain.seat === table.viewer)
}

/** Actions are the viewer's, or all those of a seat that decides before everybody, where no curtain hides it. */
const mayBeDone = ({ legal, viewer, curtain }: TableState): boolean =>
  !legal || legal.seat === viewer || (viewer === 'public' && !curtain && legal.complete)

export const tableState = fields
  .refine(mayBeSeen, { error: 'a seat is shown whose curtain is closed', path: ['viewer'] })
  .refine((table) => viewerOf(table.view) === table.viewer, {
    error: 'not the viewer’s view',
    path: ['view'],
  })
  .refine(mayBeDone, { error: 'actions of another seat', path: ['legal'] })
  .refine((table) => table.standing === undefined || table.viewer !== 'public', {
    error: 'an order of nobody here',
    path: ['standing'],
  })
  .refine((table) => table.finalView === undefined || table.state === 'finished', {
    error: 'all hands open before the end',
    path: ['finalView'],
  })

export type ActResult = z.output<typeof actResult>
export const actResult = z.union([
  exact({ ok: z.literal(true), table: tableState }),
  exact({ ok: z.literal(false), refusals: z.array(refusal).min(1).readonly() }),
])

export interface HintMove extends z.output<typeof hintMove> {}
const hintMove = exact({
  action: json,
  share,
  spread: z.number(),
  margin: z.number(),
  /** In the game's terms, the strongest first; for the best moves only. */
  reasons: list(reason).exactOptional(),
})

/** The search's advice, best first, and how much it thought. */
export interface Hint extends z.output<typeof hint> {}
export const hint = exact({
  moves: list(hintMove),
  iterations: count,
  /** Where to look for the best move, without telling it. */
  nudge: reason.exactOptional(),
})
