import { describe, expect, test } from 'vitest'
import { game, play, Table } from './position.ts'

/** Seat 0 can only answer its last draw with the same discard: nothing is ever laid. */
const dead = () => new Table({ hands: ['steal*5 wreck', 'steal*6'], deck: '', discards: '' })

describe('[EX-7] a hand that does not move on ends by itself', () => {
  test('[EX-7] six turns a seat without a card laid or used for effect end it; nobody went out', () => {
    const table = dead()
    for (let i = 0; i < 12; i++) {
      expect(table.view().phase).toBe('turn')
      const card = table.hand(table.state.turn)[0]!
      table.turn({ end: { discard: card } })
      if (table.view().phase === 'draw') table.draw('discard')
    }
    expect(table.view().phase).toBe('over')
    expect(table.what()).toContain('standstill')
    expect(table.outcome()!.sheet).toMatchObject({ hands: [{ wentOut: null }] })
  })

  test('[EX-7] a card laid out or used for effect starts the count anew', () => {
    const table = new Table({ hands: ['boom coal*5', 'coal*5'] })
    table.state.idle = 11
    table.turn({ wayCars: 'boom', end: { discard: 'coal' } })
    expect(table.view().idle).toBe(0)
    table.draw('discard')
    table.state.idle = 11
    table.turn({ end: { discard: 'coal' } })
    expect(table.view().phase).toBe('over')
  })

  test('[EX-7] a full round without a draw ends it', () => {
    const table = new Table({ hands: ['coal', 'coal'], deck: '', discards: '' })
    table.state.undrawn = 1
    table.turn({ end: { none: true } })
    expect(table.what()).toContain('drewNothing')
    table.turn({ end: { none: true } })
    expect(table.view().phase).toBe('over')
  })
})

describe('[EX-41] matches', () => {
  const setting = (options: object) =>
    new Table({
      ...{ options, hands: ['box mail*2', 'coal*2'] },
      trains: [['diesel: coach*4', 'diesel: coach*3'], ['box: tank*3']],
    })
  const goOut = (table: Table) =>
    table.turn({ trains: [play('mail', 0), play('mail', 1)], end: { discard: 'box' } })

  test('[EX-41] one hand: its score decides', () => {
    const table = goOut(setting({ match: 'hand' }))
    expect(table.view().phase).toBe('over')
    expect(table.outcome()).toMatchObject({ places: [1, 2] })
  })

  test('[EX-41] a set number of hands: the deal moves left, the hands add up', () => {
    const table = setting({ match: 'hands', hands: 2 })
    const { dealer } = table.state
    goOut(table)
    const first = table.view().sheet.totals[0]!
    expect(table.view()).toMatchObject({ hand: 1, dealer: (dealer + 1) % 2, turn: dealer, direction: 1 })
    expect(table.view().seats.map(({ turns }) => turns)).toEqual([0, 0])
    expect(game.cards(table.state)).toHaveLength(131)
    expect(table.view().sheet.hands).toHaveLength(1)
    expect(first).toBeGreaterThan(0)
  })

  test('[EX-41] to a target: on until a hand after which someone has it, twenty hands at the most', () => {
    expect(goOut(setting({ match: 'target', target: 200 })).view().phase).toBe('draw')
    expect(goOut(setting({ match: 'target', target: 10 })).view().phase).toBe('over')
    const last = setting({ match: 'target', target: 1000 })
    last.state.sheets = Array.from({ length: 19 }, () => ({
      wentOut: null,
      rows: [0, 1].map((seat) => ({ seats: [seat], trains: [], wayCars: 0, hand: 0, wentOut: 0, total: 1 })),
    }))
    expect(goOut(last).view().phase).toBe('over')
  })

  test('[EX-41] a tie at the end is shared', () => {
    const table = new Table({ hands: ['coal', 'coal'], deck: '', discards: '' })
    table.state.undrawn = 1
    table.turn({ end: { none: true } }).turn({ end: { none: true } })
    expect(table.outcome()!.places).toEqual([1, 1])
  })
})
