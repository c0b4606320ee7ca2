/** Statistics: counted from the stored games; every figure with the games behind it as a filter of the history. */
import { z } from 'zod'
import { count, duration, gameId, playerId, time } from './common.ts'
import { exact, list } from '../shape.ts'
import { historyFilter } from './history.ts'
import { TALLIED_BY, UNCOUNTED, UNRATED } from './values.ts'

/** Only finished games that pass the filter are counted. */
export interface StatisticsQuery extends z.output<typeof statisticsQuery> {}
const statisticsQuery = exact({
  filter: historyFilter,
  /** Only this person's results, else every person's. */
  player: playerId.exactOptional(),
})

/** Results of people, added up. A game of two people has two results. */
export interface Tally extends z.output<typeof tally> {}
const tally = exact({
  /** A game's id, an option's value, a number of seats, a level, a player, a month (`2026-11`), or 1 and 0 for yes and no. */
  key: z.union([z.string(), z.number()]),
  /** How the key is called, where it is a player. */
  name: z.string().exactOptional(),
  /** Of an option's value: whose it is. */
  game: z.string().exactOptional(),
  option: z.string().exactOptional(),
  games: count,
  results: count,
  /** Alone in first place. */
  wins: count,
  /** Sharing first place. */
  shared: count,
  /** Victories, a shared one as its share. */
  share: z.number(),
  /** What even players would have had of them. */
  even: z.number(),
  /** Results in each place, first place first. */
  places: list(count),
  decisions: count,
  ms: duration,
  hints: count,
  takebacks: count,
  filter: historyFilter,
})

const talliedBy = z.enum(TALLIED_BY)
export type TalliedBy = z.output<typeof talliedBy>

/** How totals or margins of one game lie: `bins[i]` results from `from + i * width` on, below the next bin. */
export interface Spread extends z.output<typeof spread> {}
const spread = exact({
  game: z.string(),
  results: count,
  least: z.number(),
  most: z.number(),
  mean: z.number(),
  middle: z.number(),
  from: z.number(),
  width: z.number(),
  bins: list(count),
})

/** The longest run of games in first place (shared counts), or behind it, of one person. */
export interface Streak extends z.output<typeof streak> {}
const streak = exact({
  kind: z.enum(['won', 'lost']),
  games: count,
  player: playerId,
  name: z.string(),
  filter: historyFilter,
})

export interface Extreme extends z.output<typeof extreme> {}
const extreme = exact({
  /** moves: actions of the whole game. time: what the person took for all its decisions, in milliseconds. */
  what: z.enum(['moves', 'time']),
  way: z.enum(['longest', 'shortest']),
  game: z.string(),
  id: gameId,
  value: duration,
})

/** Where one result came from, as the coach worked it out; in shares of the victory. */
export interface LuckPoint extends z.output<typeof luckPoint> {}
const luckPoint = exact({
  id: gameId,
  game: z.string(),
  ended: time,
  par: z.number(),
  deal: z.number(),
  decisions: z.number(),
  luck: z.number(),
  result: z.number(),
})

/** Means over all judged results, each with its standard error. */
export interface LuckMeans extends z.output<typeof luckMeans> {}
const luckMeans = exact({
  results: count,
  decisions: z.number(),
  decisionsSpread: z.number(),
  /** Deal and later luck together. */
  luck: z.number(),
  luckSpread: z.number(),
})

/** What a game counts of its own. */
export interface Fact extends z.output<typeof fact> {}
const fact = exact({
  game: z.string(),
  /** `what` and `name`: keys of the page's texts. */
  what: z.string(),
  name: z.string(),
  /** 0 where there are none. */
  phase: count,
  results: count,
  times: count,
  value: z.number(),
})

/** Strength against the computers' levels. */
export interface RatingPoint extends z.output<typeof ratingPoint> {}
const ratingPoint = exact({
  ended: time,
  rating: z.number(),
  /** Standard deviation. */
  spread: z.number(),
})
export interface Rating extends z.output<typeof rating> {}
const rating = exact({
  game: z.string(),
  games: count,
  rating: z.number(),
  spread: z.number(),
  /** After games spread evenly over all, the last among them. */
  curve: list(ratingPoint),
  filter: historyFilter,
})

export interface LeftOut extends z.output<typeof leftOut> {}
const leftOut = exact({ why: z.enum(UNRATED), games: count, filter: historyFilter })

/** Games whose results no figure can hold, as older files may have them: left out of all others, and named. */
export interface Uncounted extends z.output<typeof uncounted> {}
const uncounted = exact({
  games: count,
  /** The latest of them. */
  named: list(exact({ id: gameId, game: z.string(), why: z.enum(UNCOUNTED) })),
})

export interface Statistics extends z.output<typeof statistics> {}
const statistics = exact({
  total: tally,
  tallies: z.record(talliedBy, list(tally)).readonly(),
  totals: list(spread),
  margins: list(spread),
  streaks: list(streak),
  extremes: list(extreme),
  /** The latest judged results, oldest first. */
  luck: list(luckPoint),
  luckMeans,
  facts: list(fact),
  /** One for each game, of one person alone. */
  ratings: list(rating),
  leftOut: list(leftOut),
  uncounted,
  /** Counted by their results alone: they no longer replay, and have no `facts`. */
  withoutMoves: uncounted,
  /** Games whose own figures (`facts`) are still to be worked out; asking again goes on with them. */
  pending: count,
})

export const statisticsRequests = { 'statistics.read': { in: statisticsQuery, out: statistics } }
