import { describe, expect, test } from 'vitest'
import { playAll, position, viewOf } from './position.ts'

const state = position({
  board: { '013': '601', '014': '501' },
  hands: [['201', '202'], ['203', '204'], ['205']],
  shares: [['101a'], ['105a'], []],
  tops: { 'route-2': ['144', '145'] },
  phase: 'bonus',
})

describe('what a seat knows', () => {
  test('[E1-38] its own hand, and of the others only the sizes', () => {
    const view = viewOf(state, 0)
    expect(view.seats.map((seat) => seat.hand)).toEqual([['201', '202'], { cards: 2 }, { cards: 1 }])
    expect(viewOf(state).seats.map((seat) => seat.hand)).toEqual([{ cards: 2 }, { cards: 2 }, { cards: 1 }])
    expect(viewOf(state, 'all').seats[2]?.hand).toEqual(['205'])
  })

  test('[E1-38] cards it saw another seat take, until they leave that hand', () => {
    const open = position({
      board: { '013': '601', '014': '501' },
      hands: [['121', '144'], [], []],
      shares: [['101a'], ['105a'], []],
      phase: 'expand',
    })
    const laid = playAll(open, [
      { do: 'pay', card: '144' },
      { do: 'upgrade', space: '015', card: '101b', turned: false },
      { do: 'done' },
      { do: 'done' },
      { do: 'pair', pair: 'CD' },
      {
        do: 'bonus',
        company: 'red',
        route: [
          { space: '013', stations: [0] },
          { space: '014', stations: [0] },
        ],
      },
      { do: 'take', deck: 'route-2' },
    ])
    expect(viewOf(laid, 0).seats[1]?.known).toEqual(['144'])
    expect(viewOf(laid, 2).seats[1]?.known).toEqual(['144'])
  })

  test('[E1-7] base cards by kind, whose pairs its capital counts', () => {
    const kinds = (bases: string[]) => viewOf(position({ bases: [bases, [], []] })).seats[0]
    expect(kinds(['001', '003', '002', '051'])).toMatchObject({
      baseKinds: { route: 2, station: 2 },
      capital: { pairs: 2 },
    })
    const seat = kinds(['001', '003'])
    expect(seat?.capital.pairs).toBe(0)
    expect(Object.values(seat?.baseKinds ?? {}).sort()).toEqual([0, 2])
  })

  test('[E1-38] the known tops of the decks, never the order below', () => {
    const view = viewOf(state, 1)
    expect(view.decks.every((deck) => deck.top.length === 0 && deck.order === undefined)).toBe(true)
    expect(JSON.stringify(view)).not.toContain('"order":')
    expect(
      viewOf(state, 'all')
        .decks.find((deck) => deck.name === 'route-2')
        ?.order?.slice(0, 2),
    ).toEqual(['144', '145'])
  })
})
