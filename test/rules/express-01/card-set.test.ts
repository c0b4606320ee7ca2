import { describe, expect, test } from 'vitest'
import data from '#shared/games/express-01/cards.json' with { type: 'json' }
import { boards } from '#shared/games/express-01/boards.ts'
import { SIDES } from '#shared/games/express-01/sides.ts'
import {
  CardSetError,
  deckSizes,
  loadCardSet,
  stationsByOwner,
  upgradesOf,
} from '../../../src-main/rules/express-01/card-set/load.ts'
import { express01, express01With } from '../../../src-main/rules/express-01/index.ts'
import { standardCatalogues, standardSet } from '../../../src-main/rules/express-01/card-set/catalogue.ts'

const { cards } = standardSet
const faultsOf = (change: (set: typeof data) => void): string[] => {
  const set = structuredClone(data)
  change(set)
  try {
    loadCardSet(set)
    return []
  } catch (error) {
    if (!(error instanceof CardSetError)) throw error
    return error.faults.map((f) => `${f.card ?? '-'} ${f.field}`)
  }
}
const edit = (number: string, change: (card: Record<string, unknown>) => void) => (set: typeof data) =>
  change(set.cards.find((card) => card.number === number) as unknown as Record<string, unknown>)

describe('the card set', () => {
  test('[E1-2] [E1-3] has the numbers and copies of the rulebook', () => {
    expect(Object.fromEntries(deckSizes(cards))).toEqual({
      'route-1': 24,
      'route-2': 25,
      'route-3': 36,
      'terminal-1': 10,
      'terminal-2': 6,
      'terminal-3': 2,
      'through-1': 12,
      'through-2': 16,
      'through-3': 5,
      'central-1': 6,
      'central-2': 6,
      'central-3': 1,
      'double-1': 3,
      'double-2': 8,
      'double-3': 6,
    })
  })

  test('[E1-15] every upgrade list equals what tracks, owners and towers allow', () => {
    for (const card of cards)
      expect([card.number, ...card.upgrades]).toEqual([card.number, ...upgradesOf(card, cards)])
  })

  test('[E1-15] every card before stage 3 has a successor', () => {
    expect(cards.filter((card) => card.stage < 3 && card.upgrades.length === 0)).toEqual([])
  })

  test('[E1-19] a card with a tower lists only cards with a tower', () => {
    const towered = new Set(cards.filter((card) => card.tower).map((card) => card.number))
    for (const card of cards) if (card.tower) expect(card.upgrades.filter((n) => !towered.has(n))).toEqual([])
  })

  test('[E1-24] every company has 2, 3 and 4 engines in the three route decks', () => {
    for (const stage of [1, 2, 3])
      for (const company of ['red', 'blue', 'green', 'yellow'])
        expect(cards.filter((c) => c.stage === stage && c.engine?.company === company)).toHaveLength(
          stage + 1,
        )
    expect(standardCatalogues.germany.company.filter((company) => company >= 0)).toHaveLength(36)
  })

  test('[E1-7] each company has as many stations as the others, give or take one', () => {
    for (const types of [
      ['terminal', 'through', 'central'],
      ['double', 'through'],
    ] as const) {
      const companies = stationsByOwner(cards, types).slice(0, 4)
      const middle = companies.reduce((a, b) => a + b) / 4
      expect(companies.every((n) => Math.abs(n - Math.round(middle)) <= 1)).toBe(true)
    }
  })

  test('[E1-20] spaces know their neighbours both ways', () => {
    for (const board of Object.values(boards))
      board.spaces.forEach((space, i) =>
        space.neighbours.forEach((n, side) => {
          if (n >= 0) expect(board.spaces[n]?.neighbours[(side + 3) % 6]).toBe(i)
        }),
      )
    expect(SIDES.map((side, i) => [side, SIDES[(i + 3) % 6]])).toContainEqual(['NE', 'SW'])
  })
})

describe('a card set from a file', () => {
  const cases: [string, (set: typeof data) => void, string[]][] = [
    ['is sound as it comes', () => undefined, []],
    ['misses a card', (set) => void set.cards.splice(0, 1), ['101 number', '- engines of red in route-1']],
    [
      'has one twice',
      (set) => void set.cards.push(set.cards[40] as never),
      [`${data.cards[40]?.number} number`],
    ],
    ['has a hairpin', edit('102', (c) => (c.tracks = [['NW', 'NE']])), ['102 tracks.0']],
    ['has a track to nowhere', edit('102', (c) => (c.tracks = [['NW', 'UP']])), ['102 tracks.0.1']],
    ['has a wrong stage', edit('121', (c) => (c.stage = 7)), ['121 stage']],
    ['has too few copies', edit('103', (c) => (c.copies = 2)), ['103 copies']],
    [
      'has a neutral station without +1',
      edit('409', (c) => (c.stations = [{ owner: 'neutral', bonus: false, sides: ['W'] }])),
      ['409 stations.0.bonus'],
    ],
    [
      'has a route with a station',
      edit('121', (c) => (c.stations = [{ owner: 'red', bonus: false, sides: ['W'] }])),
      ['121 stations'],
    ],
    [
      'lists a card that cannot lie there',
      edit('101', (c) => (c.upgrades as string[]).push('123')),
      ['101 upgrades'],
    ],
    ['forgets a card that fits', edit('101', (c) => (c.upgrades as string[]).pop()), ['101 upgrades']],
    ['has a misspelt field', edit('101', (c) => (c.trakcs = [])), ['101 card']],
  ]
  test.each(cases)('%s', (_, change, expected) => {
    const faults = faultsOf(change)
    expect(faults.map((fault) => fault.replace(/^(\d+) file$/, '$1 card'))).toEqual(expected)
  })

  test.each([null, 7, 'cards', [], {}, { name: 'x', cards: 'none' }])('%j is no card set', (input) => {
    expect(() => loadCardSet(input)).toThrow(CardSetError)
  })
})

test('a card set that was loaded is played by the same rules', () => {
  const own = express01With(loadCardSet(structuredClone(data)))
  const options = { board: 'usa', length: 'short', blackEngineShare: 'any-payment' } as const
  const setup = { options, seats: 3, seed: 'own cards' }
  expect(own.view(own.setup(setup), 'all')).toEqual(express01.view(express01.setup(setup), 'all'))
})

test('[E1-5] bids rank by the number on the card, in whatever order a card set lists its cards', () => {
  const set = structuredClone(data)
  set.cards.reverse()
  const own = express01With(loadCardSet(set))
  const options = { board: 'germany', length: 'short', blackEngineShare: 'any-payment' } as const
  const state = own.setup({ options, seats: 3, seed: 'reversed' })
  const bids = [0, 1, 2].map((seat) => (own.view(state, seat).seats[seat]!.hand as string[])[0]!)
  bids.forEach((card, seat) => own.play(state, seat, { do: 'bid', card }))
  const ranked = [0, 1, 2].sort((a, b) => Number(bids[b]) - Number(bids[a]))
  expect(ranked.map((seat) => own.view(state, 'public').seats[seat]!.turnCard)).toEqual([1, 2, 3])
})
