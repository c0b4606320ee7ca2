import { describe, expect, it } from 'vitest'
import { LEVELS } from '../../src-shared/games/common.ts'
import { INFOS } from '../support/games.ts'
import { decisionsOf, markOf, recordDecisions } from './decisions.ts'

// A change that is meant needs a new AI_VERSION, and `node test/lab/record-decisions.ts`.
describe.each(INFOS.map(({ id, minSeats, maxSeats }) => ({ id, minSeats, maxSeats })))('$id', (game) => {
  const recorded = decisionsOf(game.id)

  it('has recorded decisions of every level over whole games of the fewest and the most seats', () => {
    expect(new Set(recorded.map(({ seats }) => seats))).toEqual(new Set([game.minSeats, game.maxSeats]))
    expect(new Set(recorded.map(({ seed }) => seed)).size).toBeGreaterThan(1)
    for (const { levels } of recorded) expect(Object.keys(levels)).toEqual(LEVELS)
  })

  it('decides as recorded in every position', { timeout: 120_000 }, () => {
    expect(recordDecisions(game.id)).toEqual(recorded)
  })

  it('has a mark that any other decision would change', () => {
    const [first, ...others] = recorded
    const conductor = { ...first!.levels.conductor, weighed: 'otherwise' }
    const other = { ...first!, levels: { ...first!.levels, conductor } }
    expect(markOf([other, ...others])).not.toBe(markOf(recorded))
    expect(markOf(structuredClone(recorded))).toBe(markOf(recorded))
  })
})
