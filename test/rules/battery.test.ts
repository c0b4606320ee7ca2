/** The battery: what every registered game must pass, whatever its rules. */
import { describe, expect, test } from 'vitest'
import { RULES } from '../support/games.ts'
import { battery } from './battery/battery.ts'
import { TRIALS } from './battery/trials.ts'

test('every registered game has its trial', () => {
  expect(TRIALS.map(({ game }) => game.info.id)).toEqual(RULES.map(({ info }) => info.id))
})

describe.each(TRIALS.map((trial) => [trial.game.info.id, trial] as const))('%s', (_id, trial) =>
  battery(trial),
)
