/** Folders, clocks and games for the tests of the store. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { Outcome } from '#shared/games/common.ts'
import type { StoreOptions } from '../../src-main/store/open.ts'
import { openStore } from '../../src-main/store/open.ts'
import type { NewStoredGame, Store, StoredAction } from '../../src-main/store/store.ts'
import '../support/games.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
})
export const later = (cleanup: () => void): void => void cleanups.push(cleanup)

/** An empty folder, gone after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'depot-store-'))
  later(() => rmSync(path, { recursive: true, force: true }))
  return path
}

export const DAY = 24 * 60 * 60 * 1000
export const START = Date.UTC(2026, 10, 29, 12)

/** A clock that goes on by a second whenever it is read. */
export function clock(start = START) {
  let time = start
  return {
    now: () => (time += 1000),
    set: (ms: number) => {
      time = ms
    },
  }
}

/** A store on the folder, closed after the test at the latest. */
export function open(dir: string, options: Partial<StoreOptions> = {}): Store {
  const store = openStore({ dir, now: clock().now, ...options })
  later(() => store.close())
  return store
}

/** Ada against a computer, unless told otherwise. */
export const newGame = (change: Partial<NewStoredGame> = {}): NewStoredGame => ({
  game: 'tennessee-central',
  rules: 1,
  options: { locomotive: 'top' },
  seats: [
    { name: 'Ada', kind: 'human', livery: 'plum' },
    { name: 'Director', kind: 'director', livery: 'teal', botSeed: 'bot-1' },
  ],
  seed: 'luck',
  seeded: false,
  nonce: 'nonce',
  ...change,
})

export const person = (name: string): NewStoredGame['seats'][number] => ({
  name,
  kind: 'human',
  livery: 'rust',
})

export const action = (n: number): StoredAction => ({
  seat: n % 2,
  action: { type: 'track', card: n },
  ms: 100 + n,
  hints: n % 3,
  takebacks: n % 2,
  ...(n % 2 === 1 ? { iterations: 50 + n } : {}),
})

export const outcome: Outcome = { places: [2, 1], totals: [17, 21.5], sheet: { dividends: [[1, 2]] } }

/** Plays a game of `count` actions in the store. */
export function played(store: Store, count: number, change: Partial<NewStoredGame> = {}): string {
  const { id } = store.createGame(newGame(change))
  for (let n = 0; n < count; n++) store.append(id, action(n))
  return id
}

/** The error that `work` throws. */
export function thrown(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}
