import { describe, expect, test } from 'vitest'
import type { Level } from '#shared/games/common.ts'
import type { BoardId } from '#shared/games/express-01/values.ts'
import { express01Brain as brain } from '../../../src-main/ai/express-01/brain.ts'
import { express01 as game } from '../../../src-main/rules/express-01/index.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'

/** A short game, and how many of its decisions are looked at. */
interface Sitting {
  readonly board: BoardId
  readonly seats: number
  readonly level: Level
  readonly most: number
}

/** The first decisions of a short game with one level at every seat, looked at before each. */
function playGame({ board, seats, level, most }: Sitting, look: (view: unknown, seat: number) => void) {
  const options = { board, length: 'short', blackEngineShare: 'any-payment' } as const
  const state = game.setup({ options, seats, seed: `${board} ${seats}` })
  for (let n = 0; n < most && game.deciders(state).length > 0; n++) {
    const seat = game.deciders(state)[0]!
    const view = game.view(state, seat)
    look(view, seat)
    const verdict = brain.decide(view, seat, { level, seed: `decision ${n}`, iterations: 4 })!
    expect(game.check(state, seat, verdict.action)).toEqual([])
    game.play(state, seat, verdict.action)
  }
  return game.outcome(state)
}

describe.each<Sitting>([
  { board: 'germany', seats: 3, level: 'conductor', most: 30 },
  { board: 'germany', seats: 2, level: 'director', most: 10 },
  { board: 'usa', seats: 4, level: 'apprentice', most: 1000 },
])('$board with $seats seats, $level', { timeout: 60_000 }, (sitting) => {
  const { seats, most } = sitting
  test('every decision is legal, every drawn world looks to the seat as its own', () => {
    let decisions = 0
    const outcome = playGame(sitting, (view, seat) => {
      if (decisions++ % 4 > 0) return
      const world = brain.determinize(view as never, seedRandom(`world ${decisions}`))
      expect(game.view(world, seat)).toEqual(view)
    })
    if (most < 1000) expect(decisions).toBe(most)
    else expect(outcome?.places).toHaveLength(seats)
  })
})
