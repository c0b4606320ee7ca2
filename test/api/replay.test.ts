/** Looking back at a game, and playing on from it. */
import { afterEach, expect, it } from 'vitest'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import type { Json } from '#shared/games/common.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'

const clears: (() => void)[] = []
afterEach(() => clears.splice(0).forEach((clear) => clear()))
function depot(): Depot {
  const shelf = sqliteShelf()
  clears.push(() => shelf.clear())
  return new Depot(shelf.store)
}
const viewOf = (step: { view: Json }): TennesseeView => step.view as unknown as TennesseeView

it('shows every step of a game from every seat, and its turns', async () => {
  const of = depot()
  const end = await of.playToEnd(await of.start(['human', 'conductor', 'conductor']))
  const replay = await of.call('replay.open', { id: end.id })
  expect(replay.seatsAt).toHaveLength(end.at)
  expect(replay.turns[0]).toBe(0)
  expect(replay.turns.every((at) => at === 0 || replay.seatsAt[at] !== replay.seatsAt[at - 1])).toBe(true)
  expect(replay.viewers).toEqual([0, 1, 2, 'public', 'all'])
  for (const at of [0, 7, end.at]) {
    const open = await of.call('replay.at', { id: end.id, at, viewer: 'all' })
    expect(viewOf(open).seats.every(({ hand }) => Array.isArray(hand))).toBe(true)
    const second = await of.call('replay.at', { id: end.id, at, viewer: 1 })
    expect(viewOf(second).seats.map(({ hand }) => Array.isArray(hand))).toEqual([false, true, false])
    expect(second.log).toHaveLength(at)
  }
  const last = await of.call('replay.at', { id: end.id, at: end.at, viewer: 'all' })
  expect(last.view).toEqual(end.finalView)
  expect(last.deciders).toEqual([])
})

it('refuses steps there are not and games there are not', async () => {
  const of = depot()
  const end = await of.playToEnd(await of.start(['human', 'conductor']))
  const query = { id: end.id, at: end.at + 1, viewer: 'public' } as const
  expect(await of.refused('replay.at', query)).toEqual({ key: 'noSuchStep', params: { most: end.at } })
  expect(await of.refused('replay.at', { ...query, at: 0, viewer: 5 })).toEqual({ key: 'notYourSeat' })
  expect(await of.refused('replay.open', { id: 'nowhere' })).toEqual({ key: 'noSuchGame' })
  await of.call('history.delete', { ids: [end.id] })
  expect(await of.refused('replay.open', { id: end.id })).toEqual({ key: 'noSuchGame' })
  expect(await of.refused('table.open', { id: end.id })).toEqual({ key: 'noSuchGame' })
})

it('shows of an own game in progress what its only person knows, of a shared one what all know', async () => {
  const of = depot()
  const alone = await of.step(await of.start(['human', 'conductor']))
  expect((await of.call('replay.open', { id: alone.id })).viewers).toEqual([0, 'public'])
  expect(await of.refused('replay.at', { id: alone.id, at: 0, viewer: 'all' })).toEqual({
    key: 'notYourSeat',
  })
  expect(await of.refused('replay.at', { id: alone.id, at: 0, viewer: 1 })).toEqual({ key: 'notYourSeat' })
  const shared = await of.start(['human', 'human'])
  expect((await of.call('replay.open', { id: shared.id })).viewers).toEqual(['public'])
  expect(await of.refused('replay.at', { id: shared.id, at: 0, viewer: 0 })).toEqual({ key: 'notYourSeat' })
  expect(await of.refused('replay.branch', { id: shared.id, at: 0, luck: 'same' })).toEqual({
    key: 'notYourSeat',
  })
})

it('follows a game in progress as it goes on', async () => {
  const of = depot()
  const table = await of.start(['human', 'conductor'])
  const before = (await of.call('replay.open', { id: table.id })).seatsAt.length
  of.clock += 1000
  await of.step(table)
  expect((await of.call('replay.open', { id: table.id })).seatsAt.length).toBeGreaterThan(before)
})

it('plays on from a step with the luck as it was: the same cards come', async () => {
  const of = depot()
  const end = await of.playToEnd(await of.start(['human', 'conductor']))
  const { id } = await of.call('replay.branch', { id: end.id, at: 10, luck: 'same' })
  const [was, is] = [of.store.game(end.id), of.store.game(id)]
  expect(is).toMatchObject({ state: 'open', branchOf: { id: end.id, at: 10 }, marks: { branch: true } })
  expect([is?.seed, is?.seats.map((seat) => seat.botSeed)]).toEqual([
    was?.seed,
    was?.seats.map((seat) => seat.botSeed),
  ])
  const step = (game: string) => of.call('replay.at', { id: game, at: 10, viewer: 0 })
  const [one, other] = [await step(end.id), await step(id)]
  expect(other.view).toEqual(one.view)
  const order = (game: string) => {
    const state = of.store.timeline(game).actions.slice(0, 10)
    return JSON.stringify(state)
  }
  expect(order(id)).toBe(order(end.id))
  const table = await of.playToEnd(await of.call('table.open', { id }))
  expect(table.state).toBe('finished')
  expect(table.marks.branch).toBe(true)
})

it('plays on with fresh luck, again and again; hands stay, the deck is another, and it can be resumed', async () => {
  const of = depot()
  const end = await of.playToEnd(await of.start(['human', 'conductor']))
  const all = (id: string, at: number) => of.call('replay.at', { id, at, viewer: 'all' })
  const first = await of.call('replay.branch', { id: end.id, at: 8, luck: 'fresh' })
  const over = await of.playToEnd(await of.call('table.open', first))
  const second = await of.call('replay.branch', { id: over.id, at: 12, luck: 'fresh' })
  expect(of.store.game(second.id)?.reseeds?.map(({ at }) => at)).toEqual([8, 12])
  const orders: unknown[] = []
  for (const id of [end.id, first.id]) {
    // Before its eighth action the deck of a branch is that of its parent; after it another.
    expect(viewOf(await all(id, 7)).deck.order).toEqual(viewOf(await all(end.id, 7)).deck.order)
    const view = viewOf(await all(id, 8))
    expect(view.seats.map(({ hand }) => hand)).toEqual(
      viewOf(await all(end.id, 8)).seats.map(({ hand }) => hand),
    )
    orders.push(view.deck.order)
  }
  expect(orders[0]).not.toEqual(orders[1])
  const moved = (await of.call('replay.open', { id: over.id })).outcome
  expect(moved).toEqual(over.outcome)
  const table = await of.playToEnd(await of.call('table.open', second))
  expect((await of.call('replay.open', second)).outcome).toEqual(table.outcome)
  const { text } = await of.call('history.export', { selection: { ids: [second.id] }, form: 'json' })
  const other = depot()
  const { upload } = await other.call('import.begin', {})
  await other.call('import.part', { upload, text })
  expect((await other.call('import.end', { upload })).lines).toEqual([])
  expect(await other.call('history.export', { selection: { ids: [second.id] }, form: 'json' })).toEqual({
    text,
    games: 1,
  })
})

it('does not play on where nobody has to decide', async () => {
  const of = depot()
  const end = await of.playToEnd(await of.start(['human', 'conductor']))
  for (const at of [end.at, end.at + 5]) {
    const refused = await of.refused('replay.branch', { id: end.id, at, luck: 'same' })
    expect(refused).toEqual({ key: 'noSuchStep', params: { most: end.at - 1 } })
  }
})

it('opens the record of a game in progress only with everybody’s consent, and marks it for good', async () => {
  const of = depot()
  const shared = await of.start(['human', 'human', 'conductor'])
  const ask = (consent: number[]) => of.refused('history.export-open', { id: shared.id, consent })
  expect(await ask([])).toEqual({ key: 'consentNeeded', params: { names: 'Person 1, Person 2' } })
  expect(await ask([1])).toEqual({ key: 'consentNeeded', params: { names: 'Person 1' } })
  expect(of.store.game(shared.id)?.marks.assisted).toBe(false)
  const record = await of.call('history.export-open', { id: shared.id, consent: [0, 1] })
  expect(record.meta).toMatchObject({ id: shared.id, assisted: true })
  expect(of.store.game(shared.id)?.marks.assisted).toBe(true)
  const { text } = await of.call('history.export', { selection: { ids: [shared.id] }, form: 'json' })
  expect(text).toBe('')
})

it('brings a backup back, leaves the table and tells everybody', async () => {
  const of = depot()
  const table = await of.start(['human', 'conductor'])
  await of.call('backups.make', {})
  await of.step(table)
  const [backup] = await of.call('backups.list', {})
  of.events.length = 0
  const after = await of.call('backups.restore', { number: backup?.number ?? 0 })
  expect(after[0]).toMatchObject({ kind: 'before-restore' })
  expect(of.events.map((event) => event.type)).toEqual(
    expect.arrayContaining(['table.closed', 'games.changed']),
  )
  expect(of.store.timeline(table.id).actions.length).toBe(0)
})

it('says that the page prints itself where the shell cannot', async () => {
  expect(await depot().call('page.print', { name: 'sheet' })).toEqual({ by: 'browser', path: null })
})
