/** The coach, as schemas. */
import { z } from 'zod'
import { VERDICTS } from '../coach.ts'
import { count, gameId, json, reason, seat } from './common.ts'

const weighed = z.strictObject({
  action: json,
  share: z.number(),
  spread: z.number(),
  margin: z.number(),
  reasons: z.array(reason).readonly(),
})

export const coachMark = z.strictObject({
  at: count,
  seat,
  chosen: weighed,
  best: weighed,
  loss: z.number().min(0),
  spread: z.number().min(0),
  verdict: z.enum(VERDICTS),
  iterations: count,
})

export const coachReport = z.strictObject({
  id: gameId,
  marks: z.array(coachMark).readonly(),
  total: count,
  running: z.boolean(),
  accounts: z
    .array(
      z.strictObject({
        seat,
        par: z.number(),
        deal: z.number(),
        decisions: z.number(),
        luck: z.number(),
        result: z.number(),
      }),
    )
    .readonly(),
})
