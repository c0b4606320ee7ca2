import { describe, expect, it } from 'vitest'
import { express as game } from '../../../src-main/rules/express/index.ts'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'
import type { State } from '../../../src-main/rules/express/state.ts'
import { decide } from '../../../src-main/ai/decide.ts'
import { explain } from '../../../src-main/ai/express/reasons.ts'
import { expressBrain } from '../../../src-main/ai/express/brain.ts'
import { en } from '../../../src-shared/games/express/texts/en/index.ts'
import type { Json, Texts } from '../../../src-shared/games/common.ts'
import type { ExpressAction, ExpressView } from '../../../src-shared/games/express/types.ts'
import { stateOf, type Setting } from './positions.ts'

const viewOf = (setting: Setting): ExpressView => game.view(stateOf(setting), 0)
const whys = (setting: Setting, action: ExpressAction) =>
  explain(viewOf(setting), 0, action).reasons.map(({ kind, why, params }) => [kind, why, params])
const TRAINS = { trains: [['hopper: coal*3'], ['box: auto*4'], []] }

describe('reasons in the game’s terms', () => {
  it('cars laid tell what they bring, a discard whom it feeds', () => {
    const found = whys(
      { hand: 'coal auto tank stock', ...TRAINS },
      {
        do: 'turn',
        trains: [{ train: 0, add: ['coal'] }],
        wayCars: [],
        locos: ['tank'],
        end: { discard: 'auto' },
      },
    )
    expect(found[0]).toEqual(['gain', 'scores', { n: expect.any(Number) as number }])
    expect(found).toContainEqual(['risk', 'feeds', { seat: 1, card: 'auto' }])
  })

  it('the top discard is named with the train it fits', () => {
    const setting = { hand: 'tank stock', phase: 'draw', discards: 'coal', ...TRAINS } as const
    expect(whys(setting, { do: 'draw', from: 'discard' })).toEqual([
      ['gain', 'fits', { card: 'coal', train: 1 }],
      ['risk', 'seenByAll', { card: 'coal' }],
    ])
  })

  it('[EX-27] a wreck tells what the target loses and what may stop it', () => {
    const found = whys(
      { hand: 'wreck tank stock', ...TRAINS },
      {
        do: 'turn',
        trains: [],
        wayCars: [],
        locos: ['tank'],
        end: { disaster: 'wreck', seat: 1, train: 0 },
      },
    )
    expect(found[0]).toMatchObject(['gain', 'hits', { seat: 1 }])
    expect(found[1]?.[1]).toBe('mayBeStopped')
  })

  it('are refused to anybody but the viewer', () => {
    expect(() => explain(viewOf({ hand: 'tank' }), 1, { do: 'ask' })).toThrow('own view')
  })

  it('have a sentence in the texts, and never depend on what the seat cannot see', () => {
    const random = seedRandom('reasons')
    const texts = en['reasons'] as Texts
    let told = 0
    for (let n = 0; n < 16; n++) {
      const options = game.schemas.options.parse({})
      const s: State = game.setup({ options, seats: 3, seed: `reasons ${n}` })
      for (let step = 0; step < 12 + n; step++) {
        const [seat] = game.deciders(s)
        if (seat === undefined) break
        const action = game.randomAction(s, seat, random)
        const view = game.view(s, seat)
        const mine = explain(view, seat, action)
        for (const { why } of [mine.nudge, ...mine.reasons]) expect(typeof texts[why]).toBe('string')
        const other = game.view(expressBrain.determinize(view, random), seat)
        expect(explain(other, seat, action)).toEqual(mine)
        told += mine.reasons.length
        game.play(s, seat, action)
      }
    }
    expect(told).toBeGreaterThan(40)
  })
})

it('an action to consider is among those weighed, wherever judgement puts it', () => {
  const random = seedRandom('consider')
  const s: State = game.setup({ options: game.schemas.options.parse({}), seats: 3, seed: 'consider' })
  for (let n = 0; n < 20; n++) {
    const [seat] = game.deciders(s)
    if (seat === undefined) break
    const { actions } = game.legalActions(s, seat)
    const action = actions[nextInt(random, actions.length)]!
    const view = game.view(s, seat) as unknown as Json
    const request = { game: 'express', view, seat, level: 'engineer', seed: 'c', iterations: 12 } as const
    const decision = decide({ ...request, consider: action }, { now: () => 0 })
    const found = decision?.candidates.find((one) => JSON.stringify(one.action) === JSON.stringify(action))
    if (actions.length > 1) expect(found?.visits).toBeGreaterThan(0)
    game.play(s, seat, action)
  }
})
