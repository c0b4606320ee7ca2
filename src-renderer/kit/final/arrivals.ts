/** What the page after a game says in words. */
import type { TableState } from '#shared/contract/table.ts'

/** A sentence by its key in the texts. */
export interface Line {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

export interface Arrivals {
  readonly headline: Line
  readonly lead: Line | undefined
  /** Seats, or partnerships, by place: the first first. */
  readonly order: readonly number[]
}

/** All cards open, once the game is over; else what the page sees. */
export const finalViewOf = <View>({ finalView, view }: TableState): View =>
  (finalView ?? view) as unknown as View
