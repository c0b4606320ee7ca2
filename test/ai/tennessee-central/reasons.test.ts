import { describe, expect, it } from 'vitest'
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { explain } from '../../../src-main/ai/tennessee-central/reasons.ts'
import { decide } from '../../../src-main/ai/decide.ts'
import type { Json } from '#shared/games/common.ts'
import { Table, THREE, TWO } from '../../rules/tennessee-central/table.ts'

const whys = (table: Table, seat: number, action: TennesseeAction) =>
  explain(table.view(seat), seat, action).reasons.map(({ kind, why, params }) => [kind, why, params])

describe('reasons in the game’s terms', () => {
  it('a build lifts the stack for the own shares, and keeps the higher card', () => {
    expect(whys(new Table(TWO), 0, { do: 'build', card: 'S3' })).toEqual([
      ['gain', 'raises', { suit: 'S', from: 1, to: 3, n: 1 }],
      ['gain', 'keepsHigher', { card: 'S4' }],
    ])
  })

  it('a build that nobody is known to profit from says so', () => {
    const table = new Table(TWO).build(0, 'S2')
    expect(whys(table, 1, { do: 'build', card: 'D3' })).toEqual([['note', 'nobodyYet', { suit: 'D', to: 3 }]])
  })

  it('shares that lie in front of others are named as a risk, and when the stack falls as a gain', () => {
    const table = new Table(THREE).investAll().place(1, 'S').reveal('SJ', 'SQ', 'SK')
    const { turn } = table.view()
    const lifted = whys(table, turn, { do: 'build', card: 'S5' })
    expect(lifted).toContainEqual(['risk', 'paysTheirs', { suit: 'S', n: 2 }])
  })

  it('a draw tells how often it is the locomotive and what the seat would be paid', () => {
    const table = new Table(TWO)
    expect(whys(table, 0, { do: 'invest' })).toEqual([
      ['gain', 'drawsTrack', {}],
      ['risk', 'costsCard', {}],
    ])
    table.investAll(6)
    const { turn } = table.view()
    expect(whys(table, turn, { do: 'invest' })[0]).toEqual([
      'gain',
      'mayBringDividend',
      { percent: 17, pay: 1 },
    ])
  })

  it('[TC-13] the share shown at the first dividend moves on to the next seat', () => {
    const table = new Table(TWO).investAll().place(0, 'S')
    expect(whys(table, 1, { do: 'reveal', card: 'HQ' })).toContainEqual([
      'risk',
      'movesOn',
      { card: 'HQ', seat: 0 },
    ])
  })

  it('[TC-11] a locomotive tells what its stack pays with it on top', () => {
    const table = new Table(TWO).investAll()
    const [first] = whys(table, 0, { do: 'locomotive', suit: 'S' })
    expect(first).toEqual(['gain', 'raises', { suit: 'S', from: 1, to: 2, n: 1 }])
  })

  it('[TC-11] a locomotive on a stack that falls names the own shares it hits, those in hand included', () => {
    const table = new Table(TWO).build(0, 'S4').investAll()
    const { turn } = table.view()
    // Each of the two holds one share of spades, and neither has shown it.
    expect(whys(table, turn, { do: 'locomotive', suit: 'S' })).toEqual([
      ['risk', 'lowersOwn', { suit: 'S', from: 4, to: 3, n: 1 }],
    ])
  })

  it('come with a hint, with a nudge that does not tell the move', () => {
    const table = new Table(TWO)
    const view = table.view(0) as unknown as Json
    const request = { game: 'tennessee-central', view, seat: 0, level: 'engineer', seed: 'h' } as const
    const now = () => 0
    expect(decide(request, { now })?.nudge).toBe(undefined)
    const decision = decide({ ...request, explain: true }, { now })
    expect(decision?.nudge?.why).toMatch(/^lookAt/)
    expect(decision?.candidates[0]?.reasons?.length).toBeGreaterThan(0)
    expect(decision?.candidates.slice(4).every(({ reasons }) => reasons === undefined)).toBe(true)
  })

  it('are refused to anybody but the viewer', () => {
    expect(() => explain(new Table(TWO).view(0), 1, { do: 'invest' })).toThrow('own view')
  })
})
