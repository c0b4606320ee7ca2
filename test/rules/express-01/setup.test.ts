import { describe, expect, test } from 'vitest'
import { boards } from '#shared/games/express-01/boards.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { DealError } from '../../../src-main/rules/game.ts'
import type { Express01Options } from '#shared/games/express-01/types.ts'
import { playAll, viewOf } from './position.ts'

const options: Express01Options = { board: 'germany', length: 'short', blackEngineShare: 'any-payment' }
const start = (seats: number, more: Partial<Express01Options> = {}, seed = 'start') =>
  express01.setup({ options: { ...options, ...more }, seats, seed })
const sizes = (state: ReturnType<typeof start>): Record<string, number> =>
  Object.fromEntries(viewOf(state).decks.map((deck) => [deck.name, deck.cards.length]))

describe('set-up', () => {
  test('[E1-1] two to four seats, both boards and lengths; turn cards 1 to n', () => {
    for (const seats of [2, 3, 4]) {
      let state = start(seats, { board: seats === 3 ? 'usa' : 'germany', length: 'long' })
      for (let seat = 0; seat < seats; seat++) {
        const [card] = viewOf(state, seat).seats[seat]?.hand as string[]
        state = playAll(state, [{ do: 'bid', card: card as string, by: seat }])
      }
      const cards = viewOf(state).seats.map((seat) => seat.turnCard)
      expect([...cards].sort()).toEqual([1, 2, 3, 4].slice(0, seats))
    }
    expect([express01.info.minSeats, express01.info.maxSeats]).toEqual([2, 4])
  })

  test('[E1-2] Germany: 35 spaces, 149 upgrade cards in 12 decks', () => {
    const state = start(2)
    expect(boards.germany.spaces.map((s) => s.code)).toEqual(
      Array.from({ length: 35 }, (_, i) => String(i + 1).padStart(3, '0')),
    )
    expect(express01.cards(state)).toHaveLength(149)
    expect(sizes(state)).toEqual({
      'route-1': 24,
      'route-2': 25,
      'route-3': 36 - 12,
      'terminal-1': 10,
      'terminal-2': 6,
      'terminal-3': 2,
      'through-1': 12,
      'through-2': 16,
      'through-3': 5,
      'central-1': 6,
      'central-2': 6,
      'central-3': 1,
    })
  })

  test('[E1-3] USA: 30 spaces, double stations for terminals and centrals, 9 decks', () => {
    const state = start(2, { board: 'usa' })
    expect(boards.usa.spaces.map((s) => s.code)).toEqual(
      Array.from({ length: 30 }, (_, i) => String(i + 51).padStart(3, '0')),
    )
    expect(sizes(state)).toEqual({
      'route-1': 24,
      'route-2': 25,
      'route-3': 24,
      'through-1': 12,
      'through-2': 16,
      'through-3': 5,
      'double-1': 3,
      'double-2': 8,
      'double-3': 6,
    })
  })

  test('[E1-4] every seat is dealt six cards of the third route deck; the decks are shuffled', () => {
    const state = start(4)
    for (let seat = 0; seat < 4; seat++) {
      const hand = viewOf(state, seat).seats[seat]?.hand as string[]
      expect(hand).toHaveLength(6)
      expect(hand.every((code) => code.startsWith('2'))).toBe(true)
    }
    const order = (seed: string) => viewOf(start(4, {}, seed), 'all').decks.map((deck) => deck.order)
    expect(order('a')).toEqual(order('a'))
    expect(order('a')).not.toEqual(order('b'))
  })

  test('[E1-5] the highest card bid in secret gets turn card 1, and the cards return to the hands', () => {
    const bid = (seat: number, state: ReturnType<typeof start>, best: boolean) => {
      const hand = [...(viewOf(state, seat).seats[seat]?.hand as string[])].sort()
      return { do: 'bid', card: (best ? hand.at(-1) : hand[0]) as string, by: seat } as const
    }
    const first = start(3)
    const bids = [bid(0, first, false), bid(1, first, true), bid(2, first, false)]
    const two = playAll(first, [bids[2]!, bids[0]!])
    expect(express01.deciders(two)).toEqual([1])
    expect(viewOf(two, 1).seats.map((seat) => [seat.chosen, seat.bid])).toEqual([
      [true, undefined],
      [false, undefined],
      [true, undefined],
    ])
    expect(viewOf(two, 0).seats[0]?.bid).toBe(bids[0]?.card)
    const open = viewOf(playAll(two, [bids[1]!]))
    const ranked = [0, 1, 2].sort((a, b) => Number(bids[b]?.card) - Number(bids[a]?.card))
    expect(ranked.map((seat) => open.seats[seat]?.turnCard)).toEqual([1, 2, 3])
    expect(open.seats.map((seat) => seat.hand)).toEqual([{ cards: 6 }, { cards: 6 }, { cards: 6 }])
    expect(open.seats.map((seat) => seat.known)).toEqual(bids.map((b) => [b.card]))
    expect(open.turn).toBe(ranked[0])
  })

  test('[E1-4] a deal fixes hands and decks, and is refused when it could not be', () => {
    const hands = [
      ['201', '202', '203', '204', '205', '206'],
      ['207', '208', '209', '210', '211', '212'],
    ]
    const deal = (more: object) => ({ options, seats: 2, seed: 'x', deal: { hands, decks: {}, ...more } })
    const state = express01.setup(deal({ decks: { 'central-3': ['665'], 'terminal-3': ['462', '461'] } }))
    expect(viewOf(state, 0).seats[0]?.hand).toEqual(hands[0])
    expect(viewOf(state, 'all').decks.find((d) => d.name === 'terminal-3')?.order).toEqual(['462', '461'])
    const wrong: [object, string][] = [
      [{ hands: [hands[0]] }, 'deal.hands'],
      [{ hands: [hands[0], hands[0]] }, 'deal.hands.1'],
      [{ hands: [hands[0], ['101a', '208', '209', '210', '211', '212']] }, 'deal.hands.1'],
      [{ decks: { 'double-1': ['301'] } }, 'deal.decks.double-1'],
      [{ decks: { 'terminal-3': ['462'] } }, 'deal.decks.terminal-3'],
      [{ decks: { 'route-3': ['201'] } }, 'deal.decks.route-3'],
    ]
    for (const [more, where] of wrong)
      expect(() => express01.setup(deal(more))).toThrowError(
        expect.objectContaining({ where, name: DealError.name }) as Error,
      )
  })
})
