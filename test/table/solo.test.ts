/** One person against computers. */
import { expect, it } from 'vitest'
import { memoryDepot, untold } from '../support/depot.ts'
import { handThinker } from '../support/thinkers.ts'

it('plays a game against two computers from the first deal to the result', async () => {
  const depot = memoryDepot()
  const end = await depot.playToEnd(await depot.start(['human', 'conductor', 'engineer']))
  expect(end.state).toBe('finished')
  expect(end.outcome?.places).toHaveLength(3)
  expect(end.outcome).toEqual(depot.store.result(end.id))
  expect(end.finalView).toMatchObject({ viewer: 'all' })
  expect(end.at).toBe(depot.store.timeline(end.id).actions.length)
  expect(end.legal).toBeUndefined()
  expect(depot.reported).toEqual([])
})

it('plays a game of computers alone, seen by the public', async () => {
  const depot = memoryDepot()
  const end = await depot.settled((await depot.start(['apprentice', 'conductor'])).id)
  expect(end).toMatchObject({ state: 'finished', viewer: 'public', undo: { possible: false } })
})

it('stores how a decision was made: time, hints, iterations', async () => {
  const depot = memoryDepot()
  const start = await depot.settled((await depot.start(['human', 'engineer'])).id)
  const hint = await depot.call('table.hint', { id: start.id, seat: 0 })
  expect(await depot.call('table.hint', { id: start.id, seat: 0 })).toEqual(hint)
  expect(hint.moves.length).toBeGreaterThan(0)
  depot.clock += 4321
  await depot.step(start)
  const { actions } = depot.store.timeline(start.id)
  expect(actions.find((one) => one.seat === 0)).toMatchObject({ ms: 4321, hints: 1, takebacks: 0 })
  expect(actions.find((one) => one.seat === 1)).toMatchObject({ hints: 0, iterations: 20 })
})

it('does not count a hint that was called off by the decision', async () => {
  const thinker = handThinker()
  const depot = memoryDepot(thinker)
  const start = await depot.start(['human', 'human'])
  const open = await depot.raise(start)
  const seat = open.viewer as number
  const asked = depot.refused('table.hint', { id: start.id, seat })
  await depot.act(open, 'build')
  expect(await asked).toEqual({ key: 'hintCancelled' })
  expect(depot.store.timeline(start.id).actions[0]?.hints).toBe(0)
})

it('says why a hint did not come about, and does not count it', async () => {
  const thinker = handThinker()
  const depot = memoryDepot(thinker)
  const open = await depot.raise(await depot.start(['human', 'human']))
  const question = { id: open.id, seat: open.viewer as number }
  const asked = depot.refused('table.hint', question)
  thinker.last().fail(new Error('worker gone'))
  expect(await asked).toEqual({ key: 'hintFailed', params: { reason: 'worker gone' } })
  thinker.think = () => {
    throw new Error('closed')
  }
  expect(await depot.refused('table.hint', question)).toEqual({
    key: 'hintFailed',
    params: { reason: 'closed' },
  })
  await depot.act(open)
  expect(depot.store.timeline(open.id).actions[0]?.hints).toBe(0)
})

it('[TC-7] answers a move against the rules with the rule, and changes nothing', async () => {
  const depot = memoryDepot()
  const table = await depot.settled((await depot.start(['human', 'conductor'])).id)
  const hand = (table.view as { seats: { hand: string[] }[] }).seats[0]?.hand ?? []
  const missing = ['S2', 'H2', 'D2', 'C2', 'S3', 'H3'].find((card) => !hand.includes(card)) ?? ''
  const before = depot.store.writes.length
  const action = { do: 'build', card: missing }
  const answer = await depot.call('table.act', { id: table.id, seat: 0, at: table.at, action })
  expect(answer).toMatchObject({ ok: false, refusals: [{ rule: 'TC-7' }] })
  const preview = await depot.call('table.preview', { id: table.id, seat: 0, draft: action })
  expect(preview.refusals).toEqual(answer.ok ? [] : answer.refusals)
  expect(depot.store.writes.length).toBe(before)
  expect(untold(await depot.look(table.id))).toEqual(untold(table))
})

it('refuses what is not this window’s to decide', async () => {
  const thinker = handThinker()
  const depot = memoryDepot(thinker)
  let table = await depot.start(['human', 'conductor'])
  if (!table.legal) {
    await thinker.last().answer()
    table = await depot.settled(table.id)
  }
  const act = depot.choice(table)
  expect(await depot.refused('table.act', { ...act, at: act.at + 1 })).toEqual({ key: 'stale' })
  expect(await depot.refused('table.act', { ...act, seat: 1 })).toEqual({ key: 'notYourSeat' })
  expect(await depot.refused('table.act', { ...act, seat: 5 })).toEqual({ key: 'notYourSeat' })
  expect(await depot.refused('table.act', { ...act, id: 'another' })).toEqual({ key: 'tableNotOpen' })
  expect(await depot.refused('table.act', { ...act, action: { do: 'fly' } })).toEqual({
    key: 'badRequest',
    params: { request: 'table.act', where: 'action.do' },
  })
  const acted = await depot.act(table, 'build')
  expect(await depot.refused('table.act', { ...act, at: acted.at })).toEqual({ key: 'notDue' })
  expect(await depot.refused('table.hint', { id: table.id, seat: 0 })).toEqual({ key: 'notDue' })
  expect(await depot.refused('table.curtain', { id: table.id, seat: 0, open: true })).toEqual({
    key: 'noCurtain',
  })
})
