import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, newGame, open, person, played, thrown } from './support.ts'

const names = (store: ReturnType<typeof open>) => store.players().map((player) => player.name)
const idOf = (store: ReturnType<typeof open>, name: string) =>
  store.players().find((player) => player.name === name)?.id ?? 0

test('persons become players once, whatever the capitals and blanks; computers never', () => {
  const store = open(folder())
  played(store, 0)
  played(store, 0, { seats: [person('  aDA '), person('Ärne')] })
  played(store, 0, { seats: [person('ärne'), person('Bea  Ann')] })
  expect(store.players()).toEqual([
    { id: 1, name: 'Ada', hasPin: false, games: 2 },
    { id: expect.any(Number) as number, name: 'Bea Ann', hasPin: false, games: 1 },
    { id: expect.any(Number) as number, name: 'Ärne', hasPin: false, games: 2 },
  ])
})

test.each([
  ['nameEmpty', [person('Ada'), person('   ')]],
  ['nameLong', [person('Ada'), person('x'.repeat(41))]],
  ['nameTwice', [person('Ada'), person('ADA')]],
])('%s: the game is refused and no player is made', (fault, seats) => {
  const store = open(folder())
  expect(thrown(() => store.createGame(newGame({ seats })))).toMatchObject({ key: `store.${fault}` })
  expect(store.players()).toEqual([])
  expect(store.list({ states: ['open'], offset: 0, limit: 1 }).total).toBe(0)
})

test('a renamed player bears the new name in old games too', () => {
  const store = open(folder())
  const id = played(store, 0, { seats: [person('Ada'), person('Bea')] })
  expect(thrown(() => store.renamePlayer(1, 'bea'))).toMatchObject({
    key: 'store.nameTaken',
    params: { name: 'Bea' },
  })
  expect(thrown(() => store.renamePlayer(99, 'Cy'))).toMatchObject({ key: 'store.noPlayer' })
  store.renamePlayer(1, 'ADA')
  store.renamePlayer(idOf(store, 'Bea'), 'Beatrice')
  expect(store.game(id)?.seats.map((seat) => seat.name)).toEqual(['ADA', 'Beatrice'])
  expect(store.lastSetup()?.seats.map((seat) => seat.name)).toEqual(['ADA', 'Beatrice'])
})

test('merging gives all games to one player; two who met at a table are not one person', () => {
  const store = open(folder())
  const id = played(store, 0)
  played(store, 0, { seats: [person('Ada L'), person('Bea')] })
  const [ada, adaL, bea] = ['Ada', 'Ada L', 'Bea'].map((name) => idOf(store, name)) as [
    number,
    number,
    number,
  ]
  expect(thrown(() => store.mergePlayers(adaL, bea))).toMatchObject({ key: 'store.playedTogether' })
  expect(thrown(() => store.mergePlayers(ada, ada))).toMatchObject({ key: 'store.mergeSelf' })
  expect(thrown(() => store.mergePlayers(ada, 99))).toMatchObject({ key: 'store.noPlayer' })
  store.mergePlayers(ada, adaL)
  expect(names(store)).toEqual(['Ada L', 'Bea'])
  expect(store.players()[0]).toMatchObject({ id: adaL, games: 2 })
  expect(store.game(id)?.seats[0]).toMatchObject({ name: 'Ada L', player: adaL })
})

test('a deleted player leaves the games, under the name they were played with', () => {
  const store = open(folder())
  const id = played(store, 0)
  store.renamePlayer(1, 'Countess')
  store.deletePlayer(1)
  expect(store.players()).toEqual([])
  expect(store.game(id)?.seats[0]).toEqual({ name: 'Ada', kind: 'human', livery: 'plum' })
  expect(thrown(() => store.deletePlayer(1))).toMatchObject({ key: 'store.noPlayer' })
  played(store, 0)
  expect(store.players()[0]?.id).not.toBe(1)
})

test('a PIN matches itself alone, is gone when taken off, and is not in the file', () => {
  const dir = folder()
  const store = open(dir)
  played(store, 0, { seats: [person('Ada'), person('Bea')] })
  const [ada, bea] = [idOf(store, 'Ada'), idOf(store, 'Bea')]
  expect(store.pinMatches(ada, '')).toBe(true)
  store.setPin(ada, '48151623')
  store.setPin(bea, '48151623')
  expect(store.pinMatches(ada, '48151623')).toBe(true)
  expect(store.pinMatches(ada, '48151624')).toBe(false)
  expect(store.pinMatches(99, '48151623')).toBe(false)
  expect(store.players().map((player) => player.hasPin)).toEqual([true, true])
  for (const bad of ['123', '123456789', '12a4', '']) {
    expect(thrown(() => store.setPin(ada, bad))).toMatchObject({ key: 'store.pinForm' })
  }
  store.close()
  const db = new Database(join(dir, 'depot.db'))
  const rows = db.prepare<[], { pin_hash: Buffer }>('SELECT * FROM players').all()
  db.close()
  expect(rows[0]?.pin_hash.equals(rows[1]?.pin_hash as Buffer)).toBe(false)
  expect(JSON.stringify(rows)).not.toContain('48151623')
  const again = open(dir)
  expect(again.pinMatches(ada, '48151623')).toBe(true)
  again.setPin(ada, null)
  expect(again.pinMatches(ada, 'anything')).toBe(true)
  expect(again.players()[0]?.hasPin).toBe(false)
})

test('a forgotten PIN goes, and with it the running games shared with others; the rest stays', () => {
  const store = open(folder())
  const shared = played(store, 1, { seats: [person('Ada'), person('Bea')], seed: 'a' })
  const hidden = played(store, 1, { seats: [person('Ada'), person('Bea')], seed: 'b' })
  const alone = played(store, 1, { seats: [person('Ada')], seed: 'c' })
  const others = played(store, 1, { seats: [person('Bea'), person('Cy')], seed: 'd' })
  store.past.delete([hidden])
  const ada = idOf(store, 'Ada')
  expect(store.forgetPin(ada)).toEqual([])
  expect(store.game(shared)?.state).toBe('open')
  store.setPin(ada, '2468')
  expect([...store.forgetPin(ada)].sort()).toEqual([shared, hidden].sort())
  expect(store.players().map(({ hasPin }) => hasPin)).toEqual([false, false, false])
  expect([shared, hidden, alone, others].map((id) => store.game(id)?.state)).toEqual([
    'abandoned',
    'abandoned',
    'open',
    'open',
  ])
  expect(thrown(() => store.forgetPin(99))).toMatchObject({ key: 'store.noPlayer' })
})
