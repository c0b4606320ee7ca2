/** An action is checked once, and what was checked counts only where it was. */
import { expect, it } from 'vitest'
import type { Json } from '#shared/games/common.ts'
import { Allowed, apply, type Game, mustBeAllowed, RefusedError } from '../../src-main/rules/game.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { Line } from '../../src-main/table/line.ts'

const NOTES = { ms: 0, hints: 0, takebacks: 0 }

/** The rules of Tennessee Central, and how often they were asked whether an action is legal. */
function counting(): { game: Game; asked: () => number } {
  const game = rulesOf('tennessee-central')
  if (!game) throw new Error('no game')
  let asked = 0
  const check: Game['check'] = (...args) => {
    asked++
    return game.check(...args)
  }
  return { game: { ...game, check }, asked: () => asked }
}
const dealt = (game: Game): unknown =>
  game.setup({ options: game.schemas.options.parse({}), seats: 2, seed: 'line' })
const legal = (line: Line): { seat: number; action: Json } => {
  const seat = line.deciders[0] ?? 0
  return { seat, action: line.game.legalActions(line.state, seat).actions[0] as Json }
}

it('asks the rules once for an action that is carried out', () => {
  const { game, asked } = counting()
  const line = new Line(game, dealt(game))
  const { seat, action } = legal(line)
  line.push(line.attempt(mustBeAllowed(line.check(seat, action)), NOTES))
  expect([line.at, asked()]).toEqual([1, 1])
  expect(apply(game, line.stateAt(0), seat, action).state).toEqual(line.state)
})

it('carries nothing out that the rules forbid, and leaves the state as it was', () => {
  const { game } = counting()
  const line = new Line(game, dealt(game))
  const before = structuredClone(line.state)
  const { seat, action } = legal(line)
  const refused = line.check(1 - seat, action)
  expect(refused).not.toBeInstanceOf(Allowed)
  expect(() => mustBeAllowed(refused)).toThrow(RefusedError)
  expect(line.state).toEqual(before)
})

it('takes no action that was checked before the line went on', () => {
  const { game } = counting()
  const line = new Line(game, dealt(game))
  const { seat, action } = legal(line)
  const allowed = mustBeAllowed(line.check(seat, action))
  line.push(line.attempt(allowed, NOTES))
  expect(() => {
    line.push(line.attempt(allowed, NOTES))
  }).toThrow('gone on')
  expect(line.at).toBe(1)
})
