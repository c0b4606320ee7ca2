// The ladder: how strong each level is against the next lower one. Runs the arena of the command line and writes
// docs/ai-strength.md after every match. Every deal goes to a journal, so that a broken run, or one with a budget,
// goes on where it stopped; players that decide otherwise begin anew. Lines not played again stay as they are.
// With --report nothing is played: the document is written from the journals.
// usage: node build/ai-strength.mjs [--only GAME] [--match SEATS] [--scale 1] [--seed 1] [--budget SECONDS] [--workers N] [--report]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { planSimulation } from '../src-main/cli/simulate-plan.ts'
import { runSimulation } from '../src-main/cli/simulate.ts'
import { GAMES } from '../src-main/games/games.ts'
import { offerGames } from '../src-main/games/offer.ts'
import { LADDERS } from './lib/ladders.mjs'
import { at, CACHE } from './lib/paths.mjs'
import { ensureRecorded, markOf } from './lib/players-mark.mjs'
import { documentOf, lineupOf, matchLine, timeLines, withPart } from './lib/strength-document.mjs'

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
offerGames(GAMES)
const missing = GAMES.map(({ rules }) => rules.info.id).find((id) => !LADDERS.some(({ game }) => game === id))
if (missing) throw new Error(`build/lib/ladders.mjs has no ladder of ${missing}`)
const ladders = LADDERS.filter(({ game }) => values.only === undefined || game === values.only)
if (ladders.length === 0) throw new Error(`--only: there is no ladder of "${values.only}"`)

const file = at('docs/ai-strength.md')
/** A line of fewer deals than this says nothing. */
const FEWEST_DEALS = 10

function positive(flag, text) {
  if (!(Number(text) > 0)) throw new Error(`${flag}: "${text}" is not a number above 0`)
  return Number(text)
}

for (const { game, matches } of ladders) {
  if (!values.report) ensureRecorded(game)
  const mark = markOf(game)
  const folder = join(CACHE, 'ai-strength', `${game}-${mark}`)
  mkdirSync(folder, { recursive: true })
  for (const match of matches.filter((m) => !values.match || m.seats === values.match)) {
    const { seats, options, deals, target } = match
    const left = Math.ceil((until - performance.now()) / 1000)
    if (left <= 0 && !values.report) break
    const count = String(Math.max(FEWEST_DEALS, Math.round(deals * scale)))
    const flags = ['--game', game, '--seats', seats, '--seed', values.seed, '--games', count]
    if (options) flags.push('--options', options)
    const lineup = lineupOf(match)
    const journal = join(folder, `${lineup.replaceAll(/[^a-z]+/g, '-')}-${values.seed}.jsonl`)
    const result = await runSimulation({
      ...planSimulation([...flags, '--resume', journal], Number(values.workers)),
      ...(values.report ? { budget: 0 } : left < Infinity && { budget: left }),
    })
    if (result.deals < FEWEST_DEALS) continue
    const line = matchLine(result, { lineup, target, mark })
    console.log(line)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const part = { game, line, lineup, order: matches.map(lineupOf), times: timeLines(result) }
    writeFileSync(file, await documentOf(withPart(text, part)))
  }
}
