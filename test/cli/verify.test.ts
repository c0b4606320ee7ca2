import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameRecord } from '#shared/record.ts'
import { inlineThinker } from '../../src-main/ai/decide.ts'
import { Depot } from '../support/depot.ts'
import { memoryStore } from '../support/memory-store.ts'
import { cli, Folder } from './support.ts'

const folder = new Folder()
let record: GameRecord

beforeAll(async () => {
  const depot = new Depot(memoryStore(), inlineThinker())
  const table = await depot.start(['human', 'conductor'])
  await depot.playToEnd(table)
  record = await depot.call('games.export', { id: table.id })
})
afterAll(() => folder.remove())

const verified = (change: object, ...flags: string[]) =>
  cli('verify', folder.write('game.json', { ...record, ...change }), ...flags)

describe('verify', () => {
  test('tells of a genuine record what was checked', async () => {
    const { code, out, err } = await verified({})
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^tennessee-central, 2 seats, \d+ actions\nSeal: the envelope shown/)
    expect(out).toMatch(/Decisions of computers: \d\d made again, all equal\.\n$/)
  })

  test('with --json prints one line of counts', async () => {
    const decisions = record.actions.filter(({ seat }) => seat === 1).length
    expect(JSON.parse((await verified({}, '--json')).out)).toEqual({
      ...{ seal: 'right', actions: record.actions.length, decisions, stoodIn: 0, skipped: 0 },
    })
  })

  test('says so where there is no envelope', async () => {
    expect((await verified({ seal: undefined })).out).toContain('Seal: no envelope')
  })

  test.each([
    ['another seed', { seed: 'better' }, /game\.json: seal\.hash: the envelope shown before the game was/],
    ['a hash that is none', { seal: { hash: 'x', nonce: 'y' } }, /game\.json: seal\.hash: /],
    ['an unknown field', { luck: 7 }, /game\.json: .*luck/],
  ])('refuses %s with exit code 2 and one line', async (_, change, line) => {
    const { code, out, err } = await verified(change)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(line)
    expect(err.trimEnd()).not.toContain('\n')
  })

  test('names the first decision that is not the computer’s', async () => {
    const at = record.actions.findIndex(({ seat, ...action }) => seat === 1 && action['do'] === 'build')
    const actions = record.actions.slice(0, at).concat({ seat: 1, ms: 5, do: 'invest' })
    const { code, err } = await verified({ actions })
    expect(code).toBe(2)
    expect(err).toContain(`actions[${at}]: action ${at + 1} is not what Computer 2 (conductor) decides`)
    expect(err).toContain('recorded {"do":"invest"}, decided {"do":"build"')
  })

  test('needs a file', async () => {
    expect(await cli('verify')).toMatchObject({ code: 2, out: '' })
  })
})
