/** Several persons before one window. */
import { expect, it } from 'vitest'
import type { TableState } from '#shared/contract/table.ts'
import { memoryDepot } from '../support/depot.ts'

it('shows the public’s view until the person due opens the curtain, and closes it after the decision', async () => {
  const depot = memoryDepot()
  const start = await depot.start(['human', 'human', 'human'])
  const seat = start.deciders[0] ?? -1
  expect(start).toMatchObject({ viewer: 'public', curtain: { seat, open: false, pin: false, since: 0 } })
  expect(start.legal).toBeUndefined()
  const open = await depot.raise(start)
  expect(open).toMatchObject({ viewer: seat, curtain: { open: true }, legal: { seat } })
  const acted = await depot.act(open, 'build')
  expect(acted).toMatchObject({ viewer: 'public', curtain: { seat: (seat + 1) % 3, open: false } })
})

it('stays open for a person who decides again at once', async () => {
  const depot = memoryDepot()
  let table = await depot.raise(await depot.start(['human', 'human']))
  while ((table.view as { phase: string }).phase === 'turn') {
    table = await depot.act(table.legal ? table : await depot.raise(table), 'invest')
  }
  expect(table.view).toMatchObject({ phase: 'locomotive' })
  expect(table).toMatchObject({ viewer: table.deciders[0], curtain: { open: true } })
})

it('refuses to act, to look ahead or to give hints behind a closed curtain', async () => {
  const depot = memoryDepot()
  const start = await depot.start(['human', 'human'])
  const seat = start.deciders[0] ?? -1
  const open = await depot.raise(start)
  const act = depot.choice(open)
  await depot.call('table.curtain', { id: start.id, seat, open: false })
  const closed = { key: 'curtainClosed' }
  expect(await depot.refused('table.act', act)).toEqual(closed)
  expect(await depot.refused('table.hint', { id: start.id, seat })).toEqual(closed)
  expect(await depot.refused('table.preview', { id: start.id, seat, draft: act.action })).toEqual(closed)
  const other = { id: start.id, seat: 1 - seat, open: true }
  expect(await depot.refused('table.curtain', other)).toEqual({ key: 'notDue' })
})

it('calls a hint off when the curtain closes', async () => {
  const depot = memoryDepot()
  const open = await depot.raise(await depot.start(['human', 'human']))
  const seat = open.viewer as number
  const asked = depot.refused('table.hint', { id: open.id, seat })
  await depot.call('table.curtain', { id: open.id, seat, open: false })
  expect(await asked).toEqual({ key: 'hintCancelled' })
})

it('says what is new since the curtain last closed', async () => {
  const depot = memoryDepot()
  let table = await depot.start(['human', 'human', 'conductor'])
  const first = table.curtain?.seat
  for (let n = 0; n < 8; n++) {
    table = await depot.settled(table.id)
    const { seat, since } = table.curtain ?? {}
    const own = table.log.filter((entry) => entry.seat === seat).at(-1)
    expect(since).toBe(own?.at ?? 0)
    await depot.step(table, 'build')
  }
  expect(table.curtain?.since).toBeGreaterThan(0)
  expect(first).toBeDefined()
})

it('closes when another window opens the table, and tells the first', async () => {
  const depot = memoryDepot()
  const open = await depot.raise(await depot.start(['human', 'human']))
  const again = await depot.call('table.open', { id: open.id })
  expect(again).toMatchObject({ viewer: 'public', curtain: { open: false } })
  expect(depot.events.at(-1)).toMatchObject({ type: 'table.changed', table: { viewer: 'public' } })
})

it('asks for the PIN, and makes each wrong one wait longer', async () => {
  const depot = memoryDepot()
  const start = await depot.start(['human', 'human'])
  const seat = start.deciders[0] ?? -1
  const player = start.seats[seat]?.player ?? -1
  await depot.call('players.pin', { id: player, pin: '2468' })
  const raise = (pin?: string) => ({ id: start.id, seat, open: true, ...(pin && { pin }) })
  expect((await depot.look(start.id)).curtain?.pin).toBe(true)
  expect(await depot.refused('table.curtain', raise())).toEqual({ key: 'pinNeeded' })
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await depot.refused('table.curtain', raise('1111'))).toEqual({
      key: 'pinWrong',
      params: { seconds },
    })
    expect(await depot.refused('table.curtain', raise('2468'))).toEqual({
      key: 'pinWait',
      params: { seconds },
    })
    depot.clock += seconds * 1000
  }
  await depot.call('table.leave', { id: start.id })
  await depot.call('table.open', { id: start.id })
  expect(await depot.call('table.curtain', raise('2468'))).toMatchObject({ viewer: seat })
  expect(JSON.stringify(depot.said)).not.toContain('2468')
})

it('[E1-31] lets a payment be taken before everybody: no curtain, and each sees its own cards behind its next', async () => {
  const depot = memoryDepot()
  const options = { board: 'germany', length: 'short', blackEngineShare: 'any-payment' }
  const phase = (table: TableState): string => (table.view as { phase: string }).phase
  let table = await depot.start(['human', 'human', 'human'], { game: 'express-01', options, seed: 'open 1' })
  for (let n = 0; n < 400 && phase(table) !== 'take'; n++)
    table = await depot.step(table, n % 3 ? 'bonus' : 'pay')
  expect(phase(table)).toBe('take')
  const taker = table.deciders[0] as number
  expect(table).toMatchObject({ viewer: 'public', legal: { seat: taker, complete: true } })
  expect(table.curtain).toBeUndefined()
  const { id, at } = table
  const hidden = { do: 'swap', with: (taker + 1) % 3 }
  const closed = { key: 'curtainClosed' }
  expect(await depot.refused('table.act', { id, seat: taker, at, action: hidden })).toEqual(closed)
  expect(await depot.refused('table.preview', { id, seat: taker, draft: hidden })).toEqual(closed)
  expect(await depot.refused('table.hint', { id, seat: taker })).toEqual(closed)
  expect(await depot.refused('table.curtain', { id, seat: taker, open: true })).toEqual({ key: 'noCurtain' })
  const took = await depot.act(table)
  expect(took.viewer).toBe('public')
  for (table = took; phase(table) === 'take';) table = await depot.act(table)
  while (table.curtain?.seat !== taker) table = await depot.step(table)
  const open = await depot.raise(table)
  expect(open.curtain?.since).toBeLessThanOrEqual(at)
  const own = open.log.find((entry) => entry.at === at + 1)?.events
  expect(own).toContainEqual(
    expect.objectContaining({ what: 'took', seat: taker, card: expect.any(String) as string }),
  )
})
