/** Creating, listing, repeating and exporting games. */
import { expect, it } from 'vitest'
import type { NewGame } from '#shared/contract/games.ts'
import type { Json } from '#shared/games/common.ts'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { checkRecord, replay } from '../../src-main/rules/record.ts'
import { memoryDepot, newGame } from '../support/depot.ts'

const all = { states: ['open', 'finished', 'abandoned'] as const, offset: 0, limit: 50 }

it('draws a seed, a nonce and a seed for each computer', async () => {
  const depot = memoryDepot()
  const { id } = await depot.call('games.create', newGame(['human', 'conductor', 'director']))
  const header = depot.store.game(id)
  const drawn = [header?.seed, header?.nonce, ...(header?.seats.slice(1).map((seat) => seat.botSeed) ?? [])]
  expect(new Set(drawn).size).toBe(4)
  expect(drawn.every((text) => text?.startsWith('drawn-'))).toBe(true)
  expect(header?.seats[0]).toEqual({ name: 'Person 1', kind: 'human', livery: 'plum', player: 1 })
  expect(header?.marks.seeded).toBe(false)
})

it('marks a game whose seed was typed in', async () => {
  const depot = memoryDepot()
  const table = await depot.start(['human', 'conductor'], { seed: ' my seed ' })
  expect(depot.store.game(table.id)?.seed).toBe('my seed')
  expect(table.marks.seeded).toBe(true)
})

it('takes the options’ defaults, and cleans names', async () => {
  const depot = memoryDepot()
  const setup = newGame(['human', 'conductor'], { options: {} })
  const seats = setup.seats.map((seat) => ({ ...seat, name: `  ${seat.name} ` }))
  const table = await depot.start([], { ...setup, seats })
  expect(table.options).toEqual({ locomotive: 'top' })
  expect(table.seats.map((seat) => seat.name)).toEqual(['Person 1', 'Computer 2'])
})

const two = newGame(['human', 'human'])
const seat = two.seats[0] ?? { name: '', kind: 'human', livery: 'plum' }
const WRONG: readonly (readonly [string, Partial<NewGame>, unknown])[] = [
  ['an unknown game', { game: 'whist' }, { key: 'unknownGame', params: { game: 'whist' } }],
  ['too few seats', { seats: [seat] }, { key: 'wrongSeats', params: { numbers: '2, 3, 4' } }],
  [
    'too many seats',
    newGame(Array(5).fill('human') as 'human'[]),
    { key: 'wrongSeats', params: { numbers: '2, 3, 4' } },
  ],
  [
    'a wrong option',
    { options: { locomotive: 'up' } },
    { key: 'badOptions', params: { where: 'locomotive' } },
  ],
  ['an unknown option', { options: { rails: 2 } }, { key: 'badOptions', params: { where: 'options' } }],
  [
    'one name twice',
    { seats: [seat, { ...seat, name: 'PERSON 1', livery: 'teal' }] },
    { key: 'sameName', params: { name: 'PERSON 1' } },
  ],
  ['one livery twice', { seats: [seat, { ...seat, name: 'Other' }] }, { key: 'sameLivery' }],
]
it.each(WRONG)('refuses %s and stores nothing', async (_, change, error) => {
  const depot = memoryDepot()
  expect(await depot.refused('games.create', { ...two, ...change })).toEqual(error)
  expect(depot.store.writes).toEqual([])
})

it('plays the same set-up again with fresh luck', async () => {
  const depot = memoryDepot()
  const first = await depot.start(['human', 'conductor'], { seed: 'typed' })
  const { id } = await depot.call('games.again', { id: first.id })
  const [one, other] = [depot.store.game(first.id), depot.store.game(id)]
  expect(other?.seed).toMatch(/^drawn-/)
  expect(other?.marks.seeded).toBe(false)
  expect(other?.seats[1]?.botSeed).not.toBe(one?.seats[1]?.botSeed)
  expect((await depot.call('table.open', { id })).seats).toEqual(first.seats)
})

it('lists open games with the public’s picture, and finished ones with their result', async () => {
  const depot = memoryDepot()
  const open = await depot.start(['human', 'conductor'])
  const end = await depot.playToEnd(await depot.start(['human', 'conductor']))
  const { games, total } = await depot.call('games.list', all)
  expect(total).toBe(2)
  const [finished, running] = games
  expect(finished).toMatchObject({ id: end.id, totals: end.outcome?.totals, actions: end.at })
  expect(finished?.view).toBeUndefined()
  expect(running?.id).toBe(open.id)
  const view = running?.view as unknown as TennesseeView
  expect(view.viewer).toBe('public')
  expect(view.seats.every(({ hand }) => !Array.isArray(hand))).toBe(true)
  expect(running?.deciders).toHaveLength(1)
  expect(await depot.call('games.list', { ...all, offset: 1, limit: 1 })).toEqual({ games: [running], total })
})

it('exports a finished game as a record that replays to the same result', async () => {
  const depot = memoryDepot()
  const end = await depot.playToEnd(await depot.start(['human', 'conductor']))
  const record = await depot.call('games.export', { id: end.id })
  expect(record).toMatchObject({ format: 1, game: 'tennessee-central', rules: 1, meta: { id: end.id } })
  expect(record.seats[1]?.seed).toMatch(/^drawn-/)
  const { game, state } = replay(checkRecord(JSON.parse(JSON.stringify(record)) as Json))
  expect(game.outcome(state)).toEqual(end.outcome)
})

it('does not export an open game', async () => {
  const depot = memoryDepot()
  const { id } = await depot.start(['human', 'conductor'])
  expect(await depot.refused('games.export', { id })).toEqual({ key: 'gameOpen' })
  await depot.call('games.abandon', { id })
  expect((await depot.call('games.export', { id })).meta?.abandoned).toBe(true)
})

it('tells every window of new settings', async () => {
  const depot = memoryDepot()
  const settings = await depot.call('settings.set', { theme: 'night' })
  expect(settings.theme).toBe('night')
  expect(depot.events).toEqual([{ type: 'settings.changed', settings }])
  expect(await depot.call('settings.get', {})).toEqual(settings)
})
