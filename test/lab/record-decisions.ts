/**
 * Writes test/fixtures/decisions.jsonl anew: what the opponents decide in fixed positions. To be run when opponents are
 * meant to decide otherwise than before, with a new `AI_VERSION`, since records are checked by it.
 * usage: node test/lab/record-decisions.ts
 */
import { existsSync, writeFileSync } from 'node:fs'
import { GAMES } from '../../src-shared/games/registry.ts'
import { DECISIONS, decisionsOf, markOf, recordDecisions } from '../ai/decisions.ts'

const marks = (): string[] => GAMES.map(({ id }) => markOf(decisionsOf(id)))

const before = existsSync(DECISIONS) ? marks() : []
const lines = GAMES.flatMap(({ id }) => recordDecisions(id)).map((position) => JSON.stringify(position))
writeFileSync(DECISIONS, `${lines.join('\n')}\n`)
marks().forEach((mark, i) => {
  console.log(`${GAMES[i]!.id}: players ${mark}${mark === before[i] ? ', as before' : ''}`)
})
