/** Several seats choose at once, in secret. */
import { expect, it, vi } from 'vitest'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import type { TableState } from '#shared/contract/table.ts'
import { type Depot, memoryDepot } from '../support/depot.ts'
import { handThinker, quickThinker } from '../support/thinkers.ts'

const phase = (table: TableState) => (table.view as unknown as TennesseeView).phase

async function untilReveal(depot: Depot, start: TableState): Promise<TableState> {
  let table = await depot.settled(start.id)
  while (phase(table) !== 'reveal') table = await depot.step(table, 'invest')
  return table
}

it('[TC-10] computers choose without waiting for persons, persons one after another, then all is revealed', async () => {
  const depot = memoryDepot()
  const start = await depot.start(['human', 'conductor', 'human', 'conductor'])
  const choice = await untilReveal(depot, start)
  expect([...choice.deciders].sort()).toEqual([0, 2])
  const first = await depot.step(choice)
  expect(phase(first)).toBe('reveal')
  expect(first.viewer).toBe('public')
  expect(first.curtain?.seat).not.toBe(choice.curtain?.seat)
  const shown = JSON.stringify(first.log.at(-1))
  expect(shown).toContain('chose')
  expect(shown).not.toContain('card')
  const revealed = await depot.call('table.act', depot.choice(await depot.raise(first)))
  expect(JSON.stringify(revealed)).toContain('revealed')
})

it('[TC-10] alone against computers no curtain is needed, and choices of others stay hidden', async () => {
  const depot = memoryDepot()
  const choice = await untilReveal(depot, await depot.start(['human', 'conductor', 'conductor']))
  expect(choice).toMatchObject({ viewer: 0, deciders: [0] })
  expect(choice.curtain).toBeUndefined()
  const { seats } = choice.view as unknown as TennesseeView
  expect(seats.map((seat) => seat.chosen)).toEqual([false, true, true])
  expect(seats.map((seat) => seat.choice)).toEqual([undefined, undefined, undefined])
})

it('[TC-14] the curtain closes after a secret choice even for a person who decides next: all look at the reveal', async () => {
  const depot = memoryDepot()
  let table = await depot.settled((await depot.start(['human', 'human'])).id)
  let again = 0
  while (table.state === 'open') {
    const open = table.legal ? table : await depot.raise(table)
    const secret = phase(open) === 'reveal' || phase(open) === 'pass'
    table = await depot.act(open, 'invest')
    if (!secret) continue
    expect(table.viewer).toBe('public')
    if (table.deciders.includes(open.viewer as number)) again++
  }
  expect(again).toBeGreaterThan(0)
})

it('[TC-10] a choice counts though the page had not yet heard of the others’ secret choices, of nothing else', async () => {
  const depot = memoryDepot()
  const choice = await untilReveal(depot, await depot.start(['human', 'conductor', 'conductor']))
  const act = depot.choice(choice)
  expect(await depot.refused('table.act', { ...act, at: act.at - 3 })).toEqual({ key: 'stale' })
  const done = await depot.call('table.act', { ...act, at: act.at - 2 })
  expect(JSON.stringify(done)).toContain('revealed')
  expect(await depot.refused('table.act', act)).toEqual({ key: 'stale' })
})

it('[TC-10] a hint asked for while another seat makes its secret choice is given all the same', async () => {
  const quick = quickThinker()
  const slow = handThinker()
  // From the reveal on the test answers.
  const thinker: typeof quick = {
    ...quick,
    think: (request, onProgress) =>
      ((request.view as unknown as TennesseeView).phase === 'reveal' ? slow : quick).think(
        request,
        onProgress,
      ),
  }
  const depot = memoryDepot(thinker)
  const start = await depot.start(['human', 'conductor'])
  const told = async (met: (table: TableState) => boolean): Promise<TableState> =>
    vi.waitFor(async () => {
      const table = await depot.look(start.id)
      if (!met(table)) throw new Error(`still at ${table.at}`)
      return table
    })
  let table = await told(({ legal }) => legal !== undefined)
  while (phase(table) !== 'reveal') {
    await depot.act(table, 'invest')
    table = await told(({ legal }) => legal !== undefined)
  }
  expect(table).toMatchObject({ deciders: [0, 1], legal: { seat: 0, since: table.at } })
  const hint = depot.call('table.hint', { id: start.id, seat: 0 })
  await slow.pending[0]?.answer()
  const chosen = await told(({ at }) => at > table.at)
  expect(chosen).toMatchObject({ at: table.at + 1, deciders: [0], legal: { seat: 0, since: table.at } })
  expect(slow.pending[1]).toMatchObject({ request: { level: 'director' }, cancelled: false })
  await slow.pending[1]?.answer()
  expect((await hint).moves.length).toBeGreaterThan(0)
})
