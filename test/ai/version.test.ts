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
  express: '3d0e67ecd480',
  'express-01': 'c257e33aec60',
}
/** By the rules a game began with: opponents decide in it as they did before there were newer ones. */
const EARLIER = [['express-01', 2, 'a356e2c0fce7']] as const
const POSITIONS = 5
const ITERATIONS = 12

/** A digest of what a game's opponents decide in a few positions. */
function marksOf(game: string, rules: ReturnType<typeof gameOf>): string {
  const brain = BRAINS.find((one) => one.game === game)
  const random = seedRandom(`version ${game}`)
  const decisions = Array.from({ length: POSITIONS }, (_, n) => {
    const { state, seat } = position(rules, random, `version ${game} ${n}`)
    const view = rules.view(state, seat)
    return LEVELS.map(
      (level) => brain?.decide(view, seat, { level, seed: `${n}`, iterations: ITERATIONS })?.action,
    )
  })
  return createHash('sha256').update(text(decisions)).digest('hex').slice(0, 12)
}

it.each(Object.entries(MARKS))('%s decides as this version does', { timeout: 60_000 }, (game, mark) => {
  expect({ version: AI_VERSION, mark: marksOf(game, gameOf(game)) }).toEqual({ version: VERSION, mark })
})

it.each(EARLIER)('%s by rules %s decides as it did', { timeout: 60_000 }, (game, rules, mark) => {
  const today = gameOf(game)
  const then = {
    ...today,
    setup: (setup: Parameters<typeof today.setup>[0]) => today.setup({ ...setup, rules }),
  }
  expect(marksOf(game, then)).toBe(mark)
})
