/** The battery over many games: every action and every card, and now and then a game looked at closely. */
import assert from 'node:assert/strict'
import { playable, replay } from '../../../src-main/rules/record.ts'
import * as checks from './checks.ts'
import { playRandomGame, type Step } from './random-game.ts'
import type { Random } from '../../../src-main/rules/random.ts'
import type { Trial } from './trial.ts'

const CLOSE_LOOK_EVERY = 500

export interface Figures {
  readonly actions: number
  /** Positions looked at closely. */
  readonly positions: number
  /** The numbers of seats that came up, and how many different options. */
  readonly seats: string
  readonly options: number
  readonly seconds: number
}

/** Throws, naming the game's seed, at the first refusal, lost card, or check that fails. */
export function longRun(
  trial: Trial,
  games: number,
  seed: string,
  onProgress: (done: number, seconds: number) => void,
): Figures {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const seats = new Set<number>()
  const options = new Set<string>()
  let actions = 0
  let positions = 0
  for (let i = 0; i < games; i++) {
    const close = i % CLOSE_LOOK_EVERY === 0
    let cards = ''
    try {
      let steps = 0
      const look = (step: Step, random: Random) => {
        if (cards === '') cards = trial.game.cards(step.state).join()
        assert.equal(trial.game.cards(step.next).join(), cards)
        if (!close || steps++ % (trial.every ?? 1) > 0) return
        positions++
        lookClosely(trial, step, random)
      }
      const { record, state } = playRandomGame(trial.game, `${seed} ${i}`, look, trial.table)
      assert.ok(trial.game.outcome(state), 'the game ended without a result')
      if (close) assert.deepEqual(replay(playable(record)).state, state)
      actions += record.actions.length
      seats.add(record.seats.length)
      options.add(JSON.stringify(record.options))
    } catch (error) {
      throw new Error(`${trial.game.info.id}, game "${seed} ${i}"`, { cause: error })
    }
    if ((i + 1) % Math.ceil(games / 20) === 0) onProgress(i + 1, seconds())
  }
  return {
    actions,
    positions,
    seats: [...seats].sort().join(', '),
    options: options.size,
    seconds: seconds(),
  }
}

function lookClosely(trial: Trial, step: Step, random: Random): void {
  checks.stateIsPlainData(trial, step.next)
  checks.actionsAgreeWithCheck(trial, step)
  checks.othersAreRefused(trial, step)
  checks.refusalsChangeNothing(trial, step)
  checks.viewsHideWhatIsHidden(trial, step)
  checks.viewsArePlainData(trial, step)
  checks.viewsIgnoreTheHidden(trial, step, [...random])
  checks.freshLuckKeepsHands(trial, step, 'long')
}
