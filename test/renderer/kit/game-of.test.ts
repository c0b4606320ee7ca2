import { describe, expect, it } from 'vitest'
import type { TableState } from '../../../src-shared/contract/table.ts'
import { gameOf } from '../../../src-renderer/kit/game-of.ts'
import type { Say } from '../../../src-renderer/kit/log.ts'
import { namesOf } from '../../../src-renderer/kit/names.ts'
import { useSouth } from '../../../src-renderer/kit/seats.ts'

const say: Say = (key, params = {}) => [key, ...Object.values(params)].join(' ')
const seats = [
  { name: 'Ada', kind: 'human', livery: 'plum' },
  { name: 'Bruno', kind: 'conductor', livery: 'teal' },
] satisfies TableState['seats']
const names = namesOf({ seats }, 'You', 'en')
interface Types {
  readonly view: { readonly phase: string; readonly round: number }
  readonly action: { readonly do: string }
  readonly event: { readonly what: string }
  readonly sheet: object
}
const game = gameOf<Types>('toy', { card: (_say, card) => `card ${card}` })
const tableOf = (parts: Partial<TableState>): TableState =>
  ({ seats, view: { round: 1 }, log: [], viewer: 'public', ...parts }) as TableState

describe('the words of a game', () => {
  it('calls seats by name, cards by what the game calls them, and leaves numbers alone', () => {
    const params = { seat: 1, card: '7', n: 3 }
    expect(game.refusalWord(say, names, { rule: 'X-1', why: 'full', params })).toBe(
      'refusals.full Bruno card 7 3',
    )
    expect(game.reasonWord(say, names, { kind: 'gain', why: 'builds', params: { seat: 0 } })).toBe(
      'reasons.builds You',
    )
    expect(game.refusalWord(say, names, { rule: 'X-1', why: 'closed' })).toBe('refusals.closed')
  })
})

describe('the data of a game', () => {
  it('shows the last view with all cards open once there is one', () => {
    expect(game.finalViewOf(tableOf({ finalView: { round: 9 } })).round).toBe(9)
    expect(game.finalViewOf(tableOf({})).round).toBe(1)
  })
  it('lists no actions where nobody decides here', () => {
    expect(game.actionsOf(tableOf({}))).toEqual([])
    const legal = { seat: 0, since: 0, complete: true, actions: [{ do: 'pass' }] }
    expect(game.actionsOf(tableOf({ legal }))).toEqual([{ do: 'pass' }])
  })
  it('reads the events of a log in their order', () => {
    const log = [
      { at: 1, seat: 0, events: [{ what: 'built' }] },
      { at: 2, seat: 1, events: [{ what: 'drew' }, { what: 'ended' }] },
    ]
    expect(game.eventsOf(log).map(({ what }) => what)).toEqual(['built', 'drew', 'ended'])
  })
})

describe('the seat drawn nearest', () => {
  const south = (parts: Partial<TableState>): number => useSouth(() => tableOf(parts)).value
  it('is the seat that decides before everybody, else the viewer, else the first person', () => {
    const legal = { seat: 1, since: 0, complete: true, actions: [] }
    expect(south({ legal, viewer: 'public' })).toBe(1)
    expect(south({ viewer: 1 })).toBe(1)
    expect(south({ viewer: 'public' })).toBe(0)
  })
})
