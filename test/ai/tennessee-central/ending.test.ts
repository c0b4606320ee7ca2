import { describe, expect, it } from 'vitest'
import { tennesseeBrain } from '../../../src-main/ai/tennessee-central/brain.ts'
import { countOut } from '../../../src-main/ai/tennessee-central/ending.ts'
import { GREEDY } from '../../../src-main/ai/tennessee-central/weights.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { tennesseeCentral as game } from '../../../src-main/rules/tennessee-central/index.ts'
import type { LocomotiveReading, TennesseeView } from '../../../src-shared/games/tennessee-central/types.ts'
import { bruteForce } from './brute-force.ts'

/** Within what the director counts. */
const FEW = { cards: 2, worlds: 500, steps: 20_000, certain: true }
const LIMITS = { cards: 10, worlds: 20_000, steps: 1_000_000 }
const MOST_CASES = 1200
/** Tracks in hand: each order of building them is a line of its own. */
const MOST_HELD = 4
const MOST_GAMES = 300

/** Views of endings with a choice, from games between conductors. */
function* endings(seats: number, locomotive: LocomotiveReading): Generator<TennesseeView> {
  for (let n = 0; n < MOST_GAMES; n++) {
    const state = game.setup({ options: { locomotive }, seats, seed: `ending ${n}` })
    for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
      const view = game.view(state, seat)
      const moves = game.legalActions(state, seat).actions.length
      if (view.phase === 'turn' && view.dividends === 2 && moves > 1 && moves <= MOST_HELD + 1) yield view
      game.play(state, seat, tennesseeBrain.decide(view, seat, { level: 'conductor', seed: `${n}` })!.action)
    }
  }
}

describe.each([
  [2, 'top', 2],
  [3, 'top', 2],
  [4, 'top', 0],
  [2, 'anywhere', 2],
  [3, 'own', 2],
] as const)('the ending of a game of %i, reading %s', (seats, reading, more) => {
  it('[TC-16] [TC-18] is what playing out all cases comes to', () => {
    const left = { last: 4, more }
    for (const view of endings(seats, reading)) {
      const kind = view.deck.left === 1 ? 'last' : 'more'
      const slow = left[kind] > 0 ? bruteForce(view, MOST_CASES) : undefined
      if (!slow) continue
      const ending = countOut(view, LIMITS)
      expect(ending?.moves).toHaveLength(slow.size)
      for (const { move, share, margin } of ending!.moves) {
        expect(share).toBeCloseTo(slow.get(move)!.share, 9)
        expect(margin).toBeCloseTo(slow.get(move)!.margin, 9)
      }
      const utilities = ending!.moves.map(({ move }) => slow.get(move)!.utility)
      utilities.forEach((utility, i) => expect(utility).toBeLessThanOrEqual((utilities[i - 1] ?? 1) + 1e-12))
      left[kind]--
      if (left.last + left.more === 0) break
    }
    expect(left).toEqual({ last: 0, more: 0 })
  })
})

it('[TC-20] the director counts an ending out alike in worlds that look alike', () => {
  const random = seedRandom('alike')
  let counted = 0
  for (const view of endings(3, 'top')) {
    const seat = view.viewer as number
    const ending = countOut(view, FEW)
    if (!ending || ending.worlds < 10) continue
    const order = { level: 'director', seed: 'alike', iterations: 10 } as const
    const verdict = tennesseeBrain.decide(view, seat, order)
    for (let n = 0; n < 3; n++) {
      const seen = game.view(tennesseeBrain.determinize(view, random), seat)
      expect(tennesseeBrain.decide(seen, seat, order)).toEqual(verdict)
    }
    expect(verdict!.candidates.map(({ visits }) => visits)).toEqual(ending.moves.map(() => ending.worlds))
    if (++counted === 5) break
  }
  expect(counted).toBe(5)
})

it('[TC-16] what is certain stays so however the others play', () => {
  let compared = 0
  for (const view of endings(3, 'top')) {
    const ending = countOut(view, { ...FEW, worlds: 100 })
    if (!ending || ending.moves[0]!.share > 0.999) continue
    const slow = bruteForce(view, MOST_CASES, [GREEDY])
    if (!slow) continue
    for (const { move, share, spread } of ending.moves) {
      expect(share).toBeCloseTo(slow.get(move)!.share, 9)
      expect(spread).toBeCloseTo(0, 9)
    }
    if (++compared === 4) break
  }
  expect(compared).toBe(4)
})

it('leaves an ending to the search where there is too much to count', () => {
  const [view] = endings(3, 'top')
  expect(countOut(view!, { ...LIMITS, worlds: 0 })).toBeUndefined()
  expect(countOut(view!, { ...LIMITS, steps: 10 })).toBeUndefined()
  expect(countOut(view!, { ...LIMITS, cards: view!.deck.left - 1 })).toBeUndefined()
})
