/**
 * Backups: whole copies of the database, numbered in the order they were made, so that a wrong clock cannot
 * make an old one look new. `0007-daily-20261129T220500Z.db`.
 */
import Database from 'better-sqlite3'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupKind } from '#shared/contract/history.ts'
import { isSound } from './check.ts'
import type { Db, Now } from './database.ts'
import { StoreError, storeError } from './errors.ts'
import { install } from './files.ts'

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

/** Makes a backup, proves that it is sound, and only then drops the oldest of its kind beyond `keep`. */
export function makeBackup(db: Db, dir: string, kind: BackupKind, now: Now, keep: number): Backup {
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
