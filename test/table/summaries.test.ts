/** Positions kept for lists of games: one a game, the latest asked for, none of a game that has ended. */
import { expect, it, vi } from 'vitest'
import type { GameRow } from '../../src-main/store/store.ts'
import { newStoredGame } from '../../src-main/table/open.ts'
import { Summaries } from '../../src-main/table/summaries.ts'
import { newGame } from '../support/depot.ts'
import { memoryStore } from '../support/memory-store.ts'

function shelf() {
  const store = memoryStore()
  let texts = 0
  const open = (): GameRow => ({
    ...store.createGame(newStoredGame(newGame(['human', 'conductor']), () => `drawn-${++texts}`)),
    actions: 0,
  })
  const replayed = vi.spyOn(store, 'timeline')
  const summaries = new Summaries(store)
  /** Whether the position had to be replayed. */
  const asked = (row: GameRow): boolean => {
    const before = replayed.mock.calls.length
    summaries.of(row)
    return replayed.mock.calls.length > before
  }
  return { open, asked }
}

it('a game that changes all the time leaves the others their places', () => {
  const { open, asked } = shelf()
  const [still, busy] = [open(), open()]
  expect(asked(still)).toBe(true)
  for (let nth = 0; nth < 250; nth++) expect(asked({ ...busy, updated: `change ${nth}` })).toBe(true)
  expect(asked(still)).toBe(false)
})

it('at most 200 games are kept, those asked for last', () => {
  const { open, asked } = shelf()
  const [first, second, ...rest] = Array.from({ length: 201 }, open) as [GameRow, GameRow, ...GameRow[]]
  for (const row of [first, second, ...rest.slice(1)]) expect(asked(row)).toBe(true)
  expect(asked(first)).toBe(false)
  expect(asked(rest[0] as GameRow)).toBe(true)
  expect(asked(first)).toBe(false)
  expect(asked(second)).toBe(true)
})

it('a game that has ended is forgotten', () => {
  const { open, asked } = shelf()
  const row = open()
  expect([asked(row), asked(row)]).toEqual([true, false])
  expect(asked({ ...row, state: 'abandoned' })).toBe(false)
  expect(asked(row)).toBe(true)
})
