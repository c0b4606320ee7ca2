/** Schemas of a replay, the rule of secrets included. */
import { z } from 'zod'
import { count, gameId, gameKind, json, outcome, seat, time } from './common.ts'
import { gameState, marks, seatSummary } from './games.ts'
import { logEntry, viewerOf } from './table.ts'

export const replayViewer = z.union([seat, z.literal('public'), z.literal('all')])

const fields = z.strictObject({
  id: gameId,
  game: gameKind,
  options: json,
  seats: z.array(seatSummary).readonly(),
  state: gameState,
  marks,
  name: z.string().exactOptional(),
  branchOf: z.strictObject({ id: gameId, at: count, kept: z.boolean() }).exactOptional(),
  started: time,
  finished: time.exactOptional(),
  seatsAt: z.array(seat).readonly(),
  turns: z.array(count).readonly(),
  viewers: z.array(replayViewer).readonly(),
  branches: z.boolean(),
  outcome: outcome.exactOptional(),
})

/** Of a game in progress one person alone sees its own seat; several share only what everybody knows. */
const keepsSecrets = ({ state, seats, viewers }: z.infer<typeof fields>): boolean => {
  if (state !== 'open') return true
  const people = seats.flatMap(({ kind }, i) => (kind === 'human' ? [i] : []))
  const own = people.length === 1 ? people : []
  return viewers.every((viewer) => viewer === 'public' || (viewer !== 'all' && own.includes(viewer)))
}

export const replay = fields.refine(keepsSecrets, {
  error: 'secrets of a game in progress',
  path: ['viewers'],
})

export const replayStep = z
  .strictObject({
    id: gameId,
    at: count,
    viewer: replayViewer,
    deciders: z.array(seat).readonly(),
    view: json,
    log: z.array(logEntry).readonly(),
  })
  .refine((step) => viewerOf(step.view) === step.viewer, { error: 'not the viewer’s view', path: ['view'] })
