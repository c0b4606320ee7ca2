import { migration1, migration2, migration4, migration5, migration8 } from './migrations/games.ts'
import { migration3, migration6, migration7, migration9 } from './migrations/history.ts'
import { type Db, type Migration, StoreError, storeError } from './database.ts'
import { APPLICATION_ID } from './files.ts'

/** Every step, in order: the first makes format 1 of an empty file. A new one adds its line here. */
export const MIGRATIONS: readonly Migration[] = [
  migration1,
  migration2,
  migration3,
  migration4,
  migration5,
  migration6,
  migration7,
  migration8,
  migration9,
]

// Brings a database to the newest format, one step after another.

export const formatOf = (db: Db): number => Number(db.pragma('user_version', { simple: true }))

export const newestFormat = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0

/**
 * Takes every step that is missing, each in one transaction, with `backup` called before each that changes an
 * existing file; it returns the backup's name. A step that fails leaves the database in the format before it.
 */
export function migrate(db: Db, migrations: readonly Migration[], backup: () => string): void {
  const existing = formatOf(db) > 0
  for (const step of migrations) {
    const from = formatOf(db)
    if (step.version <= from) continue
    const kept = existing ? backup() : ''
    const take = db.transaction(() => {
      db.exec(step.sql)
      const orphans = db.pragma('foreign_key_check') as unknown[]
      if (orphans.length > 0) throw new Error(`${orphans.length} rows without their parent`)
      db.pragma(`application_id = ${APPLICATION_ID}`)
      db.pragma(`user_version = ${step.version}`)
    })
    // Tables are rebuilt by dropping the old one; its children must not go with it.
    db.pragma('foreign_keys = OFF')
    try {
      take.immediate()
    } catch (error) {
      const fault = storeError(error, db.name)
      if (fault instanceof StoreError) throw fault
      throw new StoreError('migration', { version: step.version, from, backup: kept }, error)
    } finally {
      db.pragma('foreign_keys = ON')
    }
  }
}
