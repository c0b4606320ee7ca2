/** The facts of a finished game, from its record. */
import type { GameRecord } from '#shared/record.ts'
import { gameAction, replaySteps } from '../../rules/record.ts'
import type { SeatFact } from '../../store/statistics-facts.ts'
import type { Collector } from './collector.ts'
import { express } from './express.ts'
import { express01 } from './express-01.ts'
import { tennesseeCentral } from './tennessee-central.ts'

/** Raised whenever a game would count otherwise than before: all games are then worked out anew. */
export const FACTS_VERSION = 1

const COLLECTORS: Readonly<Record<string, () => Collector>> = {
  'tennessee-central': tennesseeCentral,
  express,
  'express-01': express01,
}

/** Facts of people's seats, each name once a seat. Throws as `replaySteps`. */
export function factsOf(record: GameRecord): readonly SeatFact[] {
  const collector = COLLECTORS[record.game]?.()
  if (!collector) return []
  const steps = replaySteps(record)
  for (;;) {
    const step = steps.next()
    if (step.done) return added(collector.facts(step.value.game, step.value.state), record)
    const { game, state, recorded } = step.value
    collector.before(game, state, recorded.seat, gameAction(recorded))
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
