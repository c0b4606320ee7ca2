/**
 * The ladder: how strong each level is against the next lower one. Runs the arena of the command line and writes
 * docs/ai-strength.md after every match. Every deal goes to a journal, so that a broken run, or one with a budget,
 * goes on where it stopped; players that decide otherwise begin anew. Lines not played again stay as they are.
 * With --report nothing is played: the document is written from the journals.
 * usage: node test/lab/ai-strength.ts [--only GAME] [--match SEATS] [--scale 1] [--seed 1] [--budget SECONDS]
 *        [--workers N] [--report]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runSimulation } from '../../src-main/cli/simulate.ts'
import { planSimulation } from '../../src-main/cli/simulate-plan.ts'
import { decisionsOf, markOf, recordDecisions } from '../ai/decisions.ts'
import { at, CACHE } from './place.ts'
import { documentOf, lineupOf, matchLine, timeLines, withPart } from './strength/document.ts'
import { LADDERS, type GameLadder, type Match } from './strength/ladders.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    match: { type: 'string' },
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    budget: { type: 'string' },
    report: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const scale = positive('--scale', values.scale)
const until =
  performance.now() + 1000 * (values.budget === undefined ? Infinity : positive('--budget', values.budget))
const ladders = LADDERS.filter(({ game }) => values.only === undefined || game === values.only)
if (ladders.length === 0) throw new Error(`--only: there is no ladder of "${values.only}"`)

const file = at('docs/ai-strength.md')
/** A line of fewer deals than this says nothing. */
const FEWEST_DEALS = 10

function positive(flag: string, text: string): number {
  if (!(Number(text) > 0)) throw new Error(`${flag}: "${text}" is not a number above 0`)
  return Number(text)
}

for (const ladder of ladders) {
  const mark = markOf(decisionsOf(ladder.game))
  if (!values.report && markOf(recordDecisions(ladder.game)) !== mark)
    throw new Error(
      `the players of ${ladder.game} decide otherwise than recorded: node test/lab/record-decisions.ts`,
    )
  const folder = join(CACHE, 'ai-strength', `${ladder.game}-${mark}`)
  mkdirSync(folder, { recursive: true })
  for (const match of ladder.matches.filter(({ seats }) => !values.match || seats === values.match)) {
    const left = Math.ceil((until - performance.now()) / 1000)
    if (left <= 0 && !values.report) break
    await play(ladder, match, { folder, mark, left })
  }
}

interface Run {
  readonly folder: string
  readonly mark: string
  /** Seconds left. */
  readonly left: number
}

/** Plays a match, or goes on with it, and writes its line. */
async function play({ game, matches }: GameLadder, match: Match, { folder, mark, left }: Run): Promise<void> {
  const { seats, options, deals, target } = match
  const count = String(Math.max(FEWEST_DEALS, Math.round(deals * scale)))
  const flags = ['--game', game, '--seats', seats, '--seed', values.seed, '--games', count]
  if (options) flags.push('--options', options)
  const lineup = lineupOf(match)
  const journal = join(folder, `${lineup.replaceAll(/[^a-z]+/g, '-')}-${values.seed}.jsonl`)
  const result = await runSimulation({
    ...planSimulation([...flags, '--resume', journal], Number(values.workers)),
    ...(values.report ? { budget: 0 } : left < Infinity && { budget: left }),
  })
  if (result.deals < FEWEST_DEALS) return
  const line = matchLine(result, { lineup, mark, ...(target !== undefined && { target }) })
  console.log(line)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const part = { game, line, lineup, order: matches.map(lineupOf), times: timeLines(result) }
  writeFileSync(file, await documentOf(withPart(text, part)))
}
