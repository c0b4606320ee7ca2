import { afterEach, describe, expect, it } from 'vitest'
import type { Json } from '#shared/games/common.ts'
import { RULES } from '../support/games.ts'
import { Depot } from '../support/depot.ts'
import { makeGame } from '../support/make-games.ts'
import { sqliteShelf } from '../support/stores.ts'
import { replayAll } from './replays.ts'

const clears: (() => void)[] = []
afterEach(() => clears.splice(0).forEach((clear) => clear()))
function depot(): Depot {
  const shelf = sqliteShelf()
  clears.push(() => shelf.clear())
  return new Depot(shelf.store)
}

/** A finished game of this kind, as a household has them. */
function finished(game: string) {
  for (let n = 0; n < 2000; n++) {
    const made = makeGame('replays', n, 0.5)
    if (made.game === game && made.state === 'finished') return made
  }
  throw new Error(`no finished game of ${game}`)
}

const fates = (of: Depot): readonly string[] => [...replayAll(of.store)].map(({ fate }) => fate)

describe.each(RULES.map((rules) => [rules.info.id, rules] as const))('a finished game of %s', (id, rules) => {
  it('replays to its result when it was played at the table', { timeout: 120_000 }, async () => {
    const of = depot()
    const options = rules.schemas.options.parse({}) as Json
    const end = await of.playToEnd(
      await of.start(['human', 'conductor'], { game: id, options, seed: 'replays' }),
    )
    expect(end.state).toBe('finished')
    expect(fates(of)).toEqual(['same'])
    expect((await of.call('replay.open', { id: end.id })).outcome).toEqual(end.outcome)
  })

  it('is told from one whose result is not its own', () => {
    const of = depot()
    const game = finished(id)
    const totals = game.result?.totals.map((total) => total + 1) ?? []
    const bent = { ...game, result: { places: [], sheet: null, ...game.result, totals } }
    of.store.past.adopt([game, bent])
    expect(fates(of)).toEqual(['same', 'different'])
  })

  it('of older rules, with another result, says so and keeps it', async () => {
    const of = depot()
    const game = finished(id)
    const totals = game.result?.totals.map((total) => total + 1) ?? []
    const result = { places: [], sheet: null, ...game.result, totals }
    const version = (rules.info.rulesSince ?? rules.info.rulesVersion) - 1
    const [older = ''] = of.store.past.adopt([{ ...game, rules: version, result }])
    expect(fates(of)).toEqual(['older'])
    for (const request of ['replay.open', 'coach.report'] as const)
      expect(await of.refused(request, { id: older })).toEqual({ key: 'olderRules', params: { version } })
    const { games } = await of.call('history.search', {
      ...{ filter: {}, order: 'played', descending: true, limit: 10 },
    })
    expect(games[0]).toMatchObject({ olderRules: true, totals })
  })
})
