/** Looks on while a game is replayed, and says what it counted. */
import type { Json } from '#shared/games/common.ts'
import type { Game } from '../rules/game.ts'
import { createShelf } from '../rules/shelf.ts'
import type { SeatFact } from '../store/statistics-facts.ts'

export interface Collector {
  /** Before each action; the state is played on in place, nothing of it may be kept. */
  before(game: Game, state: unknown, seat: number, action: Json): void
  /** After the last action, by seat; equal names may repeat and are added up. */
  facts(game: Game, state: unknown): readonly SeatFact[]
}

/** Makes a collector for one game that is replayed. */
export type Collect = () => Collector

/** The collectors of a game on offer in this process, loaded when statistics are first asked for. */
export interface CollectorSource {
  readonly game: string
  readonly load: () => Promise<{ readonly collect: Collect }>
}

const shelf = createShelf<CollectorSource>((source) => source.game)

export const offerCollectors = shelf.offer

/** How to make the collectors of all games, by game. */
export async function loadCollectors(): Promise<ReadonlyMap<string, Collect>> {
  const loaded = shelf.all().map(async ({ game, load }) => [game, (await load()).collect] as const)
  return new Map(await Promise.all(loaded))
}
