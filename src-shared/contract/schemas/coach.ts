/** The coach, as schemas. */
import { z } from 'zod'
import { VERDICTS } from '../coach.ts'
import { count, gameId, json, none, playerId, reason, seat, time } from './common.ts'

const weighed = z.strictObject({
  action: json,
  share: z.number(),
  spread: z.number(),
  margin: z.number(),
  reasons: z.array(reason).readonly(),
})

const coachMark = z.strictObject({
  at: count,
  seat,
  chosen: weighed,
  best: weighed,
  loss: z.number().min(0),
  spread: z.number().min(0),
  verdict: z.enum(VERDICTS),
  iterations: count,
})

const coachReport = z.strictObject({
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

const puzzle = z.strictObject({
  id: gameId,
  game: z.string(),
  at: count,
  seat,
  name: z.string(),
  verdict: z.enum(VERDICTS),
  loss: z.number(),
  ended: time,
  due: time.exactOptional(),
  isDue: z.boolean(),
  tries: count,
  solved: count,
})
const game = z.strictObject({ id: gameId })
const place = z.strictObject({ id: gameId, at: count })

export const coachSchemas = {
  'coach.report': { in: game, out: coachReport },
  'coach.start': { in: game, out: coachReport },
  'coach.stop': { in: none, out: z.null() },

  'puzzles.list': {
    in: z.strictObject({ player: playerId.exactOptional() }),
    out: z.strictObject({ puzzles: z.array(puzzle).readonly(), total: count, due: count }),
  },
  'puzzles.open': {
    in: place,
    out: z.strictObject({ puzzle, choices: z.array(json).readonly() }),
  },
  'puzzles.answer': {
    in: z.strictObject({ id: gameId, at: count, action: json }),
    out: z.strictObject({
      right: z.boolean(),
      mark: coachMark,
      weighed: weighed.exactOptional(),
      puzzle,
    }),
  },
}
