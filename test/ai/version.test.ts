/**
 * Records are checked by making their decisions again, so that a change of any opponent's ways needs a new
 * `AI_VERSION`. Where one of these marks differs and that is meant: raise the version and note the new marks here.
 */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { LEVELS } from '#shared/games/common.ts'
import { BRAINS } from '../support/games.ts'
import { AI_VERSION } from '../../src-main/ai/decision.ts'
import { seedRandom } from '../../src-main/rules/random.ts'
import { gameOf, position, text } from './honesty.ts'

const VERSION = 4
const MARKS: Readonly<Record<string, string>> = {
  'tennessee-central': '1ae1003bfc65',
  express: '1392c8265f57',
  'express-01': 'a356e2c0fce7',
}
const POSITIONS = 5
const ITERATIONS = 12

it.each(BRAINS.map((brain) => [brain.game, brain] as const))(
  '%s decides as this version does',
  { timeout: 60_000 },
  (game, brain) => {
    const rules = gameOf(game)
    const random = seedRandom(`version ${game}`)
    const decisions = Array.from({ length: POSITIONS }, (_, n) => {
      const { state, seat } = position(rules, random, `version ${game} ${n}`)
      const view = rules.view(state, seat)
      return LEVELS.map(
        (level) => brain.decide(view, seat, { level, seed: `${n}`, iterations: ITERATIONS })?.action,
      )
    })
    const mark = createHash('sha256').update(text(decisions)).digest('hex').slice(0, 12)
    expect({ version: AI_VERSION, mark }).toEqual({ version: VERSION, mark: MARKS[game] })
  },
)
