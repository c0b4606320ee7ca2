/** Statistics as they are asked for: counted by the store, rated, and their facts worked out bit by bit. */
import type { Statistics, StatisticsQuery } from '#shared/contract/statistics.ts'
import { InputError } from '../rules/json.ts'
import type { Playable } from '../rules/record.ts'
import type { SeatFact } from '../store/statistics-facts.ts'
import type { Store } from '../store/store.ts'
import { gamesOf } from '../store/statistics.ts'
import { TableError } from '../table/world.ts'
import { loadCollectors } from './collector.ts'
import { FACTS_VERSION, factsOf } from './facts.ts'
import { ratingsOf } from './rating.ts'

/** Games replayed at a time, and how long that may hold an answer up, in milliseconds. */
const BATCH = 40
const BUDGET = 120

export interface StatisticsWorld {
  readonly store: Store
  /** Milliseconds, from any start. */
  readonly now: () => number
  readonly recordOf: (id: string) => Playable
}

export async function readStatistics(world: StatisticsWorld, query: StatisticsQuery): Promise<Statistics> {
  const pending = await workOut(world, BUDGET)
  const counted = world.store.figures.statistics(query, (duels) => ratingsOf(duels, gamesOf(query)))
  return { ...counted, pending }
}

/** Works out facts for about so many milliseconds; the number of games still without. */
export async function workOut({ store, now, recordOf }: StatisticsWorld, budget: number): Promise<number> {
  const collectors = await loadCollectors()
  const until = now() + budget
  for (;;) {
    const { left, ids } = store.figures.withoutFacts(FACTS_VERSION, BATCH)
    if (ids.length === 0) return 0
    const done: (readonly [string, readonly SeatFact[]])[] = []
    for (const id of ids) {
      done.push([id, orNone(() => factsOf(recordOf(id), collectors))])
      if (now() >= until) break
    }
    store.figures.keepFacts(FACTS_VERSION, done)
    if (now() >= until) return left - done.length
  }
}

/** A game of older rules, or a damaged one, has its result and nothing more. */
function orNone(facts: () => readonly SeatFact[]): readonly SeatFact[] {
  try {
    return facts()
  } catch (error) {
    if (error instanceof InputError || error instanceof TableError) return []
    throw error
  }
}
