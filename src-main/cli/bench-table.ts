/** Speed of the table: from an action sent to the next state told, the action safely on disk. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { In, Out, RequestName } from '#shared/contract/contract.ts'
import { inlineThinker } from '../ai/inline.ts'
import { createApi, type Api } from '../api.ts'
import { nextInt, seedRandom } from '../rules/random.ts'
import { openStore } from '../store/open.ts'
import { spreadOf, type Spread } from './bench-timing.ts'

/** Two persons play whole games at random; every action is one round trip through the contract and the store. */
export async function benchTable(
  game: string,
  options: unknown,
  games: number,
): Promise<Spread & { actions: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'express-depot-bench-'))
  const now = (): number => Date.now()
  const store = openStore({ dir: folder, now })
  let drawn = 0
  const api = createApi({
    store,
    thinker: inlineThinker(),
    now,
    randomText: () => `bench-${drawn++}`,
    info: { version: '0.0.0', shell: 'local', platform: process.platform },
  })
  try {
    const times: number[] = []
    for (let n = 0; n < games; n++) await playThrough(api, game, options, times)
    return { ...spreadOf(times), actions: times.length }
  } finally {
    api.close()
    store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function playThrough(api: Api, game: string, options: unknown, times: number[]): Promise<void> {
  const random = seedRandom('act')
  const seats = (['plum', 'teal'] as const).map((livery, i) => ({
    name: `Person ${i + 1}`,
    kind: 'human',
    livery,
  }))
  const { id } = await call(api, 'games.create', { game, options, seats } as In<'games.create'>)
  let table = await call(api, 'table.open', { id })
  while (table.state === 'open') {
    if (table.curtain && !table.curtain.open) {
      table = await call(api, 'table.curtain', { id, seat: table.curtain.seat, open: true })
    }
    const { legal, at } = table
    if (!legal) throw new Error('a person is due and has nothing to do')
    const action = legal.actions[nextInt(random, legal.actions.length)]!
    const start = performance.now()
    const result = await call(api, 'table.act', { id, seat: legal.seat, at, action })
    times.push(performance.now() - start)
    if (!result.ok) throw new Error('a legal action was refused')
    table = result.table
  }
}

async function call<K extends RequestName>(api: Api, name: K, input: In<K>): Promise<Out<K>> {
  const reply = await api.handle(name, input)
  if (!reply.ok) throw new Error(`${name}: ${reply.error.key}`)
  return reply.value
}
