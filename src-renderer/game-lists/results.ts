/** What lists say about a game: whose it is to decide, who won, who the person at this computer is. */
import type { GameSummary, SeatSummary } from '#shared/contract/games.ts'

const isHuman = (seat: SeatSummary): boolean => seat.kind === 'human'
const humans = (game: GameSummary): readonly SeatSummary[] => game.seats.filter(isHuman)

/** The one person of a game against computers, as a seat number; nothing when there are several or none. */
export function onlyHuman(game: GameSummary): number | undefined {
  const seat = game.seats.findIndex(isHuman)
  return humans(game).length === 1 ? seat : undefined
}

/** The seats in first place. */
export const winners = (game: GameSummary): readonly SeatSummary[] =>
  game.seats.filter((_, seat) => game.places?.[seat] === 1)

/** Whom an open game waits for: `you` alone, or a seat by name. */
export interface Awaited {
  readonly who: 'you' | 'person' | 'computer'
  readonly name: string
}
export function turnOf(game: GameSummary): Awaited | undefined {
  const deciders = game.deciders ?? []
  const seat = deciders.find((s) => game.seats[s]?.kind === 'human') ?? deciders[0]
  const decider = seat === undefined ? undefined : game.seats[seat]
  if (!decider) return undefined
  const who = decider.kind !== 'human' ? 'computer' : onlyHuman(game) === seat ? 'you' : 'person'
  return { who, name: decider.name }
}
