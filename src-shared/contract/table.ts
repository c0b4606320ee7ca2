/** A running game as one window sees it, the rule of secrets included. */
import { z } from 'zod'
import { STANDING_ORDERS } from '../games/common.ts'
import { count, gameEvent, gameId, gameKind, json, outcome, reason, refusal, seat, time } from './common.ts'
import { exact, list } from '../shape.ts'
import { gameState, marks, seatSummary } from './games.ts'

const share = z.number().min(0).max(1)

/** Number of an action in the standing line, from 1. */
const actionNumber = z.int().min(1)

export interface LogEntry extends z.output<typeof logEntry> {}
export const logEntry = exact({
  at: actionNumber,
  seat,
  /** As the viewer may know them. */
  events: list(gameEvent),
})

/** What is seen of an action at once: what happened, and the viewer's view then. */
export interface TablePart extends z.output<typeof part> {}
const part = exact({
  events: list(gameEvent),
  /** Absent in the last part of what is told: it leads to the view told with it. */
  view: json.exactOptional(),
})

/** An action, part by part, as the viewer may know it. */
export interface TableStep extends z.output<typeof tableStep> {}
export const tableStep = exact({ at: actionNumber, seat, parts: list(part) })

/** How a page comes from what it has to what it is told. */
export interface TableNews extends z.output<typeof news> {}
const news = exact({
  /** Number of actions that had been made before the steps. */
  from: count,
  /**
   * The log of the actions before the steps, to a page that has none: on opening, or since another viewer knew other
   * things. `view`: what this viewer saw before the steps; absent where there are none. Any other page goes on from
   * what it has, if that was told with the serial number `after` or later; otherwise it must open the table again.
   */
  past: z.union([exact({ after: count }), exact({ log: list(logEntry), view: json.exactOptional() })]),
  steps: list(tableStep),
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

/** The table as it stands, and what is new of it. */
export interface TableTold extends z.output<typeof fields> {}
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
  news,
  outcome: outcome.exactOptional(),
  /** The final, open view for the last page. */
  finalView: json.exactOptional(),
  started: time,
  finished: time.exactOptional(),
  /** Hash of the sealed envelope, in hex: fixed before the first action, see `docs/record-format.md`. */
  seal: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The table as a page has it: the log gathered from all it was told. */
export interface TableState extends Omit<TableTold, 'news'> {
  readonly log: readonly LogEntry[]
}

/** Whom a game's view says it is for; every view carries it. */
export const viewerOf = (view: unknown): unknown =>
  typeof view === 'object' && view !== null ? (view as { viewer?: unknown }).viewer : undefined

/** One person alone sees that seat; where several share the window, only the seat behind an open curtain. */
const mayBeSeen = (table: TableTold): boolean => {
  if (table.viewer === 'public') return true
  const people = table.seats.filter((one) => one.kind === 'human').length
  if (table.seats[table.viewer]?.kind !== 'human') return false
  return people === 1 || (table.curtain?.open === true && table.curtain.seat === table.viewer)
}

export const viewsIn = (steps: readonly TableStep[]): unknown[] =>
  steps.flatMap(({ parts }) => parts.flatMap((one) => ('view' in one ? [one.view] : [])))

const viewsOf = ({ view, news: { past, steps } }: TableTold): unknown[] => [
  view,
  ...('view' in past ? [past.view] : []),
  ...viewsIn(steps),
]

/** Actions are the viewer's, or all those of a seat that decides before everybody, where no curtain hides it. */
const mayBeDone = ({ legal, viewer, curtain }: TableTold): boolean =>
  !legal || legal.seat === viewer || (viewer === 'public' && !curtain && legal.complete)

export const tableTold = fields
  .refine(mayBeSeen, { error: 'a seat is shown whose curtain is closed', path: ['viewer'] })
  .refine((table) => viewsOf(table).every((view) => viewerOf(view) === table.viewer), {
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
  exact({ ok: z.literal(true), table: tableTold }),
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
  /** All actions of the turn that the best move begins, where a move is only a part of one. */
  turn: list(json).exactOptional(),
  /** Where to look for the best move, without telling it. */
  nudge: reason.exactOptional(),
})
