import { afterAll, describe, expect, it } from 'vitest'
import { createPool } from '../../../src-main/ai/pool.ts'
import { judge } from '../../../src-main/review/coach/judge.ts'
import { rulesOf } from '../../../src-main/rules/games.ts'
import { sillyMoves } from './positions.ts'

// In a worker, as in the application: there the code runs as it is, several times faster than among the tests.
const pool = createPool({ worker: new URL('../../../src-main/games/worker.ts', import.meta.url), size: 1 })
afterAll(() => pool.close())

/** Positions whose silly moves cost so much that nobody could miss it; all there are stand in `docs/coach.md`. */
const KNOWN = {
  'tennessee-central': [
    'does not bury its own ten while the dividend can come',
    'reveals the share its locomotive has just made pay',
    'does not reveal a share of the bare ace beside two of a nine',
    'does not build a ten for a share that lies before another when the next draw pays',
    'passes on the share of the stack that it can lower, not the one it can raise',
  ],
  express: [
    'goes out when that wins',
    'lays everything it can when it goes out',
    'answers a disaster with the way car it holds',
    'goes out with the help of a wild',
    'puts no wild under a train while cheap cards are there',
    'takes a wild that lies on the discards',
  ],
  'express-01': [
    'spends nothing that brings nothing any more',
    'sends the train that brings itself more, not the one that pays more',
    'sends no train that carries its victory to a rival',
    'pays a card for two routes that make two pairs',
    'pays for the race west where the card comes back with a pair',
  ],
} as const

describe.each(Object.entries(KNOWN))('a known blunder of %s is marked', (game, titles) => {
  const known = sillyMoves(game).filter(({ title }) => titles.some((end) => title.endsWith(end)))

  it('is one of a position there is', () => {
    expect(new Set(known.map(({ title }) => title)).size).toBe(titles.length)
  })

  it.each(known)('and the better move named: $title', { timeout: 60_000 }, async ({ moment, isSilly }) => {
    const mark = await judge(moment, pool)
    expect(['mistake', 'blunder']).toContain(mark?.verdict)
    expect(mark?.chosen.action).toEqual(moment.action)
    expect(mark && isSilly(mark.best.action)).toBe(false)
    expect(mark?.loss).toBeGreaterThan(2 * (mark?.spread ?? 1))
    expect(mark?.best.reasons.length).toBeGreaterThan(0)
  })
})

describe.each(['express', 'express-01'])('what is written as silly in %s', (game) => {
  it.each(sillyMoves(game))('is legal, and not sound: $title', ({ moment, isSilly, state }) => {
    expect(rulesOf(game)?.check(state, moment.seat, moment.action)).toEqual([])
    expect(isSilly(moment.action)).toBe(true)
  })
})
