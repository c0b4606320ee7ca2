/** Backups as a person knows them: listed, made when asked for, and brought back while the application runs. */
import Database from 'better-sqlite3'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupInfo } from '#shared/contract/history.ts'
import { backupIsDue, backups, makeBackup } from './backup.ts'
import { isSound } from './check.ts'
import { type Db, iso, type Now, transact } from './database.ts'
import { StoreError, storeError } from './errors.ts'
import { copyIfThere } from './files.ts'
import { formatOf, migrate, newestFormat } from './migrate.ts'
import type { Migration } from './migrations/migration.ts'
import type { BackupDesk } from './past.ts'

/** Others refer to these: they are filled first and emptied last. */
const PARENTS = ['players', 'games', 'seats']

const tablesOf = (db: Db): readonly string[] => {
  const all = db
    .prepare<[], string>(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .pluck()
    .all()
  return [...PARENTS, ...all.filter((name) => !PARENTS.includes(name))]
}

interface Desk {
  readonly dir: string
  readonly now: Now
  readonly keep: number
  readonly migrations: readonly Migration[]
}

/** Brings a copy of a backup to today's format; throws where it is damaged or newer. */
function prepare(path: string, migrations: readonly Migration[]): void {
  let copy: Db | undefined
  try {
    copy = new Database(path, { fileMustExist: true })
    if (!isSound(copy)) throw new StoreError('backupDamaged')
    const [found, known] = [formatOf(copy), newestFormat(migrations)]
    if (found > known) throw new StoreError('newer', { file: path, found, known })
    migrate(copy, migrations, () => '')
  } catch (error) {
    const fault = storeError(error, path)
    throw fault instanceof StoreError && fault.fault === 'damaged' ? new StoreError('backupDamaged') : fault
  } finally {
    copy?.close()
  }
}

function replaceAll(db: Db): void {
  db.pragma('defer_foreign_keys = ON')
  const tables = tablesOf(db)
  for (const table of [...tables].reverse()) db.exec(`DELETE FROM main.${table}`)
  for (const table of tables) {
    const columns = (db.pragma(`main.table_info(${table})`) as { name: string }[]).map(({ name }) => name)
    const list = columns.join(', ')
    db.exec(`INSERT INTO main.${table} (${list}) SELECT ${list} FROM kept.${table}`)
  }
}

export function backupDesk(db: Db, { dir, now, keep, migrations }: Desk): BackupDesk {
  const work = join(dir, 'restoring.db')
  return {
    list: () =>
      backups(dir).map(({ path, number, kind, made }): BackupInfo => ({
        number,
        kind,
        made: iso(made),
        bytes: statSync(path).size,
      })),
    make: () => void makeBackup(db, dir, 'asked', now, keep),
    due: () => backupIsDue(dir, now),
    daily: () => void makeBackup(db, dir, 'daily', now, keep),
    restore: (number) => {
      const wanted = backups(dir).find((backup) => backup.number === number)
      if (!wanted) throw new StoreError('noBackup', { number })
      try {
        rmSync(work, { force: true })
        copyIfThere(wanted.path, work)
        prepare(work, migrations)
        makeBackup(db, dir, 'before-restore', now, keep)
        db.prepare('ATTACH ? AS kept').run(work)
        try {
          transact(db, () => replaceAll(db))
        } finally {
          db.exec('DETACH kept')
        }
      } catch (error) {
        throw storeError(error, work)
      } finally {
        rmSync(work, { force: true })
      }
    },
  }
}
