/** Schemas of a running game, the rule of secrets included. */
import { z } from 'zod'
import { STANDING_ORDERS } from '../../games/common.ts'
import { count, gameEvent, gameId, gameKind, json, outcome, reason, refusal, seat, time } from './common.ts'
import { gameState, marks, seatSummary } from './games.ts'

const seats = z.array(seat).readonly()
const share = z.number().min(0).max(1)

export const logEntry = z.strictObject({ at: z.int().min(1), seat, events: z.array(gameEvent).readonly() })
const curtain = z.strictObject({ seat, open: z.boolean(), pin: z.boolean(), since: count })
const takeBack = z.strictObject({ possible: z.boolean(), barrier: z.boolean(), consent: seats })
const activity = z.strictObject({
  seat,
  doing: z.enum(['thinking', 'pausing', 'waiting-for-next']),
  progress: share,
})

export const standingOrder = z.enum(STANDING_ORDERS)

const fields = z.strictObject({
  id: gameId,
  game: gameKind,
  options: json,
  seats: z.array(seatSummary).readonly(),
  state: gameState,
  marks,
  serial: count,
  at: count,
  deciders: seats,
  viewer: z.union([seat, z.literal('public')]),
  view: json,
  legal: z
    .strictObject({
      seat,
      since: z.int().nonnegative(),
      complete: z.boolean(),
      actions: z.array(json).readonly(),
    })
    .exactOptional(),
  standing: standingOrder.exactOptional(),
  curtain: curtain.exactOptional(),
  activity: activity.exactOptional(),
  resting: z.literal(true).exactOptional(),
  undo: takeBack,
  redo: z.boolean(),
  log: z.array(logEntry).readonly(),
  outcome: outcome.exactOptional(),
  finalView: json.exactOptional(),
  started: time,
  finished: time.exactOptional(),
  seal: z.string().regex(/^[0-9a-f]{64}$/),
})

/** Whom a game's view says it is for; every view carries it. */
export const viewerOf = (view: unknown): unknown =>
  typeof view === 'object' && view !== null ? (view as { viewer?: unknown }).viewer : undefined

/** One person alone sees that seat; where several share the window, only the seat behind an open curtain. */
const mayBeSeen = (table: z.infer<typeof fields>): boolean => {
  if (table.viewer === 'public') return true
  const people = table.seats.filter((one) => one.kind === 'human').length
  if (table.seats[table.viewer]?.kind !== 'human') return false
  return people === 1 || (table.curtain?.open === true && table.curtain.seat === table.viewer)
}

/** Actions are the viewer's, or all those of a seat that decides before everybody, where no curtain hides it. */
const mayBeDone = ({ legal, viewer, curtain }: z.infer<typeof fields>): boolean =>
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

export const actResult = z.union([
  z.strictObject({ ok: z.literal(true), table: tableState }),
  z.strictObject({ ok: z.literal(false), refusals: z.array(refusal).min(1).readonly() }),
])

export const hint = z.strictObject({
  moves: z
    .array(
      z.strictObject({
        action: json,
        share,
        spread: z.number(),
        margin: z.number(),
        reasons: z.array(reason).readonly().exactOptional(),
      }),
    )
    .readonly(),
  iterations: count,
  nudge: reason.exactOptional(),
})
