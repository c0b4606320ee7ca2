/** The facts of a finished game: what its collector counts while the record is replayed. */
import type { Json } from '#shared/games/common.ts'
import type { GameRecord } from '#shared/record.ts'
import type { Game } from '../rules/game.ts'
import { createShelf } from '../rules/games.ts'
import type { SeatFact } from '../store/statistics-facts.ts'
import { type Playable, replaySteps } from '../rules/record.ts'

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

/** Raised whenever a game would count otherwise than before: all games are then worked out anew. */
export const FACTS_VERSION = 1

/** Facts of people's seats, each name once a seat; none of a game without a collector. Throws as `replaySteps`. */
export function factsOf(played: Playable, collectors: ReadonlyMap<string, Collect>): readonly SeatFact[] {
  const collector = collectors.get(played.record.game)?.()
  if (!collector) return []
  const steps = replaySteps(played)
  for (;;) {
    const step = steps.next()
    if (step.done) return added(collector.facts(step.value.game, step.value.state), played.record)
    const { game, state, action, recorded } = step.value
    collector.before(game, state, recorded.seat, action)
  }
}

function added(facts: readonly SeatFact[], { seats }: GameRecord): readonly SeatFact[] {
  const sums = new Map<string, SeatFact>()
  for (const fact of facts) {
    if (seats[fact.seat]?.kind !== 'human') continue
    const key = `${fact.seat} ${fact.what} ${fact.name} ${fact.phase}`
    const before = sums.get(key)
    const times = (before?.times ?? 0) + fact.times
    sums.set(key, { ...fact, times, value: (before?.value ?? 0) + fact.value })
  }
  return [...sums.values()]
}
