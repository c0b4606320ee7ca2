import { describe, expect, test } from 'vitest'
import type { Company } from '#shared/games/express-01/cards.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { playAll, position, refusals, viewOf } from './position.ts'

const RED = ['101a', '105a', '121', '129', '137', '201', '210', '219', '228']
const network = { '013': '601', '014': '501', '024': '606' }
const buy = (card: string, pay: string[], from?: number, company: Company = 'red'): Express01Action => ({
  do: 'buy',
  company,
  card,
  pay,
  ...(from === undefined ? {} : { from }),
})
const at = (more: Parameters<typeof position>[0] = {}) =>
  position({
    board: network,
    hands: [['202', '203', '204', '205', '206'], ['207'], ['208']],
    phase: 'acquire',
    ...more,
  })
/** All red shares in front of seats 1 and 2. */
const soldOut = (more: Parameters<typeof position>[0] = {}) =>
  at({ shares: [[], RED.slice(0, 5), RED.slice(5)], ...more })

describe('acquiring shares', () => {
  test('[E1-23] a share costs as many cards as its company has stations in the network', () => {
    const state = at()
    expect(refusals(state, buy('101a', ['202', '203']))).toEqual([])
    expect(refusals(state, buy('101a', ['202']))).toEqual(['E1-23 wrongPrice'])
    expect(refusals(state, buy('101a', ['202', '203', '204']))).toEqual(['E1-23 wrongPrice'])
    expect(refusals(state, buy('102a', ['202'], undefined, 'blue'))).toEqual(['E1-23 noStation'])
  })

  test('[E1-23] several shares, one after the other, even of different companies', () => {
    const state = at({ board: { ...network, '018': '502' } })
    const after = playAll(state, [buy('101a', ['202', '203']), buy('102a', ['204'], undefined, 'blue')])
    expect(viewOf(after).seats[0]?.shares).toEqual(['101a', '102a'])
    expect(viewOf(after).companies).toMatchObject({ red: { issued: 1 }, blue: { issued: 1 } })
  })

  test('[E1-11] exactly the cost is paid, with cards of the hand, each once', () => {
    const state = at()
    expect(refusals(state, buy('101a', ['202', '202']))).toEqual(['E1-11 paidTwice'])
    expect(refusals(state, buy('101a', ['202', '207']))).toEqual(['E1-11 notInHand'])
    const paid = viewOf(playAll(state, [buy('101a', ['203', '202'])]))
    expect(paid.decks.find((deck) => deck.name === 'route-3')?.top).toEqual(['202', '203'])
  })

  test('[E1-12] the black engine pays like one card', () => {
    const state = at({ engine: 0 })
    const after = viewOf(playAll(state, [buy('101a', ['engine', '202'])]))
    expect(after.engine).toBeUndefined()
    expect(after.seats[0]?.hand).toEqual({ cards: 4 })
    expect(refusals(at({ engine: 1 }), buy('101a', ['engine', '202']))).toEqual(['E1-12 engineNotYours'])
  })

  test('[E1-24] any route card with the engine is one share, whatever number it shows', () => {
    const state = at()
    for (const card of ['105a', '129', '228']) expect(refusals(state, buy(card, ['202', '203']))).toEqual([])
    expect(refusals(state, buy('101b', ['202', '203']))).toEqual(['E1-24 noShareOfCompany'])
    expect(refusals(state, buy('102a', ['202', '203']))).toEqual(['E1-24 noShareOfCompany'])
    expect(refusals(at({ shares: [[], ['129'], []] }), buy('129', ['202', '203']))).toEqual([
      'E1-24 notInADeck',
    ])
  })

  test('[E1-24] a share just paid can be bought with that payment', () => {
    const state = at({ hands: [['201', '203'], ['207'], ['208']] })
    const after = viewOf(playAll(state, [buy('201', ['201', '203'])]), 0)
    expect(after.seats[0]).toMatchObject({ shares: ['201'], hand: [] })
  })

  test('[E1-25] taken from another seat only when no deck holds one', () => {
    const one = at({ shares: [[], ['129'], []] })
    expect(refusals(one, buy('129', ['202', '203'], 1))).toEqual(['E1-25 decksHoldShares'])
    const state = soldOut()
    expect(refusals(state, buy('101a', ['202', '203'], 1))).toEqual([])
    expect(refusals(state, buy('101a', ['202', '203'], 2))).toEqual(['E1-25 notInFront'])
    expect(refusals(state, buy('101a', ['202', '203'], 0))).toEqual(['E1-25 fromYourself'])
    expect(refusals(state, buy('101a', ['202', '203']))).toEqual(['E1-24 notInADeck'])
  })

  test('[E1-25] the paid cards go to that seat, seen by those two only', () => {
    const after = playAll(soldOut(), [buy('101a', ['202', '203'], 1)])
    expect(viewOf(after, 1).seats[1]?.hand).toEqual(['202', '203', '207'])
    expect(viewOf(after, 0).seats[1]?.known).toEqual(['202', '203'])
    expect(viewOf(after, 2).seats[1]).toMatchObject({ known: [], hand: { cards: 3 } })
    expect(viewOf(after).seats.map((seat) => seat.shares.length)).toEqual([1, 4, 4])
  })

  test('[E1-25] a black engine used in that payment is discarded instead', () => {
    const after = viewOf(playAll(soldOut({ engine: 0 }), [buy('201', ['engine', '202'], 2)]))
    expect(after.engine).toBeUndefined()
    expect(after.seats[2]?.hand).toEqual({ cards: 2 })
  })

  test('[E1-25] naming no seat, the purchase is legal if a card just paid is such a share', () => {
    const state = at({
      shares: [[], RED.slice(1, 5), RED.slice(5)],
      hands: [['101a', '203'], ['207'], ['208']],
    })
    expect(refusals(state, buy('101a', ['101a', '203']))).toEqual([])
    expect(refusals(state, buy('105a', ['101a', '203']))).toEqual(['E1-24 notInADeck'])
    expect(refusals(state, buy('105a', ['101a', '203'], 1))).toEqual([])
  })

  test('[E1-37] nobody can take shares from the holder of the black engine', () => {
    const state = soldOut({ engine: 1 })
    expect(refusals(state, buy('101a', ['202', '203'], 1))).toEqual(['E1-37 engineProtects'])
    expect(refusals(state, buy('201', ['202', '203'], 2))).toEqual([])
  })

  test('[E1-37] unused, the black engine adds 2 capital', () => {
    const totals = (engine: number) => viewOf(at({ engine })).seats.map((seat) => seat.capital.total)
    expect(totals(1).map((total, seat) => total - (totals(-1)[seat] as number))).toEqual([0, 2, 0])
  })
})
