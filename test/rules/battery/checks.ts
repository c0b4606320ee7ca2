/** What must hold in every position of every game. Each function throws when it does not.
 * Plain assertions: these run by the million, and outside of vitest too. */
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import type { Json, Viewer } from '#shared/games/common.ts'
import { apply, RefusedError } from '../../../src-main/rules/game.ts'
import type { Random } from '../../../src-main/rules/random.ts'
import type { Step } from './random-game.ts'
import type { Trial } from './trial.ts'

const hash = (state: unknown): string => JSON.stringify(state)

export function stateIsPlainData({ game }: Trial, state: unknown): void {
  assert.deepEqual(game.clone(state), state)
  assert.deepEqual(structuredClone(state), state)
  assert.deepEqual(JSON.parse(hash(state)), state)
}

export function cardsAreConserved({ game }: Trial, { state, next }: Step): void {
  assert.deepEqual(game.cards(next), game.cards(state))
}

export function actionsAgreeWithCheck({ game, vocabulary }: Trial, { state, seat, action }: Step): void {
  const { complete, actions } = game.legalActions(state, seat)
  assert.ok(actions.length > 0)
  for (const listed of actions) {
    assert.deepEqual(game.check(state, seat, listed), [])
    assert.deepEqual(game.schemas.action.parse(listed), listed)
  }
  assert.deepEqual(game.check(state, seat, action), [])
  if (!complete) return
  const isListed = (one: unknown) => actions.some((listed) => isDeepStrictEqual(listed, one))
  assert.equal(isListed(action), true)
  for (const one of vocabulary ?? []) {
    assert.equal(game.check(state, seat, one).length === 0, isListed(one), JSON.stringify(one))
  }
}

/** Every seat that need not decide has no action and is refused whatever it tries. */
export function othersAreRefused({ game, vocabulary }: Trial, { state, action }: Step): void {
  const deciders = game.deciders(state)
  const seats = (game.view(state, 'public') as { seats: unknown[] }).seats.length
  for (let seat = 0; seat < seats; seat++) {
    if (deciders.includes(seat)) continue
    assert.deepEqual(game.legalActions(state, seat).actions, [])
    for (const one of vocabulary ?? [action]) assert.notDeepEqual(game.check(state, seat, one), [])
  }
}

export function refusalsChangeNothing({ game, vocabulary }: Trial, { state, seat }: Step): void {
  const before = hash(state)
  const refused = (vocabulary ?? []).find((one) => game.check(state, seat, one).length > 0)
  if (refused !== undefined) {
    assert.throws(() => apply(game, state, seat, refused), RefusedError)
    assert.deepEqual(game.preview(state, seat, refused).refusals, game.check(state, seat, refused))
  }
  assert.equal(hash(state), before)
}

export function viewsHideWhatIsHidden(trial: Trial, { next, happened }: Step): void {
  for (const viewer of viewersOf(trial, next)) {
    const shown = JSON.stringify(trial.game.view(next, viewer))
    for (const card of trial.hidden(next, viewer)) assert.ok(!shown.includes(`"${card}"`), card)
  }
  const told = JSON.stringify(happened.map(({ event }) => event))
  for (const card of trial.hidden(next, 'public')) assert.ok(!told.includes(`"${card}"`), card)
}

/**
 * While an action is carried out the state may be viewed whenever something is told: no card is missing, no view holds
 * a hidden one, and in the end it is the state that is reached without anybody looking.
 */
export function partsMayBeViewed(trial: Trial, { state, seat, action, next, happened }: Step): void {
  const { game } = trial
  const cards = game.cards(state)
  const told: unknown[] = []
  const watched = game.clone(state)
  game.play(watched, seat, action, {
    push(one) {
      told.push(one)
      assert.deepEqual(game.cards(watched), cards, one.event.what)
      for (const viewer of viewersOf(trial, watched)) {
        const shown = JSON.stringify(game.view(watched, viewer))
        for (const card of trial.hidden(watched, viewer)) assert.ok(!shown.includes(`"${card}"`), card)
      }
    },
  })
  assert.deepEqual(told, happened)
  assert.deepEqual(watched, next)
  const unwatched = game.clone(state)
  game.play(unwatched, seat, action)
  assert.deepEqual(unwatched, next)
}

/** A world that the viewer could believe in looks the same to it, and holds the same cards. */
export function viewsIgnoreTheHidden(trial: Trial, { next }: Step, random: Random): void {
  for (const viewer of viewersOf(trial, next)) {
    const other = trial.resample(next, viewer, random)
    assert.deepEqual(trial.game.view(other, viewer), trial.game.view(next, viewer))
    assert.deepEqual(trial.game.cards(other), trial.game.cards(next))
  }
}

/** Fresh luck keeps every hand and the public picture. */
export function freshLuckKeepsHands({ game }: Trial, { next }: Step, seed: string): void {
  const fresh = game.reseed(next, seed)
  const seats = (game.view(next, 'public') as { seats: unknown[] }).seats
  for (const viewer of [...seats.keys(), 'public' as const]) {
    assert.deepEqual(game.view(fresh, viewer), game.view(next, viewer))
  }
  assert.deepEqual(game.cards(fresh), game.cards(next))
  assert.deepEqual(game.reseed(next, seed), fresh)
}

export function viewsArePlainData({ game }: Trial, { next }: Step): void {
  const view = game.view(next, 'all')
  assert.deepEqual(JSON.parse(JSON.stringify(view)), view)
}

/** Remembers states with their hashes, and later proves that nothing has written into them. */
export class Watch {
  private readonly seen: { state: unknown; before: string }[] = []
  add(state: unknown): void {
    this.seen.push({ state, before: hash(state) })
  }
  nothingChanged(): void {
    for (const { state, before } of this.seen) assert.equal(hash(state), before)
  }
  get states(): readonly unknown[] {
    return this.seen.map(({ state }) => state)
  }
}

function viewersOf({ game }: Trial, state: unknown): Viewer[] {
  const { seats } = game.view(state, 'public') as { seats: readonly Json[] }
  return [...seats.keys(), 'public']
}
