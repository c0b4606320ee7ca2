// The ladder: how strong each level is against the next lower one. Runs the arena of the command line and writes
// docs/ai-strength.md after every match, so that a broken run keeps what it has.
// usage: node build/ai-strength.mjs [--scale 1] [--seed 1] [--only GAME]
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { planSimulation } from '../src-main/cli/simulate-plan.ts'
import { runSimulation } from '../src-main/cli/simulate.ts'
import { LADDERS, TEXT } from './lib/ladders.mjs'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
const scale = Number(values.scale)
if (!(scale > 0)) throw new Error(`--scale: "${values.scale}" is not a number above 0`)
const ladders = LADDERS.filter(({ game }) => values.only === undefined || game === values.only)
if (ladders.length === 0) throw new Error(`--only: there is no ladder of "${values.only}"`)

const file = resolve(import.meta.dirname, '../docs/ai-strength.md')
const percent = (x) => `${(100 * x).toFixed(1)}%`
const blocks = []
for (const { game, about, matches } of ladders) {
  const rows = []
  blocks.push(() =>
    [
      `## ${game}`,
      '',
      about,
      '',
      '| candidate | against | games | wins | 95% interval | par | Elo apart | command |',
      '| --- | --- | ---: | ---: | --- | ---: | ---: | --- |',
      ...rows,
    ].join('\n'),
  )
  for (const { seats, deals, target = '' } of matches) {
    const count = Math.max(2, Math.round(deals * scale))
    const flags = ['--game', game, '--seats', seats, '--games', String(count), '--seed', values.seed]
    const { games, seats: figures } = await runSimulation(planSimulation(flags, availableParallelism()))
    const [own, other] = figures
    const [low, high] = own.interval
    const against = `${figures.length - 1} ${other.kind}${target && ` (target ${target})`}`
    const cells = [
      own.kind,
      against,
      games,
      percent(own.winShare),
      `${percent(low)} to ${percent(high)}`,
      percent(1 / figures.length),
      (own.elo - other.elo).toFixed(0),
      `\`cli simulate ${flags.join(' ')}\``,
    ]
    rows.push(`| ${cells.join(' | ')} |`)
    console.log(rows.at(-1))
    writeFileSync(file, `${[TEXT, ...blocks.map((block) => block())].join('\n\n')}\n`)
  }
}
