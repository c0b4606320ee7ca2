/** Statistics: counted from the stored games; every figure with the games behind it as a filter of the history. */
import type { HistoryFilter } from './history.ts'

/** Only finished games that pass the filter are counted. `player`: only this person's results, else every person's. */
export interface StatisticsQuery {
  readonly filter: HistoryFilter
  readonly player?: number
}

/** Results of people, added up. A game of two people has two results. */
export interface Tally {
  /** A game's id, an option's value, a number of seats, a level, a player, a month (`2026-11`), or 1 and 0 for yes and no. */
  readonly key: string | number
  /** How the key is called, where it is a player. */
  readonly name?: string
  /** Of an option's value: whose it is. */
  readonly game?: string
  readonly option?: string
  readonly games: number
  readonly results: number
  /** Alone in first place, and sharing it. */
  readonly wins: number
  readonly shared: number
  /** Victories, a shared one as its share; and what even players would have had of them. */
  readonly share: number
  readonly even: number
  /** Results in each place, first place first. */
  readonly places: readonly number[]
  readonly decisions: number
  readonly ms: number
  readonly hints: number
  readonly takebacks: number
  readonly filter: HistoryFilter
}

export const TALLIED_BY = ['game', 'variant', 'seats', 'level', 'opponent', 'month', 'opened'] as const
/** `level`: a computer of it sat at the table. `opened`: the person made the game's first open decision. */
export type TalliedBy = (typeof TALLIED_BY)[number]

/** How totals or margins of one game lie: `bins[i]` results from `from + i * width` on, below the next bin. */
export interface Spread {
  readonly game: string
  readonly results: number
  readonly least: number
  readonly most: number
  readonly mean: number
  readonly middle: number
  readonly from: number
  readonly width: number
  readonly bins: readonly number[]
}

/** The longest run of games in first place (shared counts), or behind it, of one person. */
export interface Streak {
  readonly kind: 'won' | 'lost'
  readonly games: number
  readonly player: number
  readonly name: string
  readonly filter: HistoryFilter
}

/** moves: actions of the whole game. time: what the person took for all its decisions, in milliseconds. */
export interface Extreme {
  readonly what: 'moves' | 'time'
  readonly way: 'longest' | 'shortest'
  readonly game: string
  readonly id: string
  readonly value: number
}

/** Where one result came from, as the coach worked it out; in shares of the victory. */
export interface LuckPoint {
  readonly id: string
  readonly game: string
  readonly ended: string
  readonly par: number
  readonly deal: number
  readonly decisions: number
  readonly luck: number
  readonly result: number
}

/** Means over all judged results, each with its standard error. */
export interface LuckMeans {
  readonly results: number
  readonly decisions: number
  readonly decisionsSpread: number
  /** Deal and later luck together. */
  readonly luck: number
  readonly luckSpread: number
}

/** What a game counts of its own. `what` and `name`: keys of the page's texts; `phase`: 0 where there are none. */
export interface Fact {
  readonly game: string
  readonly what: string
  readonly name: string
  readonly phase: number
  readonly results: number
  readonly times: number
  readonly value: number
}

/** Strength against the computers' levels. `spread`: standard deviation. */
export interface RatingPoint {
  readonly ended: string
  readonly rating: number
  readonly spread: number
}
export interface Rating {
  readonly game: string
  readonly games: number
  readonly rating: number
  readonly spread: number
  /** After games spread evenly over all, the last among them. */
  readonly curve: readonly RatingPoint[]
  readonly filter: HistoryFilter
}

/** Games that are not rated, by what keeps them out. */
export const UNRATED = ['assisted', 'seeded', 'branch', 'imported', 'abandoned'] as const
export interface LeftOut {
  readonly why: (typeof UNRATED)[number]
  readonly games: number
  readonly filter: HistoryFilter
}

export interface Statistics {
  readonly total: Tally
  readonly tallies: Readonly<Record<TalliedBy, readonly Tally[]>>
  readonly totals: readonly Spread[]
  readonly margins: readonly Spread[]
  readonly streaks: readonly Streak[]
  readonly extremes: readonly Extreme[]
  /** The latest judged results, oldest first. */
  readonly luck: readonly LuckPoint[]
  readonly luckMeans: LuckMeans
  readonly facts: readonly Fact[]
  /** One for each game, of one person alone. */
  readonly ratings: readonly Rating[]
  readonly leftOut: readonly LeftOut[]
  /** Games whose own figures (`facts`) are still to be worked out; asking again goes on with them. */
  readonly pending: number
}

/** In and out of every request. */
export interface StatisticsRequests {
  'statistics.read': { in: StatisticsQuery; out: Statistics }
}
