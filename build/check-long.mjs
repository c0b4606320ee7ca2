// The long check: many random games of every registered game, over all numbers of seats and options, through the same
// door as everybody; opponents asked twice in worlds that look alike; then, not with --only, records spoilt at random, a
// process killed many times in play, import, backup, restoring and change of format, and walks through all requests
// that look for anything hidden in what is told. Prints progress and figures, and writes them into docs/check-long.md.
// A count of 0 leaves a part out.
// usage: node build/check-long.mjs [--games 100000] [--pairs 10000] [--full-pairs 200] [--only GAME] [--seed TEXT]
//        [--kills 2000] [--records 4000] [--walks 2000]
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { proveHonesty } from '../test/ai/honesty.ts'
import { fuzzRecords } from '../test/api/fuzzed-records.ts'
import { runWalks, walksInWords } from '../test/api/secrets/walk.ts'
import { longRun } from '../test/rules/battery/long-run.ts'
import { inWords, runKills } from '../test/store/kill.ts'
import { readFlags, wholeNumber } from './lib/flags.mjs'
import { TRIALS } from '../test/rules/battery/trials.ts'

const { values } = readFlags({
  options: {
    games: { type: 'string', default: '100000' },
    pairs: { type: 'string', default: '10000' },
    'full-pairs': { type: 'string', default: '200' },
    only: { type: 'string' },
    seed: { type: 'string', default: 'long' },
    kills: { type: 'string', default: '2000' },
    records: { type: 'string', default: '4000' },
    walks: { type: 'string', default: '2000' },
  },
})
const names = ['games', 'pairs', 'full-pairs', 'kills', 'walks', 'records']
const [games, pairs, fullPairs, killed, walks, spoilt] = names.map((name) => wholeNumber(values, name))
const trials = TRIALS.filter(({ game }) => values.only === undefined || game.info.id === values.only)
if (trials.length === 0) throw new Error(`--only: there is no game "${values.only}"`)

const file = resolve(import.meta.dirname, '../docs/check-long.md')
for (const trial of games > 0 ? trials : []) {
  const { id } = trial.game.info
  const played = Math.ceil(games * (trial.long?.share ?? 1))
  const figures = longRun(trial, played, values.seed, (done, seconds) => {
    console.log(`${id}: ${done} of ${played} games, ${seconds.toFixed(0)} s`)
  })
  const { actions, seats, options, seconds } = figures
  const words = `${played} random games (seed \`${values.seed}\`), ${actions} actions, ${figures.positions} positions looked at closely; seats ${seats}; ${options} sets of options; 0 refusals, 0 lost cards`
  console.log(`${id}: ${words}; ${seconds.toFixed(0)} s`)
  const line = trial.long ? `${words}; ${trial.long.also(games, values.seed)}` : words
  note(id, line)
}

for (const { game } of trials) {
  const { id } = game.info
  const parts = [
    ...(pairs > 0 ? [honest(id, pairs, 50)] : []),
    ...(fullPairs > 0 ? [honest(id, fullPairs, undefined)] : []),
  ]
  if (parts.length > 0) note(`${id}, honesty`, parts.join('; '))
}

/** Opponents decide alike in worlds that look alike, or the run stops. The levels take turns. */
function honest(id, pairs, iterations) {
  const started = performance.now()
  const report = proveHonesty({
    ...{ game: id, pairs, seed: values.seed },
    ...(iterations !== undefined && { iterations }),
    onProgress: (done) => {
      if (done % Math.ceil(pairs / 20) === 0) console.log(`${id}: ${done} of ${pairs} pairs of worlds`)
    },
  })
  if (report.faults.length > 0) throw new Error(`${id}: ${report.faults.join('\n')}`)
  const budget =
    iterations === undefined ? "at each level's own number of iterations" : `at ${iterations} iterations`
  const words = `${pairs} pairs of worlds that look alike to the seat ${budget}, ${report.different} with other hidden cards: 0 decisions differ`
  console.log(`${id}: ${words}; ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return words
}

if (values.only === undefined && spoilt > 0) {
  const { tried, refused, taken, longest } = await fuzzRecords(spoilt, 7)
  const words = `${tried} records of all games spoilt at random and imported: ${refused} refused by name, ${taken} taken in; every page answered within ${longest} ms`
  console.log(words)
  note('records', words)
}

if (values.only === undefined && killed > 0) {
  const kills = await runKills(killed, values.seed, (done) => console.log(`store: ${done} kills`))
  console.log(`store: ${inWords(kills)}`)
  note('store', inWords(kills))
}

if (values.only === undefined && walks > 0) {
  const walked = await runWalks(walks, values.seed, (done) => console.log(`secrets: ${done} walks`))
  console.log(`secrets: ${walksInWords(walked)}; ${walked.seconds.toFixed(0)} s`)
  if (walked.faults.length > 0) throw new Error(walked.faults.join('\n'))
  note('secrets', walksInWords(walked))
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
