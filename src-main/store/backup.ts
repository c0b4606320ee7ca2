/**
 * Backups: whole copies of the database, numbered in the order they were made, so that a wrong clock cannot make an
 * old one look new. `0007-daily-20261129T220500Z.db`.
 */
import Database from 'better-sqlite3'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupInfo, BackupKind } from '#shared/contract/history.ts'
import {
  type Db,
  iso,
  isSound,
  type Migration,
  type Now,
  StoreError,
  storeError,
  transact,
} from './database.ts'
import { copyIfThere, install } from './files.ts'
import { formatOf, migrate, newestFormat } from './migrate.ts'
import { heldOver } from './secrets.ts'
import type { BackupDesk } from './store.ts'

export interface Backup {
  readonly path: string
  readonly number: number
  readonly kind: BackupKind
  /** Milliseconds since 1970, by the clock of that time. */
  readonly made: number
}

const DAY = 24 * 60 * 60 * 1000
const PATTERN =
  /^(\d{4,})-(daily|migration|asked|before-restore)-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/

const folderOf = (dir: string) => join(dir, 'backups')

/** Every backup in the folder of the data, newest first. */
export function backups(dir: string): readonly Backup[] {
  const folder = folderOf(dir)
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
  const found = names.flatMap((name): Backup[] => {
    const parts = PATTERN.exec(name)
    if (!parts) return []
    const [, number, kind, ...time] = parts
    const [year = 0, month = 1, day, hour, minute, second] = time.map(Number)
    const made = Date.UTC(year, month - 1, day, hour, minute, second)
    return [{ path: join(folder, name), number: Number(number), kind: kind as BackupKind, made }]
  })
  return found.sort((a, b) => b.number - a.number)
}

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

/** Where backups lie, by which clock they are made, and how many of each kind are kept. */
export interface BackupPlace {
  readonly dir: string
  readonly now: Now
  readonly keep: number
}

/** Makes a backup, proves that it is sound, and only then drops the oldest of its kind beyond `keep`. */
export function makeBackup(db: Db, kind: BackupKind, { dir, now, keep }: BackupPlace): Backup {
  const folder = folderOf(dir)
  const partial = join(folder, 'making.partial')
  const older = backups(dir)
  const number = (older[0]?.number ?? 0) + 1
  const made = now()
  const path = join(folder, `${String(number).padStart(4, '0')}-${kind}-${stamp(made)}.db`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    rmSync(partial, { force: true })
    db.prepare('VACUUM INTO ?').run(partial)
    const copy = new Database(partial, { readonly: true })
    const sound = isSound(copy)
    copy.close()
    chmodSync(partial, 0o600)
    if (!sound) throw new StoreError('damaged', { file: db.name })
    install(partial, path)
  } catch (error) {
    if (existsSync(partial)) rmSync(partial)
    throw storeError(error, partial)
  }
  const spare = older.filter((backup) => backup.kind === kind).slice(keep - 1)
  for (const backup of spare) rmSync(backup.path, { force: true })
  return { path, number, kind, made }
}

/** A day has passed since the newest backup, or the clock was set back behind it. */
export function backupIsDue(dir: string, now: Now): boolean {
  const [newest] = backups(dir)
  const age = newest ? now() - newest.made : Infinity
  return age < -1000 || age >= DAY
}

// Backups as a person knows them: listed, made when asked for, and brought back while the application runs.

/** Others refer to these: they are filled first and emptied last. */
const PARENTS = ['players', 'games', 'seats']

const tablesInOrder = (db: Db): readonly string[] => {
  const all = db
    .prepare<[], string>(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .pluck()
    .all()
  return [...PARENTS, ...all.filter((name) => !PARENTS.includes(name))]
}

export interface Desk extends BackupPlace {
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

/** All but what `heldOver` keeps. */
function replaceAll(db: Db): void {
  const putBack = heldOver(db)
  db.pragma('defer_foreign_keys = ON')
  const tables = tablesInOrder(db)
  for (const table of [...tables].reverse()) db.exec(`DELETE FROM main.${table}`)
  for (const table of tables) {
    const columns = (db.pragma(`main.table_info(${table})`) as { name: string }[]).map(({ name }) => name)
    const list = columns.join(', ')
    db.exec(`INSERT INTO main.${table} (${list}) SELECT ${list} FROM kept.${table}`)
  }
  putBack()
}

export function backupDesk(db: Db, desk: Desk): BackupDesk {
  const { dir, now, migrations } = desk
  const work = join(dir, 'restoring.db')
  return {
    list: () =>
      backups(dir).map(({ path, number, kind, made }): BackupInfo => ({
        number,
        kind,
        made: iso(made),
        bytes: statSync(path).size,
      })),
    make: () => void makeBackup(db, 'asked', desk),
    due: () => backupIsDue(dir, now),
    daily: () => void makeBackup(db, 'daily', desk),
    restore: (number) => {
      const wanted = backups(dir).find((backup) => backup.number === number)
      if (!wanted) throw new StoreError('noBackup', { number })
      try {
        rmSync(work, { force: true })
        copyIfThere(wanted.path, work)
        prepare(work, migrations)
        makeBackup(db, 'before-restore', desk)
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
