import { describe, expect, it } from 'vitest'
import { memoryDepot } from '../support/depot.ts'

const finished = async () => {
  const depot = memoryDepot()
  const table = await depot.playToEnd(await depot.start(['human', 'conductor', 'apprentice']))
  return { depot, id: table.id, table }
}

describe('checking a game in the application', () => {
  it('tells the seal before the first action, and the same after the last', async () => {
    const depot = memoryDepot()
    const table = await depot.start(['human', 'conductor'])
    expect(table.at).toBeLessThanOrEqual(1)
    const end = await depot.playToEnd(table)
    expect(end.seal).toBe(table.seal)
    const record = await depot.call('games.export', { id: table.id })
    expect(record.seal).toEqual({ hash: table.seal, nonce: depot.store.game(table.id)?.nonce })
  })

  it('finds a genuine game right', async () => {
    const { depot, id, table } = await finished()
    const report = await depot.call('review.verify', { id })
    expect(report).toMatchObject({ seal: 'right', actions: table.at, stoodIn: 0, skipped: 0 })
    expect(report.decisions).toBeGreaterThan(20)
  })

  it('keeps the envelope of a running game closed', async () => {
    const depot = memoryDepot()
    const { id } = await depot.start(['human', 'conductor'])
    expect(await depot.refused('review.verify', { id })).toEqual({ key: 'sealed' })
  })

  it('can be called off', async () => {
    const { depot, id } = await finished()
    const asked = depot.refused('review.verify', { id })
    await depot.call('review.stop', {})
    expect(await asked).toEqual({ key: 'checkStopped' })
  })
})
