import { describe, expect, it } from 'vitest'
import type { Reason, Texts } from '#shared/games/common.ts'
import { en } from '#shared/games/express-01/texts/en/index.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { express01Brain } from '../../../src-main/ai/express-01/brain.ts'
import { explain } from '../../../src-main/ai/express-01/reasons.ts'
import { express01 as game } from '../../../src-main/rules/express-01/index.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import type { State } from '../../../src-main/rules/express-01/state.ts'

/** A random game, looked at before every action. */
function walk(seed: string, look: (s: State, seat: number, action: Express01Action) => void): void {
  const random = seedRandom(seed)
  const options = game.schemas.options.parse({})
  const s = game.setup({ options, seats: 3, seed })
  for (let n = 0; n < 250; n++) {
    const [seat] = game.deciders(s)
    if (seat === undefined) return
    const action = game.randomAction(s, seat, random)
    look(s, seat, action)
    game.play(s, seat, action)
  }
}
const capitalOf = (s: State, seat: number) => game.view(s, seat).seats[seat]!.capital

describe('reasons in the game’s terms', () => {
  it('[E1-7] tell truly what an action does to capital, [E1-31] and what a train pays', () => {
    const told = new Set<string>()
    const seeds = ['true', 'truer', 'truest', 'truly', 'truth', 'trust']
    const look = (s: State, seat: number, action: Express01Action): void => {
      const { reasons } = explain(game.view(s, seat), seat, action)
      const of = (why: string): Reason | undefined => reasons.find((one) => one.why === why)
      for (const { why } of reasons) told.add(why)
      if (action.do === 'upgrade' || action.do === 'buy') {
        const next = game.clone(s)
        game.play(next, seat, action)
        const gained = capitalOf(next, seat).shares - capitalOf(s, seat).shares
        expect(of('shareValue')?.params).toEqual(gained > 0 ? { n: gained } : undefined)
      }
      if (action.do === 'buy')
        expect(of('paysCard')?.params ?? { n: 0 }).toMatchObject({ n: action.pay.length })
      if (action.do === 'done') {
        const inOrder = game.view(s, seat).phase === 'order'
        expect(reasons[0]?.why).toBe(inOrder ? 'orderStays' : 'savesCards')
      }
      if (action.do === 'swap') {
        const later = (s.turnCard[seat] as number) < (s.turnCard[action.with] as number)
        expect(reasons[0]).toMatchObject({ why: later ? 'after' : 'before', params: { seat: action.with } })
      }
      if (action.do === 'bonus') {
        const { values } = game.preview(s, seat, action) as unknown as {
          values: { queue: readonly number[] }
        }
        expect(of('trainPays')?.params).toEqual({ n: values.queue.filter((next) => next === seat).length })
      }
    }
    for (const seed of seeds) walk(seed, look)
    expect([...told]).toEqual(
      expect.arrayContaining(['shareValue', 'trainPays', 'paysCard', 'savesCards', 'orderStays']),
    )
  })

  it('have a sentence in the texts, and never depend on what the seat cannot see', () => {
    const texts = en['reasons'] as Texts
    const random = seedRandom('other')
    walk('same', (s, seat, action) => {
      const view = game.view(s, seat)
      const mine = explain(view, seat, action)
      for (const { why } of [mine.nudge, ...mine.reasons]) expect(typeof texts[why]).toBe('string')
      const other = game.view(express01Brain.determinize(view, random), seat)
      expect(explain(other, seat, action)).toEqual(mine)
    })
  })

  it('are refused to anybody but the viewer', () => {
    const s = game.setup({ options: game.schemas.options.parse({}), seats: 2, seed: 'x' })
    expect(() => explain(game.view(s, 0), 1, { do: 'done' })).toThrow('own view')
  })
})
