/** Perft: how many different ways there are to go on, by depth, from fixed positions. One wrong rule changes them. */
import { describe, expect, test } from 'vitest'
import type { State } from '../../../src-main/rules/express/state.ts'
import { everyAction } from './every-plan.ts'
import { game, stateOf, type Setting } from './position.ts'

function perft(state: State, depth: number): number {
  if (depth === 0) return 1
  const [seat] = game.deciders(state)
  if (seat === undefined) return 0
  const actions = everyAction(state, seat)
  if (depth === 1) return actions.length
  return actions.reduce((sum, action) => {
    const next = game.clone(state)
    game.play(next, seat, action)
    return sum + perft(next, depth - 1)
  }, 0)
}

/** With the discard in hand three plans, with two cards of the deck thirteen: counted by hand. */
const FEW: Setting = {
  ...{ phase: 'draw', hands: ['coal', 'box'], trains: [['tank: coal coal'], []] },
  deck: 'coal box hopper hopper',
}
const WILDS: Setting = {
  hands: ['wild caboose box', 'box*3'],
  trains: [['tank: coal coal'], ['box: tank']],
}
const PASSENGERS: Setting = { hands: ['diesel coach box', 'box*3'], trains: [['tank: mail'], []] }
const STEAL: Setting = {
  hands: ['steal wild box', 'office box'],
  trains: [['tank: coal coal'], ['box: coal*3', 'box: tank wild']],
}
const SWITCH: Setting = {
  hands: ['switch-engines box box', 'transfer box'],
  trains: [
    ['tank: coal', 'hopper: box'],
    ['box: coal*3', 'coal: tank'],
  ],
}
const TURNTABLE: Setting = {
  ...{ hands: ['turntable box', 'box'], trains: [['tank: coal'], []] },
  deck: 'box coal',
}
const PARTNERS: Setting = {
  ...{ seats: 4, partners: true, hands: ['box auto', 'box', 'box', 'box'] },
  trains: [['tank: coal*5', 'hopper: gondola*4'], ['box: tank']],
}

describe('perft', () => {
  test.each<[string, Setting, number[]]>([
    ['a draw and a few cards', FEW, [2, 16, 32, 60]],
    ['a wild and a caboose', WILDS, [30, 60]],
    ['a diesel and passenger cars', PASSENGERS, [23, 46, 404]],
    ['a car to steal, and the way car against it', STEAL, [58, 116]],
    ['locos to switch', SWITCH, [135, 270]],
    ['a turntable, and the turn after it', TURNTABLE, [8, 16, 50, 100]],
    ['partners, one of them about to go out', PARTNERS, [24, 48, 156, 312]],
  ])('%s', (_name, setting, counts) => {
    expect(counts.map((_, i) => perft(stateOf(setting), i + 1))).toEqual(counts)
  })
})
