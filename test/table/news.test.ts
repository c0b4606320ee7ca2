/** What is new at a table, part by part: every view is one that the rules reached, and the last is the table's own. */
import { describe, expect, it } from 'vitest'
import { eventFor, type Viewer } from '#shared/games/common.ts'
import { gather } from '#shared/gather.ts'
import type { TableTold } from '#shared/contract/table.ts'
import { nextInt, seedRandom } from '../../src-main/rules/random.ts'
import { memoryDepot } from '../support/depot.ts'
import { seenActions } from '../support/seen.ts'
import { TRIALS } from '../rules/battery/trials.ts'
import { randomTable } from '../rules/battery/trial.ts'

describe.each(TRIALS.map((trial) => [trial.game.info.id, trial] as const))('%s', (_id, trial) => {
  const { game } = trial
  const tables = ['one', 'two'].flatMap((seed) => {
    const { options, seats } = (trial.table ?? ((random) => randomTable(game, random)))(seedRandom(seed))
    const viewers: Viewer[] = ['public', nextInt(seedRandom(seed), seats)]
    return viewers.map((viewer) => ({ options, seats, seed, viewer }))
  })

  it.each(tables)('plays $seed to $viewer through states that the rules reach', (play) => {
    for (const { parts, line, after } of seenActions(game, play)) {
      const { stored, happened } = line.steps.at(-1)!
      const views: unknown[] = []
      const state = game.clone(line.stateAt(line.at - 1))
      game.play(state, stored.seat, stored.action, {
        push: () => views.push(game.view(state, play.viewer)),
      })
      expect(parts.flatMap(({ events }) => events)).toEqual(happened.map((one) => eventFor(one, play.viewer)))
      expect(parts.at(-1)?.after).toEqual(after)
      let told = 0
      for (const part of parts.slice(0, -1)) {
        told += part.events.length
        expect(part.after).toEqual(views[told - 1])
        expect(part.after).not.toEqual(part.before)
      }
    }
  })
})

it('a page that is told every change has the log of one that opens the table now', async () => {
  const depot = memoryDepot()
  let table = await depot.start(['human', 'human', 'conductor'])
  for (let n = 0; n < 12; n++) {
    table = await depot.step(table)
    if (n % 4 === 3) await depot.call('table.undo', { id: table.id, consent: table.undo.consent })
    if (n % 8 === 7) await depot.call('table.redo', { id: table.id })
    const has = await depot.look(table.id)
    const anew = await depot.call('table.open', { id: table.id })
    expect(anew.log).toEqual(has.log)
    expect(anew.log).toHaveLength(anew.at)
  }
})

it('tells the log only once to a viewer, and after that what is new', async () => {
  const depot = memoryDepot()
  const start = await depot.start(['human', 'conductor', 'conductor'])
  await depot.playToEnd(start)
  const told = depot.events.flatMap((event) => (event.type === 'table.changed' ? [event.table] : []))
  expect(told.length).toBeGreaterThan(30)
  for (const { news } of told) {
    expect(news.past).toHaveProperty('after')
    expect(news.steps.length).toBeLessThanOrEqual(1)
  }
})

it('gives another viewer its own view of the time before, and its own log', async () => {
  const depot = memoryDepot()
  const open = await depot.raise(await depot.start(['human', 'human']))
  await depot.act(open, 'invest')
  const last = depot.events.at(-1)
  const told = last?.type === 'table.changed' ? last.table : undefined
  expect(told).toMatchObject({
    viewer: 'public',
    news: { from: 0, past: { log: [], view: { viewer: 'public' } } },
  })
  expect(told?.news.steps).toMatchObject([{ at: 1, parts: [{ events: [{ what: 'drew' }] }] }])
  expect(JSON.stringify(told?.news)).not.toContain('"card"')
})

it('a page that was not told everything cannot go on from the news', async () => {
  const depot = memoryDepot()
  const start = await depot.start(['human', 'human'])
  await depot.act(await depot.raise(start), 'build')
  const told = depot.said.filter(
    (one): one is { type: 'table.changed'; table: TableTold } =>
      typeof one === 'object' && one !== null && 'type' in one && one.type === 'table.changed',
  )
  const after = told.at(-1)?.table
  expect(
    after && gather(undefined, { ...after, news: { ...after.news, past: { after: after.serial - 1 } } }),
  ).toBe(undefined)
})
