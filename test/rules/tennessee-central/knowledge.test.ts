import { describe, expect, test } from 'vitest'
import { Table, THREE, TWO } from './table.ts'

describe('what a seat knows', () => {
  test('[TC-20] its own hand; of the others how many shares and tracks', () => {
    const { seats } = new Table(THREE).view(1)
    expect(seats.map(({ hand }) => hand)).toEqual([
      { shares: 3, tracks: 5 },
      ['SQ', 'HQ', 'CJ', 'D2', 'D3', 'D4', 'C2', 'C3'],
      { shares: 3, tracks: 5 },
    ])
  })

  test('[TC-20] the public sees no hand, the all-seeing replay everything', () => {
    const table = new Table(THREE)
    expect(table.view('public').seats.every(({ hand }) => !Array.isArray(hand))).toBe(true)
    expect(table.view('public').deck).not.toHaveProperty('order')
    expect(table.view('all').seats.every(({ hand }) => Array.isArray(hand))).toBe(true)
    expect(table.view('all').deck.order).toEqual(THREE.deck)
  })

  test("[TC-20] a drawn track is its drawer's alone", () => {
    const table = new Table(TWO).invest(0)
    expect(table.view(1).moves).toEqual([{ seat: 0, do: 'invest', drew: 'track' }])
    expect(JSON.stringify(table.view(1))).not.toContain('S5')
    expect(table.view(0).seats[0]!.hand).toContain('S5')
  })

  test('[TC-20] in which part of the deck a locomotive can still be', () => {
    const table = new Table(TWO)
    const parts = () => table.view('public').deck.parts.map(({ left, locomotive }) => `${left} ${locomotive}`)
    expect(parts()).toEqual(['6 none', '6 ahead', '5 none', '6 ahead', '5 none'])
    table.investAll()
    expect(parts()).toEqual(['0 none', '5 found', '5 none', '6 ahead', '5 none'])
    table.place(0, 'S').reveal('SJ', 'SQ').investAll()
    expect(parts()).toEqual(['0 none', '0 found', '0 none', '5 found', '5 none'])
  })

  test("[TC-20] every public move in its order, and each stack's full content", () => {
    const table = new Table(THREE).build(1, 'D4').investAll()
    table.place(2, 'D').reveal('SJ', 'CJ', 'SK')
    const { moves, stacks } = table.view(0)
    expect(stacks.D).toEqual(['DA', 'D4', 'L'])
    expect(moves.slice(-7)).toEqual([
      { seat: 2, do: 'locomotive', suit: 'D' },
      { seat: 0, do: 'reveal', card: 'SJ', dividend: 1 },
      { seat: 1, do: 'reveal', card: 'CJ', dividend: 1 },
      { seat: 2, do: 'reveal', card: 'SK', dividend: 1 },
      { seat: 0, do: 'pass', card: 'SJ', dividend: 1 },
      { seat: 1, do: 'pass', card: 'CJ', dividend: 1 },
      { seat: 2, do: 'pass', card: 'SK', dividend: 1 },
    ])
  })
})
