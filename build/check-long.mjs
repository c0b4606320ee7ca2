// The long check: many random games of every registered game, over all numbers of seats and options, through the same
// door as everybody; then a playing process killed many times (not with --only). Prints progress and figures, and writes them into docs/check-long.md.
// usage: node build/check-long.mjs [--games 100000] [--only GAME] [--seed TEXT] [--kills 500]
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { longRun } from '../test/rules/battery/long-run.ts'
import { inWords, runKills } from '../test/store/kill.ts'
import { TRIALS } from '../test/rules/battery/trials.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    only: { type: 'string' },
    seed: { type: 'string', default: 'long' },
    kills: { type: 'string', default: '500' },
  },
})
const games = Number(values.games)
if (!Number.isInteger(games) || games < 1)
  throw new Error(`--games: "${values.games}" is not a number of games`)
const trials = TRIALS.filter(({ game }) => values.only === undefined || game.info.id === values.only)
if (trials.length === 0) throw new Error(`--only: there is no game "${values.only}"`)

const file = resolve(import.meta.dirname, '../docs/check-long.md')
for (const trial of trials) {
  const { id } = trial.game.info
  const count = Math.ceil(games * (trial.long?.share ?? 1))
  const figures = longRun(trial, count, values.seed, (done, seconds) => {
    console.log(`${id}: ${done} of ${count} games, ${seconds.toFixed(0)} s`)
  })
  const { actions, seats, options, seconds } = figures
  const played = `${count} random games (seed \`${values.seed}\`), ${actions} actions, ${figures.positions} positions looked at closely; seats ${seats}; ${options} sets of options; 0 refusals, 0 lost cards`
  console.log(`${id}: ${played}; ${seconds.toFixed(0)} s`)
  const line = trial.long ? `${played}; ${trial.long.also(games, values.seed)}` : played
  note(id, line)
}

if (values.only === undefined && Number(values.kills) > 0) {
  const kills = await runKills(Number(values.kills), values.seed, (done) =>
    console.log(`store: ${done} kills`),
  )
  console.log(`store: ${inWords(kills)}`)
  note('store', inWords(kills))
}

/** Replaces the game's line between its markers. */
function note(id, line) {
  const [start, end] = [`<!-- ${id}: made by check-long -->`, `<!-- ${id}: end -->`]
  const text = readFileSync(file, 'utf8')
  const block = `${start}\n\n- **${id}**: ${line}.\n\n${end}`
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  writeFileSync(
    file,
    from < 0 ? `${text.trimEnd()}\n\n${block}\n` : text.slice(0, from) + block + text.slice(to + end.length),
  )
}
