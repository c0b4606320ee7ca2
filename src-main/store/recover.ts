/**
 * What happens to a damaged database. It is first copied aside under a new name, then the best of these takes
 * its place: the file with the sound part of its journal, the file alone, the newest sound backup, a new one.
 */
import Database from 'better-sqlite3'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Notice } from '#shared/contract/contract.ts'
import { backups } from './backup.ts'
import { iso, isSound, type Now, StoreError, storeError } from './database.ts'
import { APPLICATION_ID, COMPANIONS, copyIfThere, install, JOURNAL } from './files.ts'
import { formatOf } from './migrate.ts'
import { rescue } from './rescue.ts'

/** The last change a database knows of, or `undefined` when it is not one of ours or not in order. */
function soundness(file: string, newest: number): number | undefined {
  let db: Database.Database | undefined
  try {
    db = new Database(file)
    const ours = db.pragma('application_id', { simple: true }) === APPLICATION_ID && formatOf(db) <= newest
    if (!ours || !isSound(db)) return undefined
    const touched = db.prepare<[], number>('SELECT coalesce(max(touched), 0) FROM games').pluck().get()
    // Everything into the one file, so that it can be moved.
    db.pragma('wal_checkpoint(TRUNCATE)')
    db.pragma('journal_mode = DELETE')
    return touched
  } catch (error) {
    const fault = storeError(error, file)
    if (fault instanceof StoreError && fault.fault === 'damaged') return undefined
    throw fault
  } finally {
    db?.close()
  }
}

/** A name for the damaged file that nothing bears yet. */
function asideName(dir: string, now: Now): string {
  const day = iso(now()).slice(0, 10)
  for (let n = 1; ; n++) {
    const path = join(dir, `depot-damaged-${day}-${n}.db`)
    if (![path, ...COMPANIONS.map((end) => path + end)].some((taken) => existsSync(taken))) return path
  }
}

const shown = (ms: number) => `${iso(ms).slice(0, 16).replace('T', ' ')} UTC`

/** Adds to the restored copy what the damaged file still gives; the copy stays as it was if that spoils it. */
function rescueInto(damaged: string, copy: string, newest: number): number {
  if (!existsSync(damaged)) return 0
  const fuller = `${copy}.fuller`
  copyIfThere(copy, fuller)
  const rescued = rescue(damaged, fuller)
  if (rescued === 0 || soundness(fuller, newest) === undefined) return 0
  install(fuller, copy)
  return rescued
}

export interface Damage {
  readonly file: string
  readonly dir: string
  readonly newest: number
  /** Finished changes behind a damaged spot of the journal. */
  readonly lost: number
  /** Closes the connection, where there is one. */
  readonly release: () => void
}

/** The best there is, ready in the folder `work`, and what to say about it; no path where all begins anew. */
function choose(
  { dir, newest, lost }: Damage,
  aside: string,
  work: string,
): { path?: string; notice: Notice } {
  const name = basename(aside)
  const whole = join(work, 'whole.db')
  const alone = join(work, 'alone.db')
  copyIfThere(aside, whole)
  copyIfThere(aside + JOURNAL, whole + JOURNAL)
  copyIfThere(aside, alone)
  const best = [alone, whole]
    .map((path) => ({ path, touched: existsSync(path) ? soundness(path, newest) : undefined }))
    .filter((candidate) => candidate.touched !== undefined)
    .sort((a, b) => Number(b.touched) - Number(a.touched))[0]
  if (best) {
    const journal = { key: 'store.journal', params: { changes: lost, aside: name } }
    const repaired = { key: 'store.repaired', params: { aside: name } }
    return { path: best.path, notice: lost > 0 ? journal : repaired }
  }

  for (const backup of backups(dir)) {
    const path = join(work, 'backup.db')
    rmSync(path, { force: true })
    copyIfThere(backup.path, path)
    if (soundness(path, newest) === undefined) continue
    const made = shown(backup.made)
    if (!existsSync(aside)) return { path, notice: { key: 'store.missing', params: { made } } }
    const rescued = rescueInto(whole, path, newest)
    return { path, notice: { key: 'store.restored', params: { aside: name, made, rescued } } }
  }

  const kept = existsSync(aside) || existsSync(aside + JOURNAL)
  const anew = { key: 'store.startedAnew', params: { aside: name } }
  return { notice: kept ? anew : { key: 'store.backupsUnreadable' } }
}

/**
 * Sets the damaged file aside and puts the best there is in its place; says in the notice what that was. When
 * that fails, the files are again what they were.
 */
export function recover(damage: Damage, now: Now): Notice {
  const { file, dir, release } = damage
  const work = join(dir, 'recovering')
  const aside = asideName(dir, now)
  const ends = [...COMPANIONS, '']
  const clear = () => rmSync(work, { recursive: true, force: true })
  try {
    for (const end of ends) copyIfThere(file + end, aside + end)
    clear()
    mkdirSync(work, { mode: 0o700 })
    const { path, notice } = choose(damage, aside, work)
    release()
    // A journal must never meet another database than its own: it goes first.
    for (const end of COMPANIONS) rmSync(file + end, { force: true })
    if (path === undefined) rmSync(file, { force: true })
    else install(path, file)
    return notice
  } catch (error) {
    // Closing writes the sound part of the journal into the file; the copies know better.
    release()
    for (const end of ends) if (existsSync(aside + end)) renameSync(aside + end, file + end)
    throw storeError(error, file)
  } finally {
    clear()
  }
}
