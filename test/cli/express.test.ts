import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { cli, Folder } from './support.ts'

const folder = new Folder()
afterAll(() => folder.remove())

const score = async (layout: object) => {
  const { code, out, err } = await cli(
    'score',
    folder.write('layout.json', { game: 'express', layout }),
    '--json',
  )
  return code === 0 ? (JSON.parse(out) as Record<string, unknown>) : err
}

describe('score of Express', () => {
  test('[EX-40] the worked layout', async () => {
    const trains = [{ engine: 'loco', cars: ['coal', 'coal', 'wild', 'box'] }]
    expect(await score({ trains, wayCars: ['boom'], hand: ['auto'], wentOut: false })).toEqual({
      trains: [{ legal: true, points: 4, reading: ['coal', 'coal', 'transition', 'box'] }],
      ...{ wayCars: 5, hand: -5, wentOut: 0, total: 4 },
    })
  })

  test('[EX-17] an illegal train scores nothing and names its rule', async () => {
    const trains = [
      { engine: 'loco', cars: ['coal', 'caboose'] },
      { engine: 'diesel', cars: ['mail', 'coach', 'dome', 'sleeper', 'observation'] },
    ]
    expect(await score({ trains, wentOut: true })).toMatchObject({
      trains: [
        { legal: false, points: 0, rule: 'EX-17' },
        { legal: true, points: 24 },
      ],
      ...{ hand: 0, wentOut: 10, total: 34 },
    })
  })

  test('a layout out of shape is told by its field', async () => {
    expect(await score({ trains: [{ engine: 'steam', cars: [] }] })).toContain('layout.trains[0].engine')
    expect(await score({ hand: ['joker'] })).toContain('layout.hand[0]')
  })

  test('as a table', async () => {
    const layout = { trains: [{ engine: 'loco', cars: ['tank', 'tank', 'caboose'] }] }
    const { out } = await cli('score', folder.write('layout.json', { game: 'express', layout }))
    expect(out).toMatch(/train 1 +2 +tank tank caboose/)
    expect(out).toMatch(/total +2/)
  })
})

describe('replay of Express', () => {
  const fixture = new URL('../fixtures/records/express-4-seats-partners-hands.json', import.meta.url)
  const { record } = JSON.parse(readFileSync(fixture, 'utf8')) as {
    record: { actions: { seat: number }[]; seats: object[] }
  }
  const file = folder.write('record.json', record)
  const replay = async (...args: string[]) => cli('replay', file, ...args)

  test('views, legal actions and verdicts at any point', async () => {
    const action = folder.write('action.json', { seat: record.actions[0]!.seat, do: 'draw', from: 'discard' })
    const { out } = await replay('--at', '0', '--viewer', 'public', '--legal', '--check', action, '--json')
    expect(JSON.parse(out)).toMatchObject({
      at: 0,
      view: { deck: { left: 100 }, seats: Array(4).fill({ hand: { cards: 8 } }) },
      legal: [{ do: 'draw', from: 'deck' }],
      legalComplete: true,
      check: { rule: 'EX-3', text: 'There is no discard to draw.' },
    })
  })

  test('as tables', async () => {
    const { out } = await replay('--at', '60', '--viewer', '0')
    expect(out).toContain('Seat 1 and Seat 3')
    expect(out).toContain('Disaster slot: 11, last derailment.')
  })

  test('an illegal action is told by its number and rule', async () => {
    const actions = [{ seat: record.actions[0]!.seat, do: 'draw', from: 'discard' }]
    const { code, err } = await cli('replay', folder.write('illegal.json', { ...record, actions }))
    expect(code).toBe(2)
    expect(err).toMatch(/action 1 .*EX-3/)
  })

  test('[EX-2] partners with three seats are refused', async () => {
    const seats = record.seats.slice(1)
    const { code, err } = await cli('replay', folder.write('three.json', { ...record, seats, actions: [] }))
    expect(code).toBe(2)
    expect(err).toContain('seats: 3 seats; with these options the game takes 4 or 6')
  })
})
