/** Games opened again: after every action, from either store, and under other rules. */
import { afterEach, describe, expect, it } from 'vitest'
import type { TableState } from '#shared/contract/table.ts'
import type { Json } from '#shared/games/common.ts'
import type { NewStoredGame } from '../../src-main/store/store.ts'
import { newStoredGame } from '../../src-main/table/open.ts'
import { Depot, newGame, untold } from '../support/depot.ts'
import { SHELVES, type Shelf } from '../support/stores.ts'

/** What a person had seen before an open curtain, and how often the state was told, is not kept over a new start. */
const kept = (table: TableState): TableState => ({
  ...untold(table),
  ...(table.curtain && { curtain: { ...table.curtain, since: 0 } }),
})

const shelves: Shelf[] = []
afterEach(() => {
  for (const shelf of shelves.splice(0)) shelf.clear()
})

describe.each(SHELVES)('%s', (_, lay) => {
  function shelve(): Shelf {
    const shelf = lay()
    shelves.push(shelf)
    return shelf
  }

  it.each([{ kinds: ['human', 'conductor'] as const }, { kinds: ['human', 'apprentice', 'human'] as const }])(
    'a game closed after every decision goes on where it was: $kinds',
    async ({ kinds }) => {
      const shelf = shelve()
      let depot = new Depot(shelf.store)
      let table = await depot.settled((await depot.start(kinds, { seed: 'resume' })).id)
      let starts = 0
      while (table.state === 'open') {
        depot.api.close()
        if (starts % 5 === 0) shelf.reopen()
        depot = new Depot(shelf.store)
        await depot.call('table.open', { id: table.id })
        expect(kept(await depot.settled(table.id))).toEqual(kept(table))
        table = await depot.step(table)
        const { curtain, id } = table
        if (curtain?.open) table = await depot.call('table.curtain', { id, seat: curtain.seat, open: false })
        starts++
      }
      expect(starts).toBeGreaterThan(10)
      depot.api.close()
      shelf.reopen()
      // The end is taken back in the sitting it came in, and not after a new start.
      const undo = { possible: false, barrier: false, consent: [] }
      const later = await new Depot(shelf.store).call('table.open', { id: table.id })
      expect(kept(later)).toEqual({ ...kept(table), undo })
    },
  )

  it('what was taken back can still be redone after a new start', async () => {
    const shelf = shelve()
    const first = new Depot(shelf.store)
    const start = await first.settled((await first.start(['human', 'conductor'])).id)
    const played = await first.step(await first.step(start))
    const back = await first.call('table.undo', { id: start.id })
    first.api.close()
    shelf.reopen()
    const second = new Depot(shelf.store)
    expect(kept(await second.call('table.open', { id: start.id }))).toEqual(kept(back))
    const redone = await second.call('table.redo', { id: start.id })
    expect(redone.log).toEqual(played.log)
    expect(redone.at).toBe(played.at)
  })

  it('a hint is kept as soon as it is given, and the same one asked again after a new start counts once', async () => {
    const shelf = shelve()
    const first = new Depot(shelf.store)
    const start = await first.settled((await first.start(['human', 'conductor'])).id)
    const question = { id: start.id, seat: start.viewer as number }
    await first.call('table.hint', question)
    first.api.close()
    shelf.reopen()
    const second = new Depot(shelf.store)
    await second.call('table.open', { id: start.id })
    await second.call('table.hint', question)
    const next = await second.step(await second.look(start.id))
    await second.call('table.hint', question)
    await second.step(next)
    const own = shelf.store.timeline(start.id).actions.filter((one) => one.seat === question.seat)
    expect(own.map((one) => one.hints)).toEqual([1, 1])
  })

  it('a take-back from the last page and a new end store the new result', async () => {
    const { store } = shelve()
    const depot = new Depot(store)
    const end = await depot.playToEnd(await depot.start(['human', 'conductor']))
    await depot.call('table.undo', { id: end.id })
    expect(store.game(end.id)?.state).toBe('open')
    const again = await depot.playToEnd(await depot.look(end.id))
    expect(again.state).toBe('finished')
    expect(store.result(end.id)).toEqual(again.outcome)
    expect(again.marks.assisted).toBe(true)
  })

  /** A game stored by an application with other rules. */
  function stored(shelf: Shelf, change: Partial<NewStoredGame>, actions: readonly Json[]): string {
    const game = { ...newStoredGame(newGame(['human', 'conductor']), () => 'a seed'), ...change }
    const { id } = shelf.store.createGame(game)
    for (const action of actions) {
      shelf.store.append(id, { seat: 0, action, ms: 0, hints: 0, takebacks: 0 })
    }
    return id
  }

  it('a finished game of older rules that no longer replays keeps its result and says so', async () => {
    const shelf = shelve()
    const id = stored(shelf, { rules: 0 }, [{ do: 'derail' }])
    shelf.store.finish(id, { places: [1, 2], totals: [40, 12], sheet: {} })
    const depot = new Depot(shelf.store)
    const { games } = await depot.call('games.list', { states: ['finished'], offset: 0, limit: 10 })
    expect(games[0]).toMatchObject({ id, olderRules: true, places: [1, 2], totals: [40, 12] })
    const refusal = { key: 'olderRules', params: { version: 0 } }
    expect(await depot.refused('table.open', { id })).toEqual(refusal)
  })

  it('an open game of older rules that still replays goes on; one that does not says so', async () => {
    const shelf = shelve()
    const good = stored(shelf, { rules: 0 }, [])
    const bad = stored(shelf, { rules: 0 }, [{ do: 'derail' }])
    const depot = new Depot(shelf.store)
    expect((await depot.call('table.open', { id: good })).state).toBe('open')
    expect((await depot.refused('table.open', { id: bad })).key).toBe('olderRules')
    const { games } = await depot.call('games.list', { states: ['open'], offset: 0, limit: 10 })
    const marks = games.map(({ id, olderRules, view }) => [id, olderRules ?? false, view !== undefined])
    expect(marks.sort()).toEqual([[good, false, true] as const, [bad, true, false] as const].sort())
    await depot.call('games.abandon', { id: bad })
    expect(shelf.store.game(bad)?.state).toBe('abandoned')
  })

  it('a record of today’s rules that does not replay is named as damaged, with the action', async () => {
    const shelf = shelve()
    const id = stored(shelf, {}, [{ do: 'locomotive', suit: 'S' }])
    const other = stored(shelf, { game: 'whist' }, [])
    const depot = new Depot(shelf.store)
    expect(await depot.refused('table.open', { id })).toEqual({ key: 'damagedRecord', params: { at: 1 } })
    const unknown = { key: 'unknownGame', params: { game: 'whist' } }
    expect(await depot.refused('table.open', { id: other })).toEqual(unknown)
    expect(await depot.refused('table.open', { id: 'nothing' })).toEqual({ key: 'noSuchGame' })
  })
})
