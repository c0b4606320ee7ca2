// The long run: eight hours at the table, compressed. All three games in turn, people by script and computers, with
// hints, take-backs, history, statistics, replays, export, import and backups, through the application both shells
// use. An action every six seconds makes 4,800 in eight hours. Fails when the heap grows, a handle is left, or the
// database is not sound. With --page the page itself: games through the interface in Chromium, without loading anew.
// usage: npm run soak -- [--actions 4800] [--thinking 100] [--seed TEXT]
//        npm run soak -- --page [--games 15]
import { readFlags, wholeNumber } from './lib/flags.mjs'
import { faultsOf, MOST_DATA, MOST_GROWTH, soak } from '../test/shell/soak/soak.ts'

const { values } = readFlags({
  options: {
    actions: { type: 'string', default: '4800' },
    thinking: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'soak' },
    page: { type: 'boolean', default: false },
    games: { type: 'string', default: '15' },
  },
})
const count = (name) => wholeNumber(values, name)
const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`
const inWords = (counts) =>
  Object.entries(counts)
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', ')

async function soakOfApplication() {
  const actions = count('actions')
  const report = await soak({
    actions,
    seed: values.seed,
    every: Math.max(1, Math.floor(actions / 24)),
    thinkingMs: count('thinking'),
    onSample: (sample, games) =>
      console.log(
        `${games} games, ${sample.actions} actions: heap ${mb(sample.heap)}, ${mb(sample.code)} of it code, ` +
          `memory ${mb(sample.rss)}, ${sample.files} files; ${inWords(sample.handles)}`,
      ),
  })
  const { growth, loop, samples, slowest } = report
  const heaps = samples.map(({ heap }) => heap)
  const bytes = (growing) => growing.toFixed(0)
  console.log(
    `${report.games} games, ${report.actions} actions, ${report.requests} requests in ${report.seconds.toFixed(0)} s; ` +
      `heap ${mb(heaps[0] ?? 0)} first, ${mb(heaps.at(-1) ?? 0)} last; growth in bytes an action over the second half: ` +
      `${bytes(growth.heap)} (limit ${MOST_GROWTH}), without code ${bytes(growth.data)} (limit ${MOST_DATA}); ` +
      `by quarter ${growth.quarters.map(bytes).join(', ')}; memory ${mb(samples.at(-1)?.rss ?? 0)}; ` +
      `loop held up p50 ${loop.p50} ms, p99 ${loop.p99} ms, max ${loop.max} ms; ` +
      `slowest answer ${slowest.name} ${slowest.ms} ms; database ${report.integrity}`,
  )
  return faultsOf(report)
}

const faults = values.page
  ? await (await import('./lib/soak-page.mjs')).soakOfPage(count('games'))
  : await soakOfApplication()
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
