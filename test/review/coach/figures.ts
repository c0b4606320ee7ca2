/**
 * How the coach judges a game, in figures: `node test/review/coach/figures.ts --game GAME [--games 20]
 * [--level director] [--seats 2] [--options JSON] [--seed TEXT]`. First the moves that are known to be silly in the
 * positions of its suite (`--no-silly` leaves them out), then whole games that computers of one level play among
 * themselves, judged as if they were people. One line as soon as it is known, sums so far after every game.
 */
import { parseArgs } from 'node:util'
import type { CoachMark } from '#shared/contract/coach.ts'
import { VERDICTS } from '#shared/contract/values.ts'
import { LEVELS, type Json } from '#shared/games/common.ts'
import { createPool } from '../../../src-main/ai/pool.ts'
import { judge } from '../../../src-main/review/coach/judge.ts'
import { rulesOf } from '../../../src-main/rules/games.ts'
import { sillyMoves } from './positions.ts'
import { judgedGame } from './self-play.ts'

const { values } = parseArgs({
  allowNegative: true,
  options: {
    game: { type: 'string', default: 'tennessee-central' },
    silly: { type: 'boolean', default: true },
    games: { type: 'string', default: '20' },
    level: { type: 'string', default: 'director' },
    seats: { type: 'string', default: '2' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'coach' },
  },
})
const rules = rulesOf(values.game)
if (!rules) throw new Error(`no game ${values.game}`)
const level = LEVELS.find((one) => one === values.level)
if (!level) throw new Error(`no level ${values.level}`)
const seats = Number(values.seats)
const pool = createPool({ worker: new URL('../../../src-main/games/worker.ts', import.meta.url), size: 1 })

const hundredths = (share: number): string => (share * 100).toFixed(1)

for (const { title, moment, isSilly } of values.silly ? sillyMoves(values.game) : []) {
  const mark = await judge(moment, pool)
  const loss = mark ? `${hundredths(mark.loss)} ±${hundredths(mark.spread)}` : ''
  const named = mark && !isSilly(mark.best.action) ? 'named' : 'not'
  const move = JSON.stringify(moment.action)
  console.log(`${(mark?.verdict ?? 'none').padEnd(11)}${loss.padEnd(13)}${named.padEnd(6)}${title}: ${move}`)
}

/** The 95% interval of a part of a count (Wilson 1927). */
function interval(part: number, all: number): string {
  const z2 = 1.96 ** 2
  const p = part / all
  const middle = (p + z2 / (2 * all)) / (1 + z2 / all)
  const half = (1.96 * Math.sqrt((p * (1 - p)) / all + z2 / (4 * all * all))) / (1 + z2 / all)
  return `${hundredths(p)}% (${hundredths(middle - half)}% to ${hundredths(middle + half)}%)`
}

const isMarked = ({ verdict }: CoachMark): boolean =>
  VERDICTS.indexOf(verdict) >= VERDICTS.indexOf('inaccuracy')
const all: CoachMark[] = []
for (let games = 1; games <= Number(values.games); games++) {
  const match = {
    options: JSON.parse(values.options) as Json,
    seats,
    level,
    seed: `${values.seed} ${games - 1}`,
  }
  all.push(...(await judgedGame(rules, match, pool)))
  const counts = VERDICTS.map((one) => `${one} ${all.filter(({ verdict }) => verdict === one).length}`)
  const marked = all.filter(isMarked)
  const lost = marked.reduce((sum, { loss }) => sum + loss, 0) / games / seats
  console.log(
    `${games} games of ${level}, ${seats} seats: ${all.length} decisions, ${counts.join(', ')}; marked ` +
      `${interval(marked.length, all.length)}; given away for certain ${hundredths(lost)} of 100 a seat and game`,
  )
}
await pool.close()
