import { describe, expect, it } from 'vitest'
import type { CoachReport } from '#shared/contract/coach.ts'
import type { Thinker } from '../../../src-main/ai/decision.ts'
import { quickThinker } from '../../support/thinkers.ts'
import { Depot } from '../../support/depot.ts'
import { memoryStore } from '../../support/memory-store.ts'

const played = async (thinker: Thinker = quickThinker()) => {
  const depot = new Depot(memoryStore(), thinker)
  const table = await depot.playToEnd(await depot.start(['human', 'conductor', 'apprentice']))
  return { depot, id: table.id, table }
}

const ended = (depot: Depot, id: string): Promise<void> =>
  new Promise((resolve) => {
    depot.api.on((event) => {
      if (event.type === 'coach.ended' && event.id === id) resolve()
    })
  })

describe('the coach', () => {
  it('judges every decision of a person and accounts for the result', async () => {
    const { depot, id, table } = await played()
    const before = await depot.call('coach.report', { id })
    expect(before).toMatchObject({ marks: [], running: false, accounts: [] })
    expect(before.total).toBeGreaterThan(5)
    const end = ended(depot, id)
    expect((await depot.call('coach.start', { id })).running).toBe(true)
    await end
    const report = await depot.call('coach.report', { id })
    expect(report.running).toBe(false)
    expect(report.marks.every(({ seat }) => seat === 0)).toBe(true)
    expect(report.marks.length).toBeGreaterThan(5)
    const [account] = report.accounts
    const result = table.outcome?.places[0] === 1 ? 1 : 0
    expect(account).toMatchObject({ seat: 0, par: 1 / 3 })
    expect(account?.decisions).toBeLessThanOrEqual(0)
    const parts =
      (account?.par ?? 0) + (account?.deal ?? 0) + (account?.decisions ?? 0) + (account?.luck ?? 0)
    expect(parts).toBeCloseTo(account?.result ?? NaN)
    expect(Math.ceil(account?.result ?? 0)).toBe(result)
    expect(depot.reported).toEqual([])
  })

  it('is called off and goes on where it was', async () => {
    const { depot, id } = await played()
    let told = 0
    const half = new Promise<void>((resolve) => {
      depot.api.on((event) => {
        if (event.type === 'coach.progress' && ++told === 3) resolve()
      })
    })
    await depot.call('coach.start', { id })
    await half
    await depot.call('coach.stop', {})
    const stopped = await depot.call('coach.report', { id })
    expect(stopped.running).toBe(false)
    const kept = depot.store.judged(id).length
    expect(kept).toBeGreaterThanOrEqual(3)
    expect(kept).toBeLessThan(stopped.total)
    const end = ended(depot, id)
    await depot.call('coach.start', { id })
    await end
    expect(depot.store.judged(id)).toHaveLength(stopped.total)
  })

  it('looks at games that have ended only', async () => {
    const depot = new Depot(memoryStore())
    const { id } = await depot.start(['human', 'conductor'])
    expect(await depot.refused('coach.start', { id })).toEqual({ key: 'notEnded' })
    expect(await depot.refused('coach.report', { id })).toEqual({ key: 'notEnded' })
  })

  it('says so when the search fails, and keeps what it has', async () => {
    const inner = quickThinker()
    let asked = 0
    let coaching = false
    const { depot, id } = await played({
      ...inner,
      think: (request, onProgress) => {
        if (coaching && ++asked > 2) throw new Error('out of steam')
        return inner.think(request, onProgress)
      },
    })
    coaching = true
    const end = ended(depot, id)
    await depot.call('coach.start', { id })
    await end
    expect(depot.events).toContainEqual({
      type: 'notice',
      notice: { key: 'coachFailed', params: { reason: 'out of steam' } },
    })
    const report: CoachReport = await depot.call('coach.report', { id })
    expect(depot.store.judged(id)).toHaveLength(2)
    expect(report.running).toBe(false)
  })
})
