/** Express 01 on the command line: capital, the best route, and what is wrong with the input. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../../src-main/cli/commands.ts'
import '../support/games.ts'

const dir = mkdtempSync(join(tmpdir(), 'depot-cli-'))
afterAll(() => rmSync(dir, { recursive: true }))

async function cli(command: string, input: unknown): Promise<{ code: number; out: string; err: string }> {
  const file = join(dir, 'input.json')
  writeFileSync(file, JSON.stringify(input))
  let [out, err] = ['', '']
  const streams = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  return { code: await run([command, file, '--json'], streams), out, err }
}

test('[E1-7] score counts the capital of the rulebook example', async () => {
  const capital = {
    hand: 5,
    shares: { red: 2 },
    stations: { red: 2 },
    routeBase: 3,
    stationBase: 1,
    blackEngine: true,
  }
  const { code, out } = await cli('score', { game: 'express-01', capital })
  expect([code, JSON.parse(out)]).toEqual([0, { total: 12, hand: 5, shares: 4, pairs: 1, engine: 2 }])
})

const board = {
  board: 'germany',
  cards: [
    { space: '019', card: '435', turned: false },
    { space: '013', card: '601', turned: false },
    { space: '014', card: '501', turned: false },
  ],
  company: 'red',
  length: 5,
}

test('[E1-29] route finds the payment of 4 over three stations, one with +1', async () => {
  const { code, out } = await cli('route', board)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    payment: 4,
    stations: 3,
    bonus: 1,
    ties: [{ stations: 3, bonus: 1 }],
    more: false,
    routes: [['013', '014', '019'].map(() => expect.objectContaining({ stations: [0] }) as unknown)],
  })
  const [route] = (JSON.parse(out) as { routes: { space: string }[][] }).routes
  expect(['019 013 014', '014 013 019']).toContain(route?.map(({ space }) => space).join(' '))
})

test('[E1-30] route says 0 where no train can run', async () => {
  const { out } = await cli('route', { ...board, length: 1 })
  expect(JSON.parse(out)).toEqual({
    payment: 0,
    routes: [],
    stations: 0,
    bonus: 0,
    ties: [],
    more: false,
  })
})

/** Three plain stations in a row pay as much as two of which one has a mark. */
const tied = {
  board: 'germany',
  cards: [
    { space: '013', card: '501' },
    { space: '012', card: '401', turned: true },
    { space: '014', card: '501' },
    { space: '018', card: '401', turned: true },
    { space: '019', card: '410' },
  ],
  company: 'red',
  length: 3,
}

test('[E1-29] route tells stations and marks of each of the routes that tie', async () => {
  const { out } = await cli('route', tied)
  const { payment, routes, ties } = JSON.parse(out) as {
    payment: number
    routes: { stations: number[] }[][]
    ties: { stations: number; bonus: number }[]
  }
  expect(payment).toBe(3)
  expect(ties).toEqual([
    { stations: 3, bonus: 0 },
    { stations: 2, bonus: 1 },
  ])
  expect(routes.map((route) => route.flatMap(({ stations }) => stations).length)).toEqual([3, 2])
})

test.each([
  [{ ...board, board: 'france' }, 'board'],
  [{ ...board, length: -1 }, 'length'],
  [{ ...board, cards: [{ space: '099', card: '601' }] }, 'cards[0].space'],
  [{ ...board, cards: [{ space: '013', card: '301' }] }, 'cards[0].card'],
  [{ ...board, cards: [board.cards[0], board.cards[0]] }, 'cards[1].space'],
])('a wrong board is refused naming the field', async (input, field) => {
  const { code, out, err } = await cli('route', input)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(field)
  expect(err.trim().split('\n')).toHaveLength(1)
})
