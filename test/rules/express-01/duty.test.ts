import { describe, expect, test } from 'vitest'
import type { Express01Event } from '#shared/games/express-01/types.ts'
import { apply } from '../../../src-main/rules/game.ts'
import { standardCatalogues } from '../../../src-main/rules/express-01/card-set/catalogue.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { playAll, position, refusals, viewOf } from './position.ts'

const MUST = ['E1-39 mustAct']
const AB = { do: 'pair', pair: 'AB' } as const
const BA = { do: 'pair', pair: 'BA' } as const
const CD = { do: 'pair', pair: 'CD' } as const
const DONE = { do: 'done' } as const
const skipTurn = [CD, DONE, DONE] as const
/** A red and a blue station with track between them, and Cottbus free beside it. */
const network = { '013': '601', '014': '501', '015': '101a' }
const layCottbus = { do: 'upgrade', space: '016', card: '104a', turned: false } as const

describe('after an idle round', () => {
  const due = (hands: string[][], more: object = {}) =>
    position({ seats: 2, board: network, phase: 'pair', idle: 1, hands, ...more })

  test('[E1-39] it is told a round ahead that whoever can act must', () => {
    const state = position({ seats: 2, board: network, hands: [['201'], ['202']], phase: 'pair' })
    const events: Express01Event[] = []
    const last = [...skipTurn, ...skipTurn].reduce((s, action) => {
      const played = apply(express01, s, express01.deciders(s)[0]!, action)
      events.push(...played.happened.map(({ event }) => event as Express01Event))
      return played.state
    }, state)
    expect(events.filter(({ what }) => what === 'idle')).toEqual([{ what: 'idle', round: 2 }])
    expect(viewOf(last)).toMatchObject({ idle: 1, round: 3, phase: 'pair' })
  })

  test('[E1-39] a pair in which nothing can be done is refused while another has something', () => {
    expect(refusals(due([['201'], []]), CD)).toEqual(MUST)
    expect(refusals(due([['201'], []]), AB)).toEqual([])
    expect(refusals(due([['201'], []]), BA)).toEqual([])
    // Without a card nothing can be paid, and without a share no train can be sent.
    for (const pair of [AB, BA, CD]) expect(refusals(due([[], ['202']]), pair)).toEqual([])
  })

  test('[E1-39] with a train to send and no card, only the pair with the train can be chosen', () => {
    const state = due([[], ['202']], { shares: [['105a', '129'], []] })
    expect(refusals(state, AB)).toEqual(MUST)
    const sending = playAll(state, [CD])
    expect(refusals(sending, DONE)).toEqual(MUST)
    expect(express01.legalActions(sending, 0).actions.every(({ do: what }) => what === 'bonus')).toBe(true)
  })

  test('[E1-39] expanding may be passed over for a purchase, and the purchase then not', () => {
    const buying = playAll(due([['201', '202', '203'], []]), [AB])
    expect(refusals(buying, DONE)).toEqual([])
    expect(refusals(playAll(buying, [DONE]), DONE)).toEqual(MUST)
  })

  test('[E1-39] what is done once frees the rest of the turn, and the game goes on', () => {
    const laid = playAll(due([['201', '202'], []]), [AB, { do: 'pay', card: '201' }, layCottbus])
    expect(refusals(laid, DONE)).toEqual([])
    const round = playAll(laid, [DONE, DONE, ...skipTurn])
    expect(viewOf(round)).toMatchObject({ idle: 0, phase: 'pair' })
  })

  test('[E1-39] a share taken from another seat is no deed', () => {
    const { codes, company } = standardCatalogues.germany
    const reds = codes.filter((_, card) => company[card] === 0)
    // Every red share lies in front of seat 1.
    const hand = codes.filter((code, card) => company[card] === -1 && code.startsWith('2')).slice(0, 3)
    const state = due([hand, []], { shares: [[], reds] })
    const buy = { do: 'buy', company: 'red', card: reds[0]!, pay: hand.slice(1), from: 1 } as const
    const bought = playAll(state, [BA, buy])
    expect(viewOf(bought)).toMatchObject({ acted: false, active: false })
    // Expanding is still to come in this turn; there it must be done.
    expect(refusals(playAll(bought, [DONE]), DONE)).toEqual(MUST)
    const before = due([hand, []], { shares: [[], reds], rules: 2 })
    expect(viewOf(playAll(before, [BA, buy]))).toMatchObject({ active: true })
  })

  test('[E1-39] the game ends after a round in which no seat could', () => {
    const over = playAll(due([[], []]), [...skipTurn, ...skipTurn])
    expect(express01.outcome(over)?.sheet).toMatchObject({ endedBy: 'standstill', rounds: 2 })
  })

  test('[E1-39] games begun before version 3 know no such duty', () => {
    expect(refusals(due([['201'], []], { rules: 2 }), CD)).toEqual([])
    expect(refusals(playAll(due([['201'], []], { rules: 2 }), [AB]), DONE)).toEqual([])
  })
})
