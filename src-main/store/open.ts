/** Opens the store: the one way in. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Db, Now } from './database.ts'
import { connect } from './database.ts'
import { storeError } from './errors.ts'
import { games } from './games.ts'
import { listings } from './listing.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/all.ts'
import { players } from './players.ts'
import { settings } from './settings.ts'
import type { Store } from './store.ts'
import { timelines } from './timeline.ts'

export interface StoreOptions {
  /** Folder of the data; made when missing. */
  readonly dir: string
  readonly now: Now
  /** Ids for games, never used before. */
  readonly newId?: () => string
}

/** Opens `depot.db` in the folder, for this process alone. Throws a `StoreError` and changes nothing if it cannot. */
export function openStore(options: StoreOptions): Store {
  const { dir, now, newId = randomUUID } = options
  const file = join(dir, 'depot.db')
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw storeError(error, dir)
  }
  const db = connect(file)
  migrate(db, MIGRATIONS, () => '')
  return storeOn(db, now, newId)
}

function storeOn(db: Db, now: Now, newId: () => string): Store {
  const { playerNamed, ...people } = players(db)
  const { settingNotices, ...choices } = settings(db)
  return {
    ...choices,
    ...people,
    ...games(db, now, newId, { playerNamed }),
    ...timelines(db, now),
    ...listings(db),
    notices: settingNotices(),
    close: () => {
      db.close()
    },
  }
}
