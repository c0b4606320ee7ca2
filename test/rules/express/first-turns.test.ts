/** A turn that is lost is no turn taken: what holds of a seat's first turn waits for it. */
import { describe, expect, it } from 'vitest'
import { cardNumberOf } from '../../../src-main/rules/express/cards.ts'
import { Table, game, stateOf } from './position.ts'

/** Seat 0 derails seat 1 before that had any turn; seat 2 follows. */
function derailed(): Table {
  const s = stateOf({
    ...{ seats: 3, deck: 'hopper*40' },
    hands: ['derailment box*3', 'wreck turntable', 'box*2'],
    trains: [['tank: coal'], ['tank: coal'], ['tank: coal']],
  })
  s.turns = [1, 0, 1]
  return new Table(s).turn({ locos: 'tank', end: { disaster: 'derailment', seat: 1 } }).answer(false)
}

describe('a first turn that was lost', () => {
  it('[EX-22] [EX-26] comes later, and is still without disasters and turntables', () => {
    const table = derailed()
    expect(table.deciders()).toEqual([2])
    table.draw().turn({ locos: 'tank', end: { discard: 'box' } })
    table.draw().turn({ locos: 'tank', end: { discard: 'box' } })
    table.draw()
    expect(table.deciders()).toEqual([1])
    expect(table.view(1).firstTurn).toBe(true)
    const wreck = { disaster: 'wreck', seat: 0, train: 0 } as const
    expect(table.whyTurn({ locos: 'tank', end: wreck })).toContain('EX-22 firstTurn')
    expect(table.whyTurn({ locos: 'tank', end: { turntable: true } })).toContain('EX-22 firstTurn')
    table.turn({ trains: [{ add: ['hopper'] }], locos: 'tank hopper', end: { discard: 'wreck' } })
    expect(table.view('all').seats[1]?.turns).toBe(1)
  })

  it('[EX-4] keeps hands set aside out of the deck until it is taken', () => {
    const table = derailed()
    table.state.aside = ['caboose', 'diesel'].map((card) => cardNumberOf(card as 'caboose'))
    table.draw().turn({ locos: 'tank', end: { discard: 'box' } })
    table.draw().turn({ locos: 'tank', end: { discard: 'box' } })
    expect(table.view('all').aside).toEqual(['caboose', 'diesel'])
    table.draw().turn({ trains: [{ add: ['hopper'] }], locos: 'tank hopper', end: { discard: 'wreck' } })
    expect(table.view('all').aside).toEqual([])
    expect(game.view(table.state, 'all').deck.order).toEqual(expect.arrayContaining(['caboose', 'diesel']))
  })
})
