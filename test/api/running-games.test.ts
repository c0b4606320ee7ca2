/** What a game in progress gives away, and what it costs: branches, the last page taken back, games of the same cards. */
import { afterEach, expect, it } from 'vitest'
import type { SeatKind } from '#shared/games/common.ts'
import { Depot, newGame } from '../support/depot.ts'
import { type Shelf, sqliteShelf } from '../support/stores.ts'

const clears: (() => void)[] = []
afterEach(() => clears.splice(0).forEach((clear) => clear()))
function shelf(): Shelf {
  const one = sqliteShelf()
  clears.push(() => one.clear())
  return one
}
const depot = (): Depot => new Depot(shelf().store)
const marksOf = (of: Depot, id: string) => of.store.game(id)?.marks
const SOLO: readonly SeatKind[] = ['human', 'conductor']

it.each(['same', 'fresh'] as const)(
  'a branch with %s luck marks a game in progress at once',
  async (luck) => {
    const of = depot()
    const running = await of.step(await of.start(SOLO))
    expect((await of.call('replay.open', { id: running.id })).branches).toBe('marks')
    of.events.length = 0
    const { id } = await of.call('replay.branch', { id: running.id, at: 0, luck })
    expect(marksOf(of, running.id)).toEqual({ assisted: true, seeded: false, branch: false })
    expect(of.events.map(({ type }) => type)).toEqual(['table.closed', 'games.changed'])
    // The branch may be given up now and show everything: the game it came from counts no more.
    await of.call('games.abandon', { id })
    expect((await of.call('replay.open', { id })).viewers).toContain('all')
    expect((await of.call('table.open', { id: running.id })).marks.assisted).toBe(true)
  },
)

it('a branch of a game that is over marks nothing else', async () => {
  const of = depot()
  const end = await of.playToEnd(await of.start(SOLO))
  expect((await of.call('replay.open', { id: end.id })).branches).toBe('free')
  const first = await of.call('replay.branch', { id: end.id, at: 4, luck: 'same' })
  await of.call('replay.branch', { id: end.id, at: 6, luck: 'same' })
  expect(marksOf(of, end.id)).toEqual({ assisted: false, seeded: false, branch: false })
  expect(marksOf(of, first.id)).toEqual({ assisted: false, seeded: false, branch: true })
})

it('a refused branch marks nothing', async () => {
  const of = depot()
  const shared = await of.start(['human', 'human'])
  expect((await of.call('replay.open', { id: shared.id })).branches).toBe('refused')
  for (const luck of ['same', 'fresh'] as const)
    expect(await of.refused('replay.branch', { id: shared.id, at: 0, luck })).toEqual({ key: 'notYourSeat' })
  const alone = await of.start(SOLO)
  await of.refused('replay.branch', { id: alone.id, at: 99, luck: 'same' })
  expect(marksOf(of, shared.id)?.assisted).toBe(false)
  expect(marksOf(of, alone.id)?.assisted).toBe(false)
})

it('a game from a file with the cards of one in progress marks that one', async () => {
  const of = depot()
  const running = await of.start(SOLO)
  const header = of.store.game(running.id)
  const other = new Depot(shelf().store)
  const twin = await other.playToEnd(await other.start(SOLO, { seed: header?.seed ?? '' }))
  const { text } = await other.call('history.export', { selection: { ids: [twin.id] }, form: 'json' })
  const { upload } = await of.call('import.begin', {})
  await of.call('import.part', { upload, text })
  expect((await of.call('import.end', { upload })).counts.imported).toBe(1)
  expect(marksOf(of, running.id)?.assisted).toBe(true)
})

it('two games of one typed seed have their mark already', async () => {
  const of = depot()
  const one = await of.start(SOLO, { seed: 'friday' })
  await of.start(SOLO, { seed: 'friday' })
  expect(marksOf(of, one.id)).toEqual({ assisted: false, seeded: true, branch: false })
})

it.each([
  [SOLO, []],
  [
    ['human', 'human'],
    [0, 1],
  ],
] as const)(
  'the end of a game of %s is taken back in its sitting only, and always marks',
  async (kinds, people) => {
    const of = depot()
    const end = await of.playToEnd(await of.start(kinds))
    expect(end.undo).toEqual({ possible: true, barrier: true, consent: people })
    if (people.length > 0)
      expect(await of.refused('table.undo', { id: end.id })).toMatchObject({ key: 'consentNeeded' })
    // A second window sits at the same table.
    expect((await of.call('table.open', { id: end.id })).undo.possible).toBe(true)
    const back = await of.call('table.undo', { id: end.id, consent: [...people] })
    expect(back).toMatchObject({ state: 'open', marks: { assisted: true } })
    expect(back.finalView).toBeUndefined()
    const again = await of.playToEnd(back)
    await of.call('table.leave', { id: end.id })
    const later = await of.call('table.open', { id: end.id })
    expect(later.undo).toEqual({ possible: false, barrier: false, consent: [] })
    const refused = await of.refused('table.undo', { id: end.id, consent: [...people], at: again.at })
    expect(refused).toEqual({ key: 'overForGood' })
    expect(await of.refused('table.redo', { id: end.id })).toEqual({ key: 'gameOver' })
    expect(of.store.game(end.id)?.state).toBe('finished')
  },
)

it('a game given up is never taken back', async () => {
  const of = depot()
  const table = await of.step(await of.start(SOLO))
  await of.call('games.abandon', { id: table.id })
  expect(await of.refused('table.undo', { id: table.id })).toEqual({ key: 'overForGood' })
  await of.call('table.leave', { id: table.id })
  await of.call('table.open', { id: table.id })
  expect(await of.refused('table.undo', { id: table.id })).toEqual({ key: 'overForGood' })
})

it('a new game is no relative of any', async () => {
  const of = depot()
  const running = await of.start(SOLO)
  await of.call('games.again', { id: running.id })
  await of.call('games.create', newGame(SOLO))
  expect(marksOf(of, running.id)?.assisted).toBe(false)
})
