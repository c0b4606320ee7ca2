import { describe, expect, test } from 'vitest'
import type { CardCode } from '#shared/games/tennessee-central/cards.ts'
import { tennesseeCentral as game } from '../../../src-main/rules/tennessee-central/index.ts'
import { THREE, TWO } from './table.ts'

const options = { locomotive: 'top' } as const
const deal = (seats: number, seed: string) => game.setup({ options, seats, seed })
const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`)
const isShare = (card: CardCode) => /[JQK]$/.test(card)
const handOf = (state: ReturnType<typeof deal>, seat: number) =>
  game.view(state, seat).seats[seat]!.hand as readonly CardCode[]

describe('cards', () => {
  test('[TC-1] 54 cards: per suit three shares, an ace and nine tracks, and two locomotives', () => {
    const cards = game.cards(deal(3, 'a'))
    const suits = ['S', 'H', 'D', 'C']
    const expected = suits.flatMap((s) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => s + rank))
    expect(cards).toEqual([...expected, 'L', 'L'].sort())
  })

  test.each([1, 5, 2.5])('[TC-1] %s seats cannot play', (seats) => {
    expect(() => deal(seats, 'a')).toThrow(RangeError)
  })
})

describe('set-up', () => {
  test.each([2, 3, 4])('[TC-2] [TC-4] %s seats: each hand is 3 shares and 5 tracks', (seats) => {
    const state = deal(seats, 'hands')
    for (let seat = 0; seat < seats; seat++) {
      expect(handOf(state, seat).filter(isShare)).toHaveLength(3)
      expect(handOf(state, seat).filter((card) => !isShare(card))).toHaveLength(5)
    }
  })

  test.each([2, 3, 4])('[TC-2] %s seats: the shares not dealt leave the game unseen', (seats) => {
    const state = deal(seats, 'removed')
    expect(game.view(state, 0).removed).toBe(12 - 3 * seats)
    expect(game.view(state, 'all').removed).toHaveLength(12 - 3 * seats)
  })

  test('[TC-3] the four aces are the bottoms of the stacks', () => {
    expect(game.view(deal(2, 'a'), 'public').stacks).toEqual({ S: ['SA'], H: ['HA'], D: ['DA'], C: ['CA'] })
  })

  test.each([
    [2, [6, 6, 5, 6, 5]],
    [3, [3, 6, 4, 6, 4]],
    [4, [2, 6, 2, 6, 2]],
  ])(
    '[TC-5] %s seats: the deck is in parts of %j, the second and fourth with a locomotive',
    (seats, sizes) => {
      for (const seed of seeds) {
        const { order, parts } = game.view(deal(seats, seed), 'all').deck
        expect(parts.map(({ size }) => size)).toEqual(sizes)
        let from = 0
        const engines = sizes.map(
          (size) => order!.slice(from, (from += size)).filter((c) => c === 'L').length,
        )
        expect(engines).toEqual([0, 1, 0, 1, 0])
      }
    },
  )

  test('[TC-5] a locomotive comes up at each of the six places of its part', () => {
    const places = seeds.map((seed) => game.view(deal(4, seed), 'all').deck.order!.indexOf('L'))
    expect([...new Set(places)].sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7])
  })

  test('[TC-6] the seed draws the start player; every seat comes up', () => {
    expect(new Set(seeds.map((seed) => deal(4, seed).start))).toEqual(new Set([0, 1, 2, 3]))
    expect(game.deciders(deal(4, 'a'))).toEqual([deal(4, 'a').start])
  })

  test('the same seed deals the same game, another seed another', () => {
    expect(deal(3, 'a')).toEqual(deal(3, 'a'))
    expect(deal(3, 'a')).not.toEqual(deal(3, 'b'))
  })
})

describe('a deal typed in', () => {
  const setup = (change: object, seats = 2) =>
    game.setup({ options, seats, seed: '', deal: { ...TWO, ...change } })

  test('[TC-2] fixes hands, deck and start player; the shares not dealt are the removed ones', () => {
    const view = game.view(game.setup({ options, seats: 3, seed: 'any', deal: THREE }), 'all')
    expect(view.seats.map(({ hand }) => [...(hand as CardCode[])].sort())).toEqual(
      THREE.hands.map((hand) => [...hand].sort()),
    )
    expect(view.deck.order).toEqual(THREE.deck)
    expect(view.start).toBe(1)
    expect(view.removed).toEqual(['DQ', 'DK', 'CK'])
  })

  const swap = (i: number, j: number) => {
    const deck = [...TWO.deck]
    const held = deck[i]!
    deck[i] = deck[j]!
    deck[j] = held
    return deck
  }
  test.each([
    ['deal.start', 'a seat that is not there', { start: 2 }],
    ['deal.hands', 'a hand too few', { hands: [TWO.hands[0]] }],
    ['deal.hands[1]', 'a card twice', { hands: [TWO.hands[0], ['SJ', ...TWO.hands[1]!.slice(1)]] }],
    [
      'deal.hands[0]',
      'four shares',
      { hands: [['SJ', 'HJ', 'DJ', 'CK', 'S3', 'S4', 'H2', 'H3'], TWO.hands[1]] },
    ],
    ['deal.hands[0]', 'a locomotive in hand', { hands: [['L', ...TWO.hands[0]!.slice(1)], TWO.hands[1]] }],
    ['deal.deck', 'a card missing', { deck: TWO.deck.slice(1) }],
    ['deal.deck[0]', 'a card twice', { deck: ['S2', ...TWO.deck.slice(1)] }],
    ['deal.deck[0]', 'a share in the deck', { deck: ['CK', ...TWO.deck.slice(1)] }],
    ['deal.deck', 'the first locomotive too early', { deck: swap(5, 6) }],
    ['deal.deck', 'the second locomotive too late', { deck: swap(17, 23) }],
    ['deal.deck', 'one locomotive twice in a part', { deck: swap(8, 17) }],
  ])('[TC-5] refused at %s: %s', (where, _what, change) => {
    expect(() => setup(change)).toThrow(expect.objectContaining({ name: 'DealError', where }) as Error)
  })
})
