import { beforeAll, describe, expect, it } from 'vitest'
import type { GameRecord } from '#shared/record.ts'
import { inlineThinker } from '../../src-main/ai/decide.ts'
import { AI_VERSION } from '../../src-main/ai/decision.ts'
import { verify } from '../../src-main/review/verify.ts'
import { parseRecord, playable } from '../../src-main/rules/record.ts'
import { Depot } from '../support/depot.ts'
import { memoryStore } from '../support/memory-store.ts'

let record: GameRecord

const outcome = (change: Partial<GameRecord>) =>
  verify(playable({ ...record, ...change }), { thinker: inlineThinker() })

/** The record with the computer's action number `at` (from 0) replaced by one that is legal there too. */
function forged(at: number): GameRecord['actions'] {
  return record.actions.map((action, i) =>
    i === at && action['do'] === 'build' ? { seat: action.seat, ms: 1, do: 'invest' } : action,
  )
}

beforeAll(async () => {
  const depot = new Depot(memoryStore(), inlineThinker())
  const table = await depot.start(['human', 'engineer', 'conductor', 'apprentice'])
  await depot.playToEnd(table)
  record = await depot.call('games.export', { id: table.id })
})

describe('a genuine record', () => {
  it('is found to follow from what was sealed before it', async () => {
    expect(record.meta?.ai).toBe(AI_VERSION)
    const computers = record.actions.filter(({ seat }) => seat !== 0)
    expect(computers.some(({ iterations }) => Number(iterations) > 0)).toBe(true)
    expect(await outcome({})).toEqual({
      seal: 'right',
      decisions: computers.length,
      stoodIn: 0,
      skipped: 0,
    })
  })

  it('is the same after a trip through a file', async () => {
    const text = JSON.stringify(record, Object.keys(record).sort().concat(allKeys(record)))
    expect((await verify(parseRecord(text), { thinker: inlineThinker() })).finding).toBe(undefined)
  })

  it('whose search was hurried is decided again with as little thought', async () => {
    const depot = new Depot(memoryStore(), hasty())
    const table = await depot.start(['human', 'dispatcher'])
    await depot.playToEnd(table)
    const hurried = await depot.call('games.export', { id: table.id })
    const used = hurried.actions.map(({ iterations }) => Number(iterations ?? 0))
    expect(used.filter((n) => n > 0).every((n) => n < 1000)).toBe(true)
    expect(await verify(playable(hurried), { thinker: inlineThinker() })).toMatchObject({
      seal: 'right',
      skipped: 0,
    })
  })

  it('of other opponents than today’s is checked but for their decisions', async () => {
    const meta = { ...record.meta, ai: AI_VERSION + 1 }
    expect(await outcome({ meta })).toMatchObject({ decisions: 0, skipped: expect.any(Number) as number })
  })
})

describe('a forged record', () => {
  it('with another seed does not fit its envelope', async () => {
    const result = await outcome({ seed: 'better' })
    expect(result.seal).toBe('wrong')
    expect(result.finding).toHaveProperty('computed', expect.stringMatching(/^[0-9a-f]{64}$/))
  })

  it('with another seed of a computer does not fit either', async () => {
    const seats = record.seats.map((seat) => (seat.seed === undefined ? seat : { ...seat, seed: 'mild' }))
    expect((await outcome({ seats })).seal).toBe('wrong')
  })

  it('with a decision of a computer changed is caught at that action', async () => {
    const at = record.actions.findIndex(({ seat, ...action }) => seat === 2 && action['do'] === 'build')
    expect(at).toBeGreaterThan(0)
    expect((await outcome({ actions: forged(at).slice(0, at + 1) })).finding).toMatchObject({
      fault: 'decision',
      at: at + 1,
      seat: 2,
    })
  })

  it('against the rules is refused naming the action', async () => {
    const actions = [record.actions[0]!, record.actions[0]!]
    await expect(outcome({ actions })).rejects.toThrow(/actions\[1\].*TC-/)
  })
})

/** Every key there is in a value. */
function allKeys(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...allKeys(part)])
}

/** Answers as a player does who always hurries the computers. */
function hasty() {
  const inner = inlineThinker()
  return {
    ...inner,
    think: (...asked: Parameters<typeof inner.think>) => {
      const thinking = inner.think(...asked)
      thinking.hurry()
      return thinking
    },
  }
}
