import { describe, expect, test } from 'vitest'
import { Table, THREE, TWO } from './table.ts'

/** Three seats; seat 1 has drawn the first locomotive, nothing is built. */
const firstDrawn = () => new Table(THREE).investAll()
/** Seat 2 has drawn the second. In front: SK, SJ, CJ. */
const secondDrawn = () => firstDrawn().place(1, 'S').reveal('SJ', 'CJ', 'SK').investAll()
/** Seat 2 has drawn the last card. In front: HJ CJ, SJ SK, HK HQ. */
const lastDrawn = () =>
  secondDrawn().place(2, 'H').reveal('HJ', 'HQ', 'HK').pass('SK', 'HQ', 'CJ').investAll()

describe('a locomotive', () => {
  test('[TC-10] is placed by its drawer, on any stack, before anything else', () => {
    const table = firstDrawn()
    expect(table.deciders()).toEqual([1])
    expect(table.legal(1)).toEqual(['S', 'H', 'D', 'C'].map((suit) => ({ do: 'locomotive', suit })))
    expect(table.why(0, { do: 'locomotive', suit: 'S' })).toEqual(['TC-10 drawerPlaces'])
    expect(table.why(1, { do: 'invest' })).toEqual(['TC-10 placeFirst'])
    expect(table.why(1, { do: 'reveal', card: 'SQ' })).toEqual(['TC-10 placeFirst'])
  })

  test('[TC-10] then every seat chooses a share of its hand at once, in any order', () => {
    const table = firstDrawn().place(1, 'S')
    expect(table.deciders()).toEqual([0, 1, 2])
    table.act(2, { do: 'reveal', card: 'SK' })
    expect(table.deciders()).toEqual([0, 1])
    expect(table.why(2, { do: 'reveal', card: 'HK' })).toEqual(['TC-10 alreadyChosen'])
    expect(table.why(0, { do: 'reveal', card: 'SQ' })).toEqual(['TC-10 shareNotInHand'])
    expect(table.why(0, { do: 'invest' })).toEqual(['TC-10 revealFirst'])
    expect(table.why(0, { do: 'pass', card: 'SJ' })).toEqual(['TC-10 revealFirst'])
  })

  test("[TC-10] a choice is nobody else's to see until all have chosen", () => {
    const table = firstDrawn().place(1, 'S').act(2, { do: 'reveal', card: 'SK' })
    expect(table.view(2).seats[2]).toMatchObject({ chosen: true, choice: 'SK', front: [] })
    for (const viewer of [0, 1, 'public'] as const) {
      expect(table.view(viewer).seats[2]).toEqual({
        hand: { shares: 3, tracks: 6 },
        front: [],
        chosen: true,
        dividends: [],
      })
    }
    expect(table.view(0)).toEqual(firstDrawn().place(1, 'S').act(2, { do: 'reveal', card: 'HK' }).view(0))
  })
})

describe('pay', () => {
  test('[TC-11] every share in front pays its stack, the rank of the share does not matter', () => {
    const table = firstDrawn().place(1, 'S').reveal('SJ', 'CJ', 'SK')
    expect(table.view().seats.map(({ dividends }) => dividends)).toEqual([[2], [1], [2]])
  })

  test('[TC-11] a stack pays the number of its top track, 1 with the ace on top', () => {
    const table = new Table(TWO).build(0, 'S3').build(1, 'D4').build(0, 'H2').invest(1).build(0, 'S2')
    expect(table.view().values).toEqual({ S: 2, H: 2, D: 4, C: 1 })
  })

  test('[TC-11] (R) six cards with the locomotive on top pay 6, all counted', () => {
    const table = new Table(TWO).build(0, 'S2').build(1, 'D2').build(0, 'S3').build(1, 'D3').build(0, 'S4')
    table.build(1, 'D4').invest(0).build(1, 'C2').build(0, 'S5').investAll()
    const drawer = table.view().turn
    table.place(drawer, 'S')
    expect(table.view().stacks.S).toHaveLength(6)
    expect(table.view().values.S).toBe(6)
  })
})

describe('first dividend', () => {
  test('[TC-13] each revealed share moves clockwise by itself and stays face up', () => {
    const table = firstDrawn().place(1, 'S').reveal('SJ', 'CJ', 'SK')
    expect(table.view('public').seats.map(({ front }) => front)).toEqual([
      [{ card: 'SK', from: 2, passed: 1 }],
      [{ card: 'SJ', from: 0, passed: 1 }],
      [{ card: 'CJ', from: 1, passed: 1 }],
    ])
  })

  test('[TC-15] play goes on with the seat to the left of the drawer', () => {
    expect(firstDrawn().place(1, 'S').reveal('SJ', 'CJ', 'SK').deciders()).toEqual([2])
  })
})

describe('second dividend', () => {
  test('[TC-14] both shares in front pay', () => {
    const table = secondDrawn().place(2, 'H').reveal('HJ', 'HQ', 'HK')
    expect(table.fronts()).toEqual([
      ['SK', 'HJ'],
      ['SJ', 'HQ'],
      ['CJ', 'HK'],
    ])
    expect(table.view().seats.map(({ dividends }) => dividends[1])).toEqual([4, 4, 3])
  })

  test('[TC-14] then each seat chooses in secret which of the two goes on', () => {
    const table = secondDrawn().place(2, 'H').reveal('HJ', 'HQ', 'HK')
    expect(table.deciders()).toEqual([0, 1, 2])
    expect(table.legal(0)).toEqual([
      { do: 'pass', card: 'SK' },
      { do: 'pass', card: 'HJ' },
    ])
    table.act(1, { do: 'pass', card: 'HQ' })
    expect(table.view(0).seats[1]).toMatchObject({ chosen: true })
    expect(table.view(0).seats[1]).not.toHaveProperty('choice')
    expect(table.view(1).seats[1]).toMatchObject({ choice: 'HQ' })
    expect(table.why(1, { do: 'pass', card: 'SJ' })).toEqual(['TC-14 alreadyChosen'])
    expect(table.why(0, { do: 'pass', card: 'HQ' })).toEqual(['TC-14 shareNotInFront'])
    expect(table.why(0, { do: 'pass', card: 'DJ' })).toEqual(['TC-14 shareNotInFront'])
    expect(table.why(0, { do: 'reveal', card: 'DJ' })).toEqual(['TC-14 passFirst'])
    expect(table.fronts()[2]).toEqual(['CJ', 'HK'])
  })

  test('[TC-14] all pass at once: a share passed twice is two seats from its hand', () => {
    const table = secondDrawn().place(2, 'H').reveal('HJ', 'HQ', 'HK').pass('SK', 'HQ', 'CJ')
    expect(table.fronts()).toEqual([
      ['HJ', 'CJ'],
      ['SJ', 'SK'],
      ['HK', 'HQ'],
    ])
    expect(table.view().seats[1]!.front[1]).toEqual({ card: 'SK', from: 2, passed: 2 })
  })

  test('[TC-15] play goes on with the seat to the left of the drawer', () => {
    expect(secondDrawn().view().turn).toBe(2)
    const table = secondDrawn().place(2, 'H').reveal('HJ', 'HQ', 'HK').pass('SK', 'HQ', 'CJ')
    expect(table.deciders()).toEqual([0])
  })
})

describe('last dividend', () => {
  test('[TC-16] the last card joins the hand, no locomotive is placed, every seat reveals its last share', () => {
    const table = lastDrawn()
    expect(table.view(2).seats[2]!.hand).toContain('D10')
    expect(table.view().phase).toBe('reveal')
    expect([0, 1, 2].map((seat) => table.legal(seat))).toEqual([
      [{ do: 'reveal', card: 'DJ' }],
      [{ do: 'reveal', card: 'SQ' }],
      [{ do: 'reveal', card: 'CQ' }],
    ])
    expect(table.why(0, { do: 'invest' })).toEqual(['TC-16 revealFirst'])
  })

  test('[TC-16] the three shares in front pay and the game ends', () => {
    const table = lastDrawn().reveal('DJ', 'SQ', 'CQ')
    expect(table.view().seats.map(({ dividends }) => dividends[2])).toEqual([4, 6, 5])
    expect(table.deciders()).toEqual([])
    expect(table.why(0, { do: 'invest' })).toEqual(['TC-16 over'])
    expect(table.legal(0)).toEqual([])
  })

  test('[TC-17] the score sheet has three rows of pay by seat', () => {
    expect(lastDrawn().outcome()).toBeUndefined()
    expect(lastDrawn().reveal('DJ', 'SQ', 'CQ').outcome()).toEqual({
      places: [2, 1, 2],
      totals: [-2, -1, -2],
      sheet: {
        dividends: [
          [2, 1, 2],
          [4, 4, 3],
          [4, 6, 5],
        ],
        cardsLeft: [12, 12, 12],
        totals: [-2, -1, -2],
      },
    })
  })

  test('[TC-17] the events tell each dividend from the reveal to the end', () => {
    const { events } = lastDrawn().reveal('DJ', 'SQ', 'CQ')
    expect(events.filter(({ what }) => what !== 'drew' && what !== 'chose')).toEqual([
      { what: 'drewLocomotive', seat: 1, which: 1 },
      { what: 'placedLocomotive', seat: 1, suit: 'S', value: 2 },
      { what: 'revealed', dividend: 1, cards: ['SJ', 'CJ', 'SK'] },
      { what: 'paid', dividend: 1, pays: [2, 1, 2] },
      { what: 'passed', dividend: 1, cards: ['SJ', 'CJ', 'SK'] },
      { what: 'drewLocomotive', seat: 2, which: 2 },
      { what: 'placedLocomotive', seat: 2, suit: 'H', value: 2 },
      { what: 'revealed', dividend: 2, cards: ['HJ', 'HQ', 'HK'] },
      { what: 'paid', dividend: 2, pays: [4, 4, 3] },
      { what: 'passed', dividend: 2, cards: ['SK', 'HQ', 'CJ'] },
      { what: 'revealed', dividend: 3, cards: ['DJ', 'SQ', 'CQ'] },
      { what: 'paid', dividend: 3, pays: [4, 6, 5] },
      { what: 'ended', totals: [-2, -1, -2], places: [2, 1, 2] },
    ])
  })
})
