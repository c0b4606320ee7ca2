/** The policy of taking back, alone and in a shared window. */
import { describe, expect, it } from 'vitest'
import type { TableState } from '#shared/contract/table.ts'
import { type Depot, memoryDepot } from '../support/depot.ts'
import { handThinker } from '../support/thinkers.ts'

/** A game in which seat 0, a person, begins. */
async function beginning(depot: Depot, kinds: Parameters<Depot['start']>[0]): Promise<TableState> {
  for (let n = 0; n < 50; n++) {
    const table = await depot.start(kinds, { seed: `deal ${n}` })
    if (table.deciders[0] === 0) return table
  }
  throw new Error('seat 0 never begins')
}

/** Plays until every seat must choose in secret. */
async function untilChoice(depot: Depot, start: TableState): Promise<TableState> {
  let table = await depot.settled(start.id)
  while ((table.view as { phase: string }).phase !== 'reveal') table = await depot.step(table, 'invest')
  return table
}

const undo = (depot: Depot, id: string, consent?: number[]) =>
  depot.call('table.undo', { id, ...(consent && { consent }) })

describe('alone', () => {
  it('a build is free to take back until a computer has answered', async () => {
    const thinker = handThinker()
    const depot = memoryDepot(thinker)
    const start = await beginning(depot, ['human', 'conductor'])
    const built = await depot.act(start, 'build')
    expect(built.undo).toEqual({ possible: true, barrier: false, consent: [] })
    const back = await undo(depot, start.id)
    expect(back).toMatchObject({ at: 0, redo: true, marks: { assisted: false }, view: start.view })
    expect(thinker.last().cancelled).toBe(true)
  })

  it('past the answer of a computer the game becomes assisted, and stays so', async () => {
    const depot = memoryDepot()
    const start = await beginning(depot, ['human', 'conductor'])
    await depot.act(start, 'build')
    const answered = await depot.settled(start.id)
    expect(answered.undo).toEqual({ possible: true, barrier: true, consent: [] })
    const back = await undo(depot, start.id)
    expect(back.at).toBe(0)
    expect(back.marks.assisted).toBe(true)
    expect((await depot.step(back, 'build')).marks.assisted).toBe(true)
  })

  it('a draw is a barrier, and drawn again it gives the same card', async () => {
    const thinker = handThinker()
    const depot = memoryDepot(thinker)
    const start = await beginning(depot, ['human', 'conductor'])
    const drawn = await depot.act(start, 'invest')
    expect(drawn.undo.barrier).toBe(true)
    const back = await undo(depot, start.id)
    const again = await depot.act(back, 'invest')
    expect(again.view).toEqual(drawn.view)
    expect(again.log).toEqual(drawn.log)
  })

  it('redo replays the same actions, the computers’ included, and computers wait while it can', async () => {
    const depot = memoryDepot()
    const start = await beginning(depot, ['human', 'conductor', 'conductor'])
    const first = await depot.step(start)
    const second = await depot.step(first)
    await undo(depot, start.id)
    const two = await undo(depot, start.id)
    expect(two.at).toBe(0)
    expect((await depot.settled(start.id)).at).toBe(0)
    const one = await depot.call('table.redo', { id: start.id })
    expect(one.log).toEqual(first.log)
    const both = await depot.call('table.redo', { id: start.id })
    expect(both.log).toEqual(second.log)
    expect(both.redo).toBe(false)
    expect(await depot.refused('table.redo', { id: start.id })).toEqual({ key: 'nothingToRedo' })
  })

  it('[TC-10] a secret choice is free to take back before the reveal, whoever has chosen since', async () => {
    const depot = memoryDepot()
    const choice = await untilChoice(depot, await depot.start(['human', 'human', 'conductor', 'conductor']))
    const chosen = await depot.step(choice)
    expect(chosen.deciders).toHaveLength(1)
    expect(chosen.undo).toEqual({ possible: true, barrier: false, consent: [] })
    const back = await undo(depot, choice.id)
    expect(back.marks.assisted).toBe(false)
    expect(back.curtain).toMatchObject({ open: false, seat: chosen.log.at(-1)?.seat })
  })

  it('a new decision after a take-back counts it, with the hints of what it replaces', async () => {
    const depot = memoryDepot()
    const start = await beginning(depot, ['human', 'conductor'])
    await depot.call('table.hint', { id: start.id, seat: 0 })
    await depot.step(start)
    await undo(depot, start.id)
    await depot.call('table.redo', { id: start.id })
    await undo(depot, start.id)
    await depot.step(await depot.look(start.id))
    expect(depot.store.timeline(start.id).actions[0]).toMatchObject({ hints: 1, takebacks: 1 })
  })

  it('a take-back from the last page opens the game again', async () => {
    const depot = memoryDepot()
    const end = await depot.playToEnd(await depot.start(['human', 'conductor']))
    expect(end.undo.possible).toBe(true)
    const back = await undo(depot, end.id)
    expect(back.state).toBe('open')
    expect(back.finalView).toBeUndefined()
    expect(depot.store.result(end.id)).toBeUndefined()
    const again = await depot.call('table.redo', { id: end.id })
    expect(again.outcome).toEqual(end.outcome)
  })

  it('is refused where the game went on since the page asked', async () => {
    const depot = memoryDepot()
    const start = await beginning(depot, ['human', 'conductor'])
    await depot.step(start)
    expect(await depot.refused('table.undo', { id: start.id, at: 1 })).toEqual({ key: 'stale' })
    const table = await depot.look(start.id)
    expect(table.marks.assisted).toBe(false)
    expect(table.at).toBe(2)
  })

  it('has nothing to take back before the first decision of a person', async () => {
    const depot = memoryDepot()
    const start = await beginning(depot, ['human', 'conductor'])
    expect(start.undo).toEqual({ possible: false, barrier: false, consent: [] })
    expect(await depot.refused('table.undo', { id: start.id })).toEqual({ key: 'nothingToTakeBack' })
  })
})

describe('in a shared window', () => {
  it('the end of a turn needs the consent of every person, and gives no information away', async () => {
    const depot = memoryDepot()
    const start = await beginning(depot, ['human', 'human', 'human'])
    const built = await depot.step(start, 'build')
    expect(built.undo).toEqual({ possible: true, barrier: false, consent: [0, 1, 2] })
    const refusal = await depot.refused('table.undo', { id: start.id, consent: [0, 2] })
    expect(refusal).toEqual({ key: 'consentNeeded', params: { names: 'Person 2' } })
    expect((await depot.look(start.id)).at).toBe(1)
    const back = await undo(depot, start.id, [0, 1, 2])
    expect(back).toMatchObject({ at: 0, viewer: 'public', marks: { assisted: false } })
  })

  it('past a draw everybody must agree and the game becomes assisted', async () => {
    const depot = memoryDepot()
    const start = await beginning(depot, ['human', 'human'])
    const drawn = await depot.step(start, 'invest')
    expect(drawn.undo).toEqual({ possible: true, barrier: true, consent: [0, 1] })
    expect((await undo(depot, start.id, [1, 0])).marks.assisted).toBe(true)
  })

  it('nobody takes another’s secret choice back from behind an open curtain', async () => {
    const depot = memoryDepot()
    const choice = await untilChoice(depot, await depot.start(['human', 'human', 'human']))
    const chosen = await depot.step(choice)
    expect(chosen.undo.consent).toEqual([])
    const open = await depot.raise(chosen)
    expect(open.undo.consent).toEqual([0, 1, 2])
    expect((await depot.refused('table.undo', { id: choice.id })).key).toBe('consentNeeded')
  })
})
