/** A game that is looked back at, step by step, the rule of secrets included. */
import { z } from 'zod'
import { count, gameId, gameKind, json, outcome, seat, time } from './common.ts'
import { exact, list } from '../shape.ts'
import { gameState, marks, seatSummary } from './games.ts'
import { logEntry, tableStep, viewerOf, viewsIn } from './table.ts'

/** Whose knowledge is shown; `all` lays every hand open. */
export type ReplayViewer = z.output<typeof replayViewer>
export const replayViewer = z.union([seat, z.literal('public'), z.literal('all')])

/** What stays the same through a replay. */
export interface Replay extends z.output<typeof fields> {}
const fields = exact({
  id: gameId,
  game: gameKind,
  options: json,
  seats: list(seatSummary),
  state: gameState,
  marks,
  name: z.string().exactOptional(),
  branchOf: exact({ id: gameId, at: count, kept: z.boolean() }).exactOptional(),
  started: time,
  finished: time.exactOptional(),
  /** The seat of every action, in order. */
  seatsAt: list(seat),
  /** Numbers of actions at which another seat begins to act; the first is 0. */
  turns: list(count),
  /** Whose knowledge may be looked at: of a game in progress no secret of another. */
  viewers: list(replayViewer),
  /** What it costs to play on from a step: of a game in progress it marks this game, or is refused. */
  branches: z.enum(['free', 'marks', 'refused']),
  outcome: outcome.exactOptional(),
})

/** Of a game in progress one person alone sees its own seat; several share only what everybody knows. */
const keepsSecrets = ({ state, seats, viewers }: Replay): boolean => {
  if (state !== 'open') return true
  const people = seats.flatMap(({ kind }, i) => (kind === 'human' ? [i] : []))
  const own = people.length === 1 ? people : []
  return viewers.every((viewer) => viewer === 'public' || (viewer !== 'all' && own.includes(viewer)))
}

export const replay = fields.refine(keepsSecrets, {
  error: 'secrets of a game in progress',
  path: ['viewers'],
})

/** A replayed game after `at` actions, for a viewer. */
export interface ReplayStep extends z.output<typeof replayStep> {}
export const replayStep = exact({
  id: gameId,
  at: count,
  viewer: replayViewer,
  deciders: list(seat),
  view: json,
  /** The action that led here, part by part; none before the first. */
  steps: list(tableStep),
  /** The actions so far that the page did not say it knows, as the viewer may know them. */
  log: list(logEntry),
}).refine(({ view, steps, viewer }) => [view, ...viewsIn(steps)].every((one) => viewerOf(one) === viewer), {
  error: 'not the viewer’s view',
  path: ['view'],
})
