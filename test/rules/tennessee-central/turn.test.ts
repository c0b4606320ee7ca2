import { describe, expect, test } from 'vitest'
import { Table, THREE, TWO } from './table.ts'

describe('build', () => {
  test('[TC-7] a track goes on top of its suit, whatever the ranks', () => {
    const table = new Table(TWO).build(0, 'S4').build(1, 'D2').build(0, 'S2')
    expect(table.view('public').stacks.S).toEqual(['SA', 'S4', 'S2'])
    expect(table.view('public').values).toEqual({ S: 2, H: 1, D: 2, C: 1 })
  })

  test('[TC-7] a track that is not in hand cannot be built', () => {
    expect(new Table(TWO).why(0, { do: 'build', card: 'D2' })).toEqual(['TC-7 trackNotInHand'])
  })

  test('[TC-6] turns go clockwise, and nobody plays out of turn', () => {
    const table = new Table(THREE)
    expect(table.why(0, { do: 'build', card: 'S2' })).toEqual(['TC-6 notYourTurn'])
    expect(table.why(0, { do: 'build', card: 'D2' })).toEqual(['TC-6 notYourTurn', 'TC-7 trackNotInHand'])
    const turns = [table.deciders()]
    for (const [seat, card] of [
      [1, 'D2'],
      [2, 'D5'],
      [0, 'S2'],
    ] as const) {
      turns.push(table.build(seat, card).deciders())
    }
    expect(turns).toEqual([[1], [2], [0], [1]])
  })
})

describe('invest', () => {
  test('[TC-8] the top card of the deck joins the hand, and the turn ends', () => {
    const table = new Table(TWO).invest(0)
    expect(table.view(0).seats[0]!.hand).toContain('S5')
    expect(table.view().deck.left).toBe(27)
    expect(table.deciders()).toEqual([1])
    expect(table.events).toEqual([{ what: 'drew', seat: 0, last: false, card: 'S5' }])
  })

  test('[TC-9] a seat without tracks must invest', () => {
    const table = new Table(TWO)
    for (const [mine, theirs] of [
      ['S2', 'D2'],
      ['S3', 'D3'],
      ['S4', 'D4'],
      ['H2', 'C2'],
      ['H3', 'C3'],
    ] as const) {
      table.build(0, mine).build(1, theirs)
    }
    expect(table.legal(0)).toEqual([{ do: 'invest' }])
    expect(table.why(0, { do: 'build', card: 'S2' })).toEqual(['TC-9 mustInvest', 'TC-7 trackNotInHand'])
  })

  test('[TC-9] a seat with tracks is free to build any of them or to invest', () => {
    expect(new Table(TWO).legal(0)).toEqual([
      { do: 'build', card: 'S2' },
      { do: 'build', card: 'S3' },
      { do: 'build', card: 'S4' },
      { do: 'build', card: 'H2' },
      { do: 'build', card: 'H3' },
      { do: 'invest' },
    ])
  })

  test('[TC-9] shares are never played on a turn, and no locomotive is there to place', () => {
    const table = new Table(TWO)
    expect(table.why(0, { do: 'reveal', card: 'SJ' })).toEqual(['TC-9 sharesAtDividends'])
    expect(table.why(0, { do: 'pass', card: 'SJ' })).toEqual(['TC-14 passAtSecond'])
    expect(table.why(0, { do: 'locomotive', suit: 'S' })).toEqual(['TC-10 noLocomotive'])
  })

  test('[TC-1] a seat that is not at the table is refused', () => {
    expect(new Table(TWO).why(2, { do: 'invest' })).toEqual(['TC-1 noSuchSeat'])
    expect(new Table(TWO).why(0.5, { do: 'invest' })).toEqual(['TC-1 noSuchSeat'])
  })
})

describe('preview', () => {
  test('[TC-11] shows what the stacks would pay, and changes nothing', () => {
    const table = new Table(TWO)
    const before = JSON.stringify(table.state)
    expect(table.preview(0, { do: 'build', card: 'S4' })).toEqual({
      refusals: [],
      values: { values: { S: 4, H: 1, D: 1, C: 1 } },
    })
    expect(table.preview(0, { do: 'invest' }).values).toEqual({ values: { S: 1, H: 1, D: 1, C: 1 } })
    expect(table.preview(0, { do: 'build', card: 'D4' }).refusals).toHaveLength(1)
    expect(JSON.stringify(table.state)).toBe(before)
  })

  test('[TC-10] of a share tells what it pays now', () => {
    const table = new Table(TWO).investAll().place(0, 'S')
    expect(table.preview(0, { do: 'reveal', card: 'SJ' })).toMatchObject({ refusals: [], values: { pay: 2 } })
  })
})
