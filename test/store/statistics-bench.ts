/**
 * What statistics cost with many games: `node test/store/statistics-bench.ts --data DIR`, on a folder filled by
 * `node test/support/make-games.ts --data DIR`. Time on the clock, and of the processor alone, which other work on the
 * machine changes little. First works out what each game counts of its own, where that is
 * missing.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { StatisticsQuery } from '#shared/contract/statistics.ts'
import { playable } from '../../src-main/rules/record.ts'
import { openStore } from '../../src-main/store/open.ts'
import { readStatistics, workOut } from '../../src-main/statistics/desk.ts'
import { gameRecord } from '../../src-main/table/record.ts'
import { OpenedGame } from '../../src-main/table/secrets.ts'
import '../support/games.ts'

const { values } = parseArgs({ options: { data: { type: 'string', default: 'games' } } })
const TIMES = 20
const store = openStore({ dir: values.data, now: () => Date.UTC(2026, 0, 2) })
const recordOf = (id: string) => {
  const header = store.game(id)
  if (!header) throw new Error(`no game ${id}`)
  return playable(gameRecord(OpenedGame.over(store, header, 'gameOpen'), 'bench'))
}
const world = { store, now: () => performance.now(), recordOf }

const { left } = store.figures.withoutFacts(1, 1)
const start = performance.now()
while ((await workOut(world, 5000)) > 0);
console.log(`facts of ${left} games worked out in ${((performance.now() - start) / 1000).toFixed(1)} s`)
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)

/** The same games asked for as never before: answers are kept until something changes. */
let asked = 0
const newly = ({ filter, ...rest }: StatisticsQuery): StatisticsQuery => ({
  filter: { until: new Date(Date.UTC(2100, 0, 1) + asked++).toISOString(), ...filter },
  ...rest,
})

async function timed(what: string, query: StatisticsQuery): Promise<void> {
  const first = performance.now()
  const { total } = await readStatistics(world, query)
  const cold = performance.now() - first
  const before = process.cpuUsage()
  const taken: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const start = performance.now()
    await readStatistics(world, newly(query))
    taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const { user, system } = process.cpuUsage(before)
  const work = (user + system) / 1000 / TIMES
  const [middle, p95, most] = [0.5, 0.95, 1].map((part) => taken[Math.ceil(TIMES * part) - 1] ?? 0)
  const counted = `${total.results} results`.padStart(15)
  const times = [cold, middle ?? 0, p95 ?? 0, most ?? 0].map((ms) => ms.toFixed(0))
  console.log(
    `${what.padEnd(34)}${counted}  first ${times[0]}, p50 ${times[1]}, p95 ${times[2]}, most ${times[3]} ms; processor ${work.toFixed(0)} ms`,
  )
}

const rated = { marks: { assisted: false, seeded: false, branch: false, imported: false } }
await timed('everybody', { filter: rated })
await timed('one player', { filter: rated, player: 1 })
await timed('one player, all games', { filter: {}, player: 1 })
await timed('one player, one game', { filter: { ...rated, games: ['tennessee-central'] }, player: 1 })
await timed('one player, one option', {
  filter: { ...rated, variants: [{ game: 'tennessee-central', option: 'locomotive', value: 'own' }] },
  player: 1,
})
await timed('one player, the last year', {
  filter: { ...rated, from: '2025-01-01T00:00:00.000Z' },
  player: 1,
})
await timed('one player, against directors', { filter: { ...rated, levels: ['director'] }, player: 1 })
await timed('assisted games of everybody', { filter: { marks: { assisted: true } } })
store.close()
