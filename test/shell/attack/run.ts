/**
 * The wait of a page under every attack, against the built local shell in a process of its own.
 * usage: node test/shell/attack/run.ts [--requests 200] [--only TEXT]   (after npm run build)
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Depot } from '../../e2e/support/depot.ts'
import { attacksOn } from './attacks.ts'
import { waitsUnder } from './waits.ts'

/** The longest wait of 19 requests in 20, in milliseconds. */
const MOST_MS = 1_000

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '200' }, only: { type: 'string', default: '' } },
})
const depot = await Depot.start()
try {
  const opened = await fetch(depot.url)
  const page = { origin: depot.origin, cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const attacks = attacksOn(Number(new URL(depot.origin).port)).filter(({ name }) =>
    name.includes(values.only),
  )
  const ms = (value: number): string => value.toFixed(1).padStart(7)
  console.log('    p50     p95     max kept95 (ms)  failed  opened answers  load')
  for (const attack of [undefined, ...attacks]) {
    const waits = await waitsUnder(page, attack, Number(values.requests))
    const { opened, answers } = waits.attacker
    console.log(
      `${[waits.p50, waits.p95, waits.max, waits.kept95].map(ms).join(' ')}  ${String(waits.failed).padStart(6)} ` +
        `${String(opened).padStart(9)} ${String(answers).padStart(7)} ${loadavg()[0]?.toFixed(1)}  ${attack?.name ?? 'no attack'}`,
    )
    if (waits.failed > 0 || waits.p95 > MOST_MS || waits.kept95 > MOST_MS) process.exitCode = 1
  }
} finally {
  await depot.remove()
}
if (depot.complaints !== '') console.error(depot.complaints)
