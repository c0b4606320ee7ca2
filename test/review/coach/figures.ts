/**
 * How the coach judges, in figures: `node test/review/coach/figures.ts [--games 20] [--level director] [--seats 2]`.
 * First the moves that are known to be silly in the positions of the suite, then whole games that computers of one
 * level play among themselves, judged as if they were people. One line as soon as it is known, sums at the end.
 */
import { parseArgs } from 'node:util'
import { VERDICTS, type CoachMark } from '#shared/contract/coach.ts'
import { LEVELS, type Json } from '#shared/games/common.ts'
import { createPool } from '../../../src-main/ai/pool.ts'
import { judge } from '../../../src-main/review/coach/judge.ts'
import { tennesseeCentral as rules } from '../../../src-main/rules/tennessee-central/index.ts'
import { actionOf } from '../../ai/tennessee-central/lines.ts'
import { SUITE } from '../../ai/tennessee-central/suite.ts'
import { momentOf } from './positions.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    level: { type: 'string', default: 'director' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'coach' },
  },
})
const level = LEVELS.find((one) => one === values.level) ?? 'director'
const seats = Number(values.seats)
const pool = createPool({ worker: new URL('../../../src-main/ai/worker.ts', import.meta.url), size: 1 })
const hundredths = (share: number): string => (share * 100).toFixed(1)

for (const { title, line, silly } of SUITE)
  for (const move of silly ?? []) {
    const mark = await judge(momentOf(line, move), pool)
    const named =
      mark && !silly?.some((other) => JSON.stringify(actionOf(other)) === JSON.stringify(mark.best.action))
    const loss = mark ? `${hundredths(mark.loss)} ±${hundredths(mark.spread)}` : ''
    console.log(
      `${(mark?.verdict ?? 'none').padEnd(11)}${loss.padEnd(13)}${named ? 'named' : 'not'}  ${move}  ${title}`,
    )
  }

const counts = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
let [judged, lost, games] = [0, 0, 0]
for (let n = 0; n < Number(values.games); n++) {
  const state = rules.setup({ options: { locomotive: 'top' }, seats, seed: `${values.seed} ${n}` })
  const marks: CoachMark[] = []
  for (let at = 0, due = rules.deciders(state); due.length > 0; at++, due = rules.deciders(state)) {
    const seat = due[0] ?? 0
    const { actions } = rules.legalActions(state, seat)
    let [action] = actions
    if (!action) break
    if (actions.length > 1) {
      const asked = { game: rules.info.id, view: rules.view(state, seat) as unknown as Json, seat }
      const decision = await pool.think({ ...asked, level, seed: `${values.seed} ${n} ${at}` }).result
      action = decision.action as typeof action
      const mark = await judge({ at, ...asked, action: action }, pool)
      if (mark) marks.push(mark)
    }
    rules.play(state, seat, action)
  }
  for (const { verdict, loss } of marks) {
    counts[verdict]++
    if (VERDICTS.indexOf(verdict) >= 2) lost += loss
  }
  judged += marks.length
  games++
  const parts = VERDICTS.map((verdict) => `${verdict} ${counts[verdict]}`).join(', ')
  const each = `${hundredths(lost / games / seats)} of 100 a seat and game`
  console.log(
    `${games} games of ${level}, ${seats} seats: ${judged} decisions, ${parts}; given away for certain ${each}`,
  )
}
await pool.close()
