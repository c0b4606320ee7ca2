/** The tests of the battery for one game. */
import { expect, test } from 'vitest'
import { nextInt, seedRandom, type Random } from '../../../src-main/rules/random.ts'
import { playable, replay } from '../../../src-main/rules/record.ts'
import * as checks from './checks.ts'
import { playRandomGame, type Step } from './random-game.ts'
import type { Trial } from './trial.ts'

export function battery(trial: Trial): void {
  const seeds = Array.from({ length: trial.games }, (_, i) => `battery ${i}`)
  const play = (seed: string, look: (step: Step, random: Random) => void) =>
    playRandomGame(trial.game, seed, look, trial.table)
  const sample = (seed: string, look: (step: Step, random: Random) => void) => {
    let steps = 0
    play(seed, (step, random) => {
      if (steps++ % (trial.every ?? 1) === 0) look(step, random)
    })
  }
  const everyStep = (look: (trial: Trial, step: Step) => void) => () => {
    for (const seed of seeds) sample(seed, (step) => look(trial, step))
  }

  test('random play reaches the end: nobody decides, and there is a result for every seat', () => {
    for (const seed of seeds) {
      const { record, state } = play(seed, ({ state: before }) => {
        expect(trial.game.outcome(before)).toBeUndefined()
      })
      const outcome = trial.game.outcome(state)!
      expect(outcome.places).toHaveLength(record.seats.length)
      expect(Math.min(...outcome.places)).toBe(1)
    }
  })

  test('a state is plain data: clone, structured clone and JSON give it back', () =>
    everyStep((_trial, { next }) => checks.stateIsPlainData(trial, next))())
  test('no card is ever lost or doubled', everyStep(checks.cardsAreConserved))
  test('what is listed or drawn passes the check; where the list is complete nothing else does', () =>
    everyStep(checks.actionsAgreeWithCheck)())
  test('a seat that need not decide can do nothing', everyStep(checks.othersAreRefused))
  test('a refused action changes nothing', everyStep(checks.refusalsChangeNothing))
  test('no view and no public event holds a hidden card', everyStep(checks.viewsHideWhatIsHidden))
  test('every part of an action may be viewed', everyStep(checks.partsMayBeViewed))
  test('a view is plain data', everyStep(checks.viewsArePlainData))

  test('a view does not depend on what its seat cannot see', () => {
    for (const seed of seeds) {
      sample(seed, (step, random) => checks.viewsIgnoreTheHidden(trial, step, [...random]))
    }
  })

  test('fresh luck keeps hands and views', () => {
    for (const seed of seeds) {
      sample(seed, (step) => checks.freshLuckKeepsHands(trial, step, seed))
    }
  })

  test('later moves leave earlier states as they were; replay and undo give the same states again', () => {
    const random = seedRandom('undo')
    for (const seed of seeds) {
      const watch = new checks.Watch()
      const { record, state } = play(seed, (step) => watch.add(step.state))
      watch.add(state)
      watch.nothingChanged()
      expect(replay(playable(record)).state).toEqual(state)
      for (let i = 0; i < 5; i++) {
        const at = nextInt(random, record.actions.length + 1)
        expect(replay(playable(record), at).state).toEqual(watch.states[at])
      }
    }
  })
}
