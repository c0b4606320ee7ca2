/** Statistics, as schemas. */
import { z } from 'zod'
import { UNRATED } from '../statistics.ts'
import { count, gameId, playerId, time } from './common.ts'
import { historyFilter } from './history.ts'

const statisticsQuery = z.strictObject({ filter: historyFilter, player: playerId.exactOptional() })

const tally = z.strictObject({
  key: z.union([z.string(), z.number()]),
  name: z.string().exactOptional(),
  game: z.string().exactOptional(),
  option: z.string().exactOptional(),
  games: count,
  results: count,
  wins: count,
  shared: count,
  share: z.number(),
  even: z.number(),
  places: z.array(count).readonly(),
  decisions: count,
  ms: count,
  hints: count,
  takebacks: count,
  filter: historyFilter,
})
const tallies = z.array(tally).readonly()

const spreads = z
  .array(
    z.strictObject({
      game: z.string(),
      results: count,
      least: z.number(),
      most: z.number(),
      mean: z.number(),
      middle: z.number(),
      from: z.number(),
      width: z.number(),
      bins: z.array(count).readonly(),
    }),
  )
  .readonly()

const streak = z.strictObject({
  kind: z.enum(['won', 'lost']),
  games: count,
  player: playerId,
  name: z.string(),
  filter: historyFilter,
})
const extreme = z.strictObject({
  what: z.enum(['moves', 'time']),
  way: z.enum(['longest', 'shortest']),
  game: z.string(),
  id: gameId,
  value: count,
})
const luckPoint = z.strictObject({
  id: gameId,
  game: z.string(),
  ended: time,
  par: z.number(),
  deal: z.number(),
  decisions: z.number(),
  luck: z.number(),
  result: z.number(),
})
const fact = z.strictObject({
  game: z.string(),
  what: z.string(),
  name: z.string(),
  phase: count,
  results: count,
  times: count,
  value: z.number(),
})
const rating = z.strictObject({
  game: z.string(),
  games: count,
  rating: z.number(),
  spread: z.number(),
  curve: z.array(z.strictObject({ ended: time, rating: z.number(), spread: z.number() })).readonly(),
  filter: historyFilter,
})

const statistics = z.strictObject({
  total: tally,
  tallies: z.strictObject({
    game: tallies,
    variant: tallies,
    seats: tallies,
    level: tallies,
    opponent: tallies,
    month: tallies,
    opened: tallies,
  }),
  totals: spreads,
  margins: spreads,
  streaks: z.array(streak).readonly(),
  extremes: z.array(extreme).readonly(),
  luck: z.array(luckPoint).readonly(),
  luckMeans: z.strictObject({
    results: count,
    decisions: z.number(),
    decisionsSpread: z.number(),
    luck: z.number(),
    luckSpread: z.number(),
  }),
  facts: z.array(fact).readonly(),
  ratings: z.array(rating).readonly(),
  leftOut: z.array(z.strictObject({ why: z.enum(UNRATED), games: count, filter: historyFilter })).readonly(),
  pending: count,
})

export const statisticsSchemas = { 'statistics.read': { in: statisticsQuery, out: statistics } }
