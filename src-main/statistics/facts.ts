/** The facts of a finished game, from its record. */
import type { GameRecord } from '#shared/record.ts'
import { type Playable, replaySteps } from '../rules/record.ts'
import type { SeatFact } from '../store/statistics-facts.ts'
import type { Collect } from './collector.ts'

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
