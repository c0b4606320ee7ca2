/** A PIN guards its player wherever the player could be changed, and forgotten it opens no hand. */
import { afterEach, expect, it } from 'vitest'
import type { In, RequestName } from '#shared/contract/contract.ts'
import type { TableState } from '#shared/contract/table.ts'
import { Depot, newGame } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'

const clears: (() => void)[] = []
afterEach(() => clears.splice(0).forEach((clear) => clear()))

/** Person 1 has the PIN 2468, Person 2 none; they share a running game. */
async function household() {
  const shelf = sqliteShelf()
  clears.push(() => shelf.clear())
  const of = new Depot(shelf.store)
  const table = await of.start(['human', 'human'])
  const [one = 0, two = 0] = table.seats.map(({ player }) => player)
  await of.call('players.pin', { id: one, pin: '2468' })
  return { of, table, one, two }
}
const playerOf = (of: Depot, id: number) => of.store.players().find((player) => player.id === id)

/** Every change of Person 1, or of somebody into Person 1. */
type Change = { [K in RequestName]: readonly [K, In<K>] }[RequestName]
const changes = (one: number, two: number, proof?: string): readonly Change[] => {
  const given = proof === undefined ? {} : { proof }
  return [
    ['players.rename', { id: one, name: 'Somebody', ...given }],
    ['players.merge', { from: one, into: two, ...given }],
    ['players.merge', { from: two, into: one, ...(proof !== undefined && { proofInto: proof }) }],
    ['players.delete', { id: one, ...given }],
    ['players.pin', { id: one, pin: null, ...given }],
    ['players.pin', { id: one, pin: '1111', ...given }],
  ]
}

it('nothing about its player is changed without the PIN', async () => {
  const { of, one, two } = await household()
  const before = of.store.players()
  for (const [name, input] of changes(one, two)) {
    expect(await of.refused(name, input as never)).toEqual({ key: 'pinNeeded' })
    expect(of.store.players()).toEqual(before)
  }
  expect(of.store.pinMatches(one, '2468')).toBe(true)
})

it('wrong tries wait longer and longer, here and at the curtain together', async () => {
  const { of, table, one, two } = await household()
  let seconds = 1
  for (const [name, input] of changes(one, two, '1357')) {
    expect(await of.refused(name, input as never)).toEqual({ key: 'pinWrong', params: { seconds } })
    const right = await of.refused('players.pin', { id: one, pin: null, proof: '2468' })
    expect(right).toEqual({ key: 'pinWait', params: { seconds } })
    of.clock += seconds * 1000
    seconds *= 2
  }
  expect(await of.refused('players.pin', { id: one, pin: null, proof: '0' })).toMatchObject({
    key: 'pinWrong',
  })
  const raise = { id: table.id, seat: 0, open: true, pin: '2468' }
  if (table.curtain?.seat === 0)
    expect(await of.refused('table.curtain', raise)).toMatchObject({ key: 'pinWait' })
  // A clock set back locks nobody out for longer than the wait, which it does not shorten either.
  for (const back of [3_600_000, 365 * 86_400_000]) {
    of.clock -= back
    const right = await of.refused('players.pin', { id: one, pin: null, proof: '2468' })
    expect(right).toEqual({ key: 'pinWait', params: { seconds: 60 } })
  }
  of.clock += 60_000
  await of.call('players.pin', { id: one, pin: null, proof: '2468' })
  expect(playerOf(of, one)?.hasPin).toBe(false)
})

it('with the PIN its player is renamed, gets another one, and is deleted', async () => {
  const { of, one } = await household()
  await of.call('players.rename', { id: one, name: 'Ada', proof: '2468' })
  await of.call('players.pin', { id: one, pin: '9999', proof: '2468' })
  expect(await of.refused('players.delete', { id: one, proof: '2468' })).toMatchObject({ key: 'pinWrong' })
  of.clock += 1000
  await of.call('players.delete', { id: one, proof: '9999' })
  expect(playerOf(of, one)).toBeUndefined()
})

it('forgotten it is taken away, and what others share with the player is given up', async () => {
  const { of, table, one, two } = await household()
  const alone = await of.call('games.create', newGame(['human', 'conductor']))
  const others = await of.call(
    'games.create',
    newGame(['human', 'human'], {
      seats: [
        { name: 'Person 2', kind: 'human', livery: 'plum' },
        { name: 'Cleo', kind: 'human', livery: 'teal' },
      ],
    }),
  )
  of.said.length = 0
  await of.call('players.forgot-pin', { id: one })
  expect(playerOf(of, one)?.hasPin).toBe(false)
  const states = [table.id, alone.id, others.id].map((id) => of.store.game(id)?.state)
  expect(states).toEqual(['abandoned', 'open', 'open'])
  // The table that was open shows it, and neither a curtain nor a hand.
  const told = of.events.findLast((event) => event.type === 'table.changed')
  const shown = told?.type === 'table.changed' ? told.table : undefined
  expect(shown).toMatchObject({ id: table.id, state: 'abandoned', viewer: 'public' })
  expect(shown?.curtain).toBeUndefined()
  expect(await of.refused('table.curtain', { id: table.id, seat: 0, open: true })).toEqual({
    key: 'gameOver',
  })
  // Where there is no PIN nothing is forgotten.
  await of.call('players.forgot-pin', { id: two })
  expect(of.store.game(others.id)?.state).toBe('open')
})

it('a backup from before the PIN does not take it away', async () => {
  const shelf = sqliteShelf()
  clears.push(() => shelf.clear())
  const of = new Depot(shelf.store)
  const start: TableState = await of.start(['human', 'human'])
  const seat = start.curtain?.seat ?? 0
  const player = start.seats[seat]?.player ?? 0
  const [backup] = await of.call('backups.make', {})
  await of.call('players.rename', { id: player, name: 'Ada' })
  await of.call('players.pin', { id: player, pin: '2468' })
  await of.call('backups.restore', { number: backup?.number ?? 0 })
  await of.call('table.open', { id: start.id })
  const raise = { id: start.id, seat, open: true }
  expect(await of.refused('table.curtain', raise)).toEqual({ key: 'pinNeeded' })
  expect(await of.call('table.curtain', { ...raise, pin: '2468' })).toMatchObject({ viewer: seat })
})
