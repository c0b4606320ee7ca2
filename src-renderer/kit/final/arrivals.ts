/**
 * How a game ended, in words: who won, and by how much. Sentences stand under `table.final` in the page's texts; where a
 * game says something else, under `final` in its own.
 */
import type { Names } from '../names.ts'

/** A sentence by its key in the texts; `own` stands in the game's. */
export interface Sentence {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  readonly own?: true
}

/** Who wins and loses together: a seat, or partners. */
export interface Side {
  readonly seats: readonly number[]
  readonly place: number
  readonly total: number
}

export interface Arrivals {
  readonly headline: Sentence
  readonly lead: Sentence | undefined
  /** Sides by place: the first first. */
  readonly order: readonly number[]
  /** Sides in first place. */
  readonly winners: readonly number[]
  /** Sides with as many points as the winner alone in first place: the game's rule for ties told them apart. */
  readonly level: readonly number[]
}

/** Every seat for itself. */
export const sidesOf = (places: readonly number[], totals: readonly number[]): readonly Side[] =>
  places.map((place, seat) => ({ seats: [seat], place, total: totals[seat] ?? 0 }))

const NOBODY: Side = { seats: [], place: 0, total: 0 }

/** `write` says by how many points the first is ahead. */
export function arrivalsOf(
  sides: readonly Side[],
  names: Names,
  write: (points: number) => string | number = (points) => points,
): Arrivals {
  const placeOf = (side: number): number => sides[side]?.place ?? 0
  const order = sides.map((_, side) => side).sort((a, b) => placeOf(a) - placeOf(b) || a - b)
  const winners = order.filter((side) => placeOf(side) === 1)
  const [first = NOBODY, second] = order.map((side) => sides[side] ?? NOBODY)
  const nameOf = ({ seats }: Side): string => names.list(seats.map((seat) => names.of(seat)))
  const isYou = ({ seats }: Side): boolean => seats.length === 1 && seats[0] === names.you
  if (winners.length > 1) {
    const people = winners.flatMap((side) => sides[side]?.seats ?? []).map((seat) => names.of(seat))
    const headline = { key: 'shared', params: { names: names.list(people) } }
    return { headline, lead: undefined, order, winners, level: [] }
  }
  const headline: Sentence =
    first.seats.length > 1
      ? { key: 'partners', params: { names: nameOf(first) }, own: true }
      : { key: isYou(first) ? 'youWin' : 'wins', params: { name: nameOf(first) } }
  const lead = second && {
    key: isYou(second) ? 'aheadOfYou' : 'ahead',
    params: { points: write(first.total - second.total), name: nameOf(second) },
  }
  const level = order.filter((side) => placeOf(side) > 1 && sides[side]?.total === first.total)
  return { headline, lead, order, winners, level }
}
