import { describe, expect, test } from 'vitest'
import { game, play, Table, type Setting } from './position.ts'

/** Trains of five and four but for one car each; the hand has the cars, and cards for locos and discard. */
const ready = (change: Setting = {}): Setting => ({
  hands: ['coal tank box'],
  trains: [['box: coal*4', 'box: tank*3']],
  ...change,
})
const plan = { trains: [play('coal', 0), play('tank', 1)], locos: 'box*2', end: { discard: 'box' } } as const

describe('[EX-35] going out', () => {
  test('[EX-35] a train of five, another of four, none under three, the last card a plain discard: +10', () => {
    const table = new Table(ready()).turn(plan)
    expect(table.view().sheet.hands[0]).toMatchObject({
      wentOut: 0,
      rows: [{ trains: [9, 4], hand: 0, wentOut: 10, total: 23 }, { total: -5 }],
    })
    expect(table.what().slice(-3)).toEqual(['wentOut', 'scored', 'ended'])
  })

  test('[EX-35] not on the first turn', () => {
    expect(new Table(ready({ turns: 0 })).whyTurn(plan)).toEqual(['EX-13 keepOne', 'EX-35 outFirstTurn'])
  })

  test.each([
    ['box: coal*3', 'box: tank*3', 'outNeedsFive'],
    ['box: coal*4', 'box: tank*2', 'outNeedsFour'],
    ['box: coal*2', 'box: tank*2', 'outNeedsFive'],
    ['box: coal*4', 'box: tank', 'outNeedsFour outNeedsThrees'],
  ])('[EX-35] %s and %s are not enough: %s', (a, b, reasons) => {
    const expected = reasons.split(' ').map((why) => `EX-35 ${why}`)
    const why = new Table(ready({ trains: [[a, b]] })).whyTurn(plan)
    expect(why.slice(1)).toEqual(expect.arrayContaining(expected))
    expect(why[0]).toBe('EX-13 keepOne')
  })

  test('[EX-35] one train of any length under three forbids it', () => {
    const trains = [['box: coal*4', 'box: tank*3', 'diesel: coach*2']]
    expect(new Table(ready({ trains })).whyTurn(plan)).toEqual(['EX-13 keepOne', 'EX-35 outNeedsThrees'])
  })

  test('[EX-35] caboose and wild count as cars', () => {
    const trains = [['box: coal*3 wild', 'box: tank*3']]
    const table = new Table(ready({ trains, hands: ['coal caboose box'] }))
    table.turn({ trains: [play('coal', 0), play('caboose', 1)], locos: 'box*2', end: { discard: 'box' } })
    expect(table.view().sheet.hands[0]!.wentOut).toBe(0)
  })

  test('[EX-35] a disaster or turntable as the last card has no effect', () => {
    const table = new Table(ready({ hands: ['coal tank turntable'] }))
    expect(table.whyTurn({ ...plan, locos: 'box*2', end: { turntable: true } })).toEqual([
      'EX-13 lastCardPlain',
    ])
    table.turn({ ...plan, locos: 'box*2', end: { discard: 'turntable' } })
    expect(table.view().discards.at(-1)).toBe('turntable')
    expect(table.view().phase).toBe('over')
  })

  test('[EX-35] the checklist of a draft tells what is missing', () => {
    const table = new Table(ready())
    const values = (draft: object) =>
      game.preview(table.state, 0, {
        ...{ do: 'turn', trains: [], wayCars: [], locos: [], end: { none: true } },
        ...draft,
      } as never).values
    expect(values({})).toMatchObject({
      limit: 5,
      locos: { needed: 2, given: 0 },
      goingOut: {
        notFirstTurn: true,
        five: false,
        four: true,
        threes: true,
        emptyHand: false,
        permitted: true,
      },
    })
    expect(values({ trains: plan.trains })).toMatchObject({
      trains: [
        { legal: true, points: 9 },
        { legal: true, points: 4 },
      ],
      left: ['box', 'box', 'box'],
      goingOut: { five: true, four: true, threes: true, emptyHand: true },
    })
    expect(values({ trains: [play('tank', 0)] })).toMatchObject({ trains: [{ legal: false, points: 0 }, {}] })
  })
})

describe('[EX-40] the score of a hand', () => {
  const scored = (setting: Setting) => new Table(ready(setting)).turn(plan).view().sheet.hands[0]!

  test('[EX-40] way cars 5 each, upright or not; cards in hand cost their points; locos cost nothing', () => {
    const sheet = scored({
      seats: 4,
      hands: ['coal tank box', 'auto wild mail coach caboose', 'wreck diesel turntable boom', 'box commuter'],
      trains: [
        ['box: coal*4', 'box: tank*3'],
        ['auto: coal*3 caboose', 'auto: auto*2'],
      ],
      wayCars: ['boom', 'boom! office'],
    })
    expect(sheet.rows).toEqual([
      { seats: [0], trains: [9, 4], wayCars: 5, hand: 0, wentOut: 10, total: 28 },
      { seats: [1], trains: [4, 0], wayCars: 10, hand: -7, wentOut: 0, total: 7 },
      { seats: [2], trains: [], wayCars: 0, hand: 0, wentOut: 0, total: 0 },
      { seats: [3], trains: [], wayCars: 0, hand: -5, wentOut: 0, total: -5 },
    ])
  })

  test('[EX-42] [EX-40] partners score as one, and the partner of the seat that went out pays for its hand', () => {
    const sheet = scored({
      ...{ seats: 4, partners: true },
      hands: ['coal tank box', 'box*2', 'auto box', 'box*3'],
    })
    expect(sheet.rows.map(({ seats, hand, total }) => [seats, hand, total])).toEqual([
      [[0, 2], -6, 17],
      [[1, 3], -5, -5],
    ])
    const table = new Table(
      ready({ seats: 4, partners: true, hands: ['coal tank box', 'box*2', 'auto box'] }),
    )
    table.turn(plan)
    expect(table.outcome()).toMatchObject({ places: [1, 2, 1, 2], totals: [17, -7, 17, -7] })
  })
})
