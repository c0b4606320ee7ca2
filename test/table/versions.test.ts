/** A game plays, replays and is judged by the version of the rules it began with, whatever came since. */
import { afterEach, expect, it } from 'vitest'
import type { Json } from '#shared/games/common.ts'
import { nextInt, seedRandom } from '../../src-main/rules/random.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'

const clears: (() => void)[] = []
afterEach(() => clears.splice(0).forEach((clear) => clear()))

/** A record of version 2 of Express 01 in which both seats do nothing once they may: two idle rounds end it. */
function idleGame(): { record: object; actions: number } {
  const game = rulesOf('express-01')!
  const options = { board: 'germany', length: 'short', blackEngineShare: 'any-payment' }
  const state = game.setup({ rules: 2, options, seats: 2, seed: 'idle' })
  const random = seedRandom('idle')
  const actions: object[] = []
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const { actions: legal } = game.legalActions(state, seat)
    const lazy = legal.find(
      (one) => JSON.stringify(one) === '{"do":"pair","pair":"CD"}' || JSON.stringify(one) === '{"do":"done"}',
    )
    const action = (lazy ?? legal[nextInt(random, legal.length)]) as Json
    actions.push({ seat, ...(action as object) })
    game.play(state, seat, action)
  }
  expect(game.outcome(state)?.sheet).toMatchObject({ endedBy: 'standstill' })
  const seats = ['Ada', 'Bruno'].map((name) => ({ name, kind: 'human' }))
  const record = { format: 1, game: 'express-01', rules: 2, options, seats, seed: 'idle', actions }
  return { record, actions: actions.length }
}

it('a game of earlier rules comes in, replays, and goes out again as one of those rules', async () => {
  const shelf = sqliteShelf()
  clears.push(() => shelf.clear())
  const depot = new Depot(shelf.store)
  const { record, actions } = idleGame()
  const { upload } = await depot.call('import.begin', {})
  await depot.call('import.part', { upload, text: JSON.stringify(record) })
  const { counts, lines } = await depot.call('import.end', { upload })
  expect({ imported: counts.imported, lines }).toEqual({ imported: 1, lines: [] })
  const { games } = await depot.call('history.search', {
    filter: {},
    ...{ order: 'played', descending: true, limit: 1 },
  })
  const id = games[0]?.id ?? ''
  expect(games[0]?.olderRules).toBeUndefined()
  const replay = await depot.call('replay.open', { id })
  expect(replay.seatsAt).toHaveLength(actions)
  expect(replay.outcome?.sheet).toMatchObject({ endedBy: 'standstill' })
  const { text } = await depot.call('history.export', { selection: { ids: [id] }, form: 'json' })
  expect(JSON.parse(text)).toMatchObject({ rules: 2 })
})

it('by the rules of today the same moves are refused', async () => {
  const shelf = sqliteShelf()
  clears.push(() => shelf.clear())
  const depot = new Depot(shelf.store)
  const { upload } = await depot.call('import.begin', {})
  await depot.call('import.part', { upload, text: JSON.stringify({ ...idleGame().record, rules: 3 }) })
  const { counts, lines } = await depot.call('import.end', { upload })
  expect(counts).toMatchObject({ imported: 0, refused: 1 })
  expect(lines[0]?.why?.key).toBe('importIllegal')
})
