import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameRecord } from '#shared/record.ts'
import { RULES } from '../support/games.ts'
import { MAX_BYTES } from '../../src-main/rules/json.ts'
import { gameAction, parseRecord, playable, replay } from '../../src-main/rules/record.ts'
import { playRandomGame } from './battery/random-game.ts'
import { TWO } from './tennessee-central/table.ts'

const RECORD = {
  format: 1,
  game: 'tennessee-central',
  rules: 1,
  options: { locomotive: 'top' },
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Ben', kind: 'human' },
  ],
  seed: 'any text',
  deal: TWO,
  actions: [
    { seat: 0, do: 'build', card: 'S2' },
    { seat: 1, do: 'invest' },
  ],
}
const text = (change: object = {}) => JSON.stringify({ ...RECORD, ...change })
const where = (input: string): string => {
  try {
    replay(parseRecord(input))
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
  return 'accepted'
}

describe('a record', () => {
  test('is read and replayed to any point', () => {
    const record = parseRecord(text())
    expect(record.record).toEqual(RECORD)
    const turn = (at?: number) => (replay(record, at).state as { turns: number }).turns
    expect([turn(0), turn(1), turn(2), turn()]).toEqual([0, 1, 2, 2])
    expect(() => replay(record, 3)).toThrow('no state after 3')
  })

  test('options left out take their default', () => {
    expect(parseRecord(text({ options: {} })).record.options).toEqual({ locomotive: 'top' })
  })

  test('notes on an action are kept and are not part of the game', () => {
    const noted = { seat: 0, do: 'build', card: 'S2', ms: 1200, hints: 1, takebacks: 2, iterations: 50 }
    const { record, moves } = parseRecord(text({ actions: [noted] }))
    expect(record.actions[0]).toEqual(noted)
    expect(gameAction(record.actions[0]!)).toEqual({ do: 'build', card: 'S2' })
    expect(moves).toEqual([{ do: 'build', card: 'S2' }])
  })

  test.each(RULES.map(({ info }) => info.id))(
    '%s: writing and reading any game gives it back',
    (id) => {
      const game = RULES.find(({ info }) => info.id === id)!
      fc.assert(
        fc.property(fc.string({ maxLength: 50 }), (seed) => {
          const { record, state } = playRandomGame(game, seed)
          const again = parseRecord(JSON.stringify(record))
          expect(again.record).toEqual(record)
          expect(replay(again).state).toEqual(state)
        }),
        { numRuns: 2 },
      )
    },
    30_000,
  )
})

describe('fresh luck', () => {
  const { record: base } = parseRecord(text())
  const deck = (record: GameRecord) => {
    const { game, state } = replay(playable(record))
    return (game.view(state, 'all') as { deck: { order: string[] } }).deck.order
  }

  test('after N actions the deck is another, the same for the same seed, hands are kept', () => {
    const fresh = { ...base, reseed: { at: 2, seed: 'luck' } }
    expect(deck(fresh)).not.toEqual(deck(base))
    expect(deck(fresh)).toEqual(deck({ ...base, reseed: { at: 2, seed: 'luck' } }))
    expect([...deck(fresh)].sort()).toEqual([...deck(base)].sort())
    expect(deck({ ...base, reseed: { at: 1, seed: 'luck' } })).not.toEqual(deck(base))
    const { game, state } = replay(playable(fresh))
    expect(game.view(state, 0)).toEqual(game.view(replay(playable(base)).state, 0))
  })

  test('[TC-5] each undrawn locomotive stays within its part of the deck', () => {
    const places = Array.from({ length: 200 }, (_, i) => {
      const order = deck({ ...base, reseed: { at: 2, seed: `${i}` } })
      return [order.indexOf('L'), order.lastIndexOf('L')] as const
    })
    const range = (of: number[]) => [Math.min(...of), Math.max(...of)]
    expect(range(places.map(([first]) => first))).toEqual([5, 10])
    expect(range(places.map(([, last]) => last))).toEqual([16, 21])
  })
})

describe('a record that is refused', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  test.each<[string, string, string]>([
    ['nothing', '', 'not JSON'],
    ['foreign', '{"pgn":"1. e4"}', 'InputError: format:'],
    ['a list', '[]', 'InputError'],
    ['truncated', text().slice(0, 200), 'not JSON'],
    ['oversized', `"${'x'.repeat(MAX_BYTES)}"`, 'longer than 4 MiB'],
    [
      'deeply nested',
      text({ options: 0 }).replace('"options":0', `"options":${deep(5000)}`),
      'nested deeper than 20 levels',
    ],
    ['brackets in a text are not nesting', JSON.stringify('[{'.repeat(50)), 'InputError: Invalid'],
    ['half a text, all escapes', `"${'\\\\"'.repeat(1_000_000)}`, 'not JSON'],
    ['nested to the last bracket', deep(1_000_000), 'nested deeper than 20 levels'],
    ['another format', text({ format: 2 }), 'format:'],
    ['an unknown game', text({ game: 'chess' }), 'game: there is no game "chess"'],
    ['the name of a prototype', text({ game: 'constructor' }), 'game: there is no game'],
    ['newer rules', text({ rules: 99 }), 'rules: made by newer rules'],
    ['an unknown option', text({ options: { locomotive: 'top', wind: 1 } }), 'options.wind: '],
    ['an unknown value', text({ options: { locomotive: 'under' } }), 'options.locomotive: '],
    ['an unknown field', text({ winner: 0 }), 'winner'],
    ['one seat', text({ seats: RECORD.seats.slice(1) }), 'seats: 1 seats; the game takes 2 to 4'],
    [
      'an unknown kind of seat',
      text({ seats: [{ name: 'A', kind: 'god' }, RECORD.seats[1]] }),
      'seats[0].kind: ',
    ],
    ['a seat that is not there', text({ actions: [{ seat: 2, do: 'invest' }] }), 'actions[0].seat: '],
    ['an unknown action', text({ actions: [{ seat: 0, do: 'fly' }] }), 'actions[0].do: '],
    ['an unknown card', text({ actions: [{ seat: 0, do: 'build', card: 'S11' }] }), 'actions[0].card: '],
    ['an extra field of an action', text({ actions: [{ seat: 0, do: 'invest', x: 1 }] }), 'actions[0].x: '],
    ['a note out of range', text({ actions: [{ seat: 0, do: 'invest', ms: -1 }] }), 'actions[0].ms: '],
    ['a deal of other cards', text({ deal: { ...TWO, deck: TWO.deck.slice(1) } }), 'deal.deck: 27 cards'],
    ['a deal out of shape', text({ deal: { start: 0 } }), 'deal.hands: '],
    ['fresh luck beyond the end', text({ reseed: { at: 3, seed: 'x' } }), 'reseed.at: there are only 2'],
  ])('%s', (_name, input, message) => {
    expect(where(input)).toContain(message)
  })

  test('[TC-7] an illegal action: its number and rule are named', () => {
    const actions = [...RECORD.actions, { seat: 0, do: 'build', card: 'S2' }]
    expect(where(text({ actions }))).toBe(
      'InputError: actions[2]: action 3 is against TC-7: S2 is not in your hand.',
    )
  })

  test('[TC-6] the sentence names the seat whose turn it is', () => {
    expect(where(text({ actions: [{ seat: 1, do: 'invest' }] }))).toContain('TC-6: It is the turn of Ada.')
  })

  test.each(['__proto__', 'constructor', 'prototype'])('the key %s, wherever it stands', (key) => {
    const hostile = `{"${key}":{"polluted":true},`
    expect(where(text().replace('{', hostile))).toContain(`the key ${key} is not allowed`)
    expect(where(text().replace('"actions":[{', `"actions":[${hostile}`))).toContain('actions[0]')
    expect(where(text().replace('"options":{', `"options":${hostile}`))).toContain('options')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('any other text is refused with one error, never a crash', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (input) => {
        expect(where(input)).toMatch(/^InputError: /)
      }),
    )
  })

  test('startOf does not look at the actions', () => {
    const record = parseRecord(text({ actions: [{ seat: 1, do: 'invest' }] }))
    expect(record.start()).toBeDefined()
    expect(record.game.info.id).toBe('tennessee-central')
  })
})
