/** How long a page waits for its answers while somebody else attacks the same local shell. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Attack } from './attacks.ts'
import type { Done, Order } from './attacker.ts'

/** The page that waits: it has the cookie. */
export interface Page {
  readonly origin: string
  readonly cookie: string
}

export interface Waits {
  /** Milliseconds, of a request on a connection of its own. */
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** The same for requests on the connection a browser keeps. */
  readonly kept95: number
  /** Requests that got no answer, or another than the page's. */
  readonly failed: number
  readonly attacker: Done
}

const LONGEST_MS = 10_000

/** Milliseconds until the whole answer is here; nothing where there was none or a wrong one. */
function wait({ origin, cookie }: Page, agent: Agent | false): Promise<number | undefined> {
  const { hostname, port } = new URL(origin)
  const body = JSON.stringify({ name: 'settings.get', input: {} })
  const headers = { cookie, origin, 'content-type': 'application/json', 'content-length': body.length }
  const begun = performance.now()
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LONGEST_MS)
    const sent = request(
      { hostname, port, agent, signal, headers, path: '/rpc', method: 'POST' },
      (response) => {
        response.resume()
        response.on('error', () => resolve(undefined))
        response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - begun : undefined))
      },
    )
    sent.on('error', () => resolve(undefined))
    sent.end(body)
  })
}

const rank = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity

async function series(page: Page, agent: Agent | false, requests: number) {
  const waits: number[] = []
  for (let i = 0; i < requests; i++) {
    const ms = await wait(page, agent)
    if (ms !== undefined) waits.push(ms)
    await pause(20)
  }
  return { sorted: waits.sort((a, b) => a - b), failed: requests - waits.length }
}

/** Attacks, and asks meanwhile: so many requests on connections of their own, and as many on one that is kept. */
export async function waitsUnder(page: Page, attack: Attack | undefined, requests: number): Promise<Waits> {
  let attacker: Done = { opened: 0, answers: 0 }
  const workerData = attack && ({ port: Number(new URL(page.origin).port), attack } satisfies Order)
  const worker = workerData && new Worker(new URL('./attacker.ts', import.meta.url), { workerData })
  worker?.on('message', (done: Done) => (attacker = done))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    // A busy machine takes its time to start a thread: nothing is measured before the attack is under way.
    while (worker && attacker.opened === 0) await pause(100)
    if (worker) await pause(500)
    const fresh = await series(page, false, requests)
    const kept = await series(page, agent, requests)
    return {
      p50: rank(fresh.sorted, 0.5),
      p95: rank(fresh.sorted, 0.95),
      max: fresh.sorted.at(-1) ?? Infinity,
      kept95: rank(kept.sorted, 0.95),
      failed: fresh.failed + kept.failed,
      attacker,
    }
  } finally {
    agent.destroy()
    await worker?.terminate()
  }
}
