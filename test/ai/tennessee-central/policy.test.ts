import { expect, it } from 'vitest'
import { scoredMoves } from '../../../src-main/ai/tennessee-central/game.ts'
import { bestTurn, reckonStakes } from '../../../src-main/ai/tennessee-central/policy.ts'
import { WEIGHTS } from '../../../src-main/ai/tennessee-central/weights.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { playMove } from '../../../src-main/rules/tennessee-central/play.ts'
import { randomMove } from '../../../src-main/rules/tennessee-central/legal-actions.ts'
import { shuffleAndDeal } from '../../../src-main/rules/tennessee-central/setup.ts'
import { decider, OVER, TURN } from '../../../src-main/rules/tennessee-central/state.ts'

it.each([0, 1, 2])('finds the best move of a turn without listing them all, reading %i', (reading) => {
  const random = seedRandom('turns')
  const stakes = new Float64Array(16)
  let turns = 0
  for (let n = 0; n < 30; n++) {
    const state = shuffleAndDeal(2 + (n % 3), reading, random)
    for (; state.phase !== OVER; playMove(state, decider(state), randomMove(state, decider(state), random))) {
      if (state.phase !== TURN) continue
      reckonStakes(state, WEIGHTS, stakes)
      const moves = scoredMoves(state, state.turn, WEIGHTS)
      const found = moves.find(({ move }) => move === bestTurn(state, state.turn, WEIGHTS, stakes))
      expect(found?.score).toBe(moves[0]?.score)
      turns++
    }
  }
  expect(turns).toBeGreaterThan(1000)
})
