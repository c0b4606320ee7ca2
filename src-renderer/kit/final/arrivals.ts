/** What the page after a game says in words. */

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
