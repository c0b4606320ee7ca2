/**
 * Writes test/fixtures/decisions.jsonl anew: what the opponents decide in fixed positions. To be run when opponents are
 * meant to decide otherwise than before, with a new `AI_VERSION`, since records are checked by it.
 * usage: node test/lab/record-decisions.ts
 */
import { existsSync, writeFileSync } from 'node:fs'
import { INFOS } from '../support/games.ts'
import { DECISIONS, decisionsOf, markOf, recordDecisions } from '../ai/decisions.ts'

const marks = (): string[] => INFOS.map(({ id }) => markOf(decisionsOf(id)))

const before = existsSync(DECISIONS) ? marks() : []
const lines = INFOS.flatMap(({ id }) => recordDecisions(id)).map((position) => JSON.stringify(position))
writeFileSync(DECISIONS, `${lines.join('\n')}\n`)
marks().forEach((mark, i) => {
  console.log(`${INFOS[i]!.id}: players ${mark}${mark === before[i] ? ', as before' : ''}`)
})
