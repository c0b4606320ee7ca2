/** Both stores, for tests that must hold on either: in memory, and SQLite in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src-main/store/open.ts'
import type { Store } from '../../src-main/store/store.ts'
import { memoryStore } from './memory-store.ts'

export interface Shelf {
  store: Store
  /** Closes the store and opens it again, as a new start of the application does. */
  reopen(): void
  clear(): void
}

export function sqliteShelf(): Shelf {
  const dir = mkdtempSync(join(tmpdir(), 'depot-'))
  const open = () => openStore({ dir, now: () => Date.UTC(2026, 0, 2) })
  const shelf: Shelf = {
    store: open(),
    reopen() {
      shelf.store.close()
      shelf.store = open()
    },
    clear() {
      shelf.store.close()
      rmSync(dir, { recursive: true })
    },
  }
  shelf.store.changeSettings({ speed: 'instant' })
  return shelf
}

const memoryShelf = (): Shelf => ({
  store: memoryStore(),
  reopen: () => undefined,
  clear: () => undefined,
})

export const SHELVES: readonly (readonly [string, () => Shelf])[] = [
  ['in memory', memoryShelf],
  ['SQLite', sqliteShelf],
]
