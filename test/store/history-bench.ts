/**
 * What looking back costs with many games: `node test/store/history-bench.ts --data DIR`, on a folder filled by
 * `node test/support/make-games.ts --data DIR`. Prints size, opening, pages and filters: processor time (middle of 15) and
 * time by the clock.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { HistoryFilter, HistoryOrder } from '#shared/contract/history.ts'
import { openStore } from '../../src-main/store/open.ts'

const { values } = parseArgs({ options: { data: { type: 'string', default: 'games' } } })
const TIMES = 15

/** Of a process, in milliseconds: what a machine that does nothing else would take. */
const processor = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const clocks = [performance.now.bind(performance), processor] as const

function timed<T>(what: string, work: () => T): T {
  let result = work()
  const taken = clocks.map((): number[] => [])
  for (let i = 0; i < TIMES; i++) {
    const from = clocks.map((clock) => clock())
    result = work()
    clocks.forEach((clock, c) => taken[c]?.push(clock() - (from[c] ?? 0)))
  }
  const [wall = 0, cpu = 0] = taken.map((list) => list.sort((a, b) => a - b)[Math.floor(TIMES / 2)])
  const found = (result as { total?: number }).total
  const count = found === undefined ? '' : `${found} games`
  console.log(
    `${what.padEnd(46)}${count.padStart(12)}${cpu.toFixed(1).padStart(8)} ms, by the clock ${wall.toFixed(1)} ms`,
  )
  return result
}

const start = performance.now()
const store = openStore({ dir: values.data, now: () => Date.UTC(2026, 0, 2) })
console.log(`open ${(performance.now() - start).toFixed(0)} ms`)
const bytes = statSync(join(values.data, 'depot.db')).size

const search = (what: string, filter: HistoryFilter, order: HistoryOrder = 'played', skip = 0) =>
  timed(what, () => store.past.search({ filter, order, descending: true, limit: 60, skip }))

const { total } = search('first page', {})
console.log(`${total} games, ${(bytes / 1e6).toFixed(1)} MB, ${(bytes / total / 1000).toFixed(2)} kB a game`)
search('a page in the middle', {}, 'played', Math.floor(total / 2))
for (const order of ['game', 'length', 'total', 'margin'] as const)
  search(`first page by ${order}`, {}, order)
search('game', { games: ['express'] })
search('variant', { variants: [{ game: 'tennessee-central', option: 'locomotive', value: 'own' }] })
search('player', { players: [1] })
search('two players', { players: [1, 2] })
search('level', { levels: ['director'] })
search('several people', { levels: ['human'] })
search('number of seats', { seats: [4] })
search('a year', { from: '2023-01-01T00:00:00.000Z', until: '2024-01-01T00:00:00.000Z' })
search('won', { results: ['won'] })
search('shared', { results: ['shared'] })
search('lost by a player', { results: ['lost'], players: [1] })
search('assisted', { marks: { assisted: true } })
search('tag', { tags: ['club'] })
search('text: a person', { text: 'clar' })
search('text: a name', { text: 'evening 1' })
search('text: nothing', { text: 'xyzzy' })
search('given up', { states: ['abandoned'] })
search(
  'game, player, won, not assisted, by margin',
  { games: ['tennessee-central'], players: [1], results: ['won'], marks: { assisted: false } },
  'margin',
)
timed('what there is to choose from', () => store.past.choices())
store.close()
