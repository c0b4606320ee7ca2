/**
 * What happens to a damaged database. It is first copied aside under a new name, then the best of these takes
 * its place: the file with the sound part of its journal, the file alone, the newest sound backup, a new one.
 */
import Database from 'better-sqlite3'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Notice } from '#shared/contract/contract.ts'
import { backups } from './backup.ts'
import { isSound } from './check.ts'
import type { Now } from './database.ts'
import { iso } from './database.ts'
import { StoreError, storeError } from './errors.ts'
import { COMPANIONS, copyIfThere, install, JOURNAL } from './files.ts'
import { APPLICATION_ID } from './identity.ts'
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

/** Takes the copies, then the originals away; `release` lets go of the open file in between. */
function setAside(file: string, aside: string, release: () => void): void {
  for (const end of ['', ...COMPANIONS]) copyIfThere(file + end, aside + end)
  release()
  // A journal must never meet another database than its own: it goes first.
  for (const end of COMPANIONS) rmSync(file + end, { force: true })
}

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

/** Sets the damaged file aside and puts the best there is in its place; says in the notice what that was. */
export function recover(damage: Damage, now: Now): Notice {
  const { file, dir, newest, lost } = damage
  const work = join(dir, 'recovering')
  const aside = asideName(dir, now)
  const name = basename(aside)
  const clear = () => rmSync(work, { recursive: true, force: true })
  try {
    clear()
    mkdirSync(work, { mode: 0o700 })
    setAside(file, aside, damage.release)

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
      install(best.path, file)
      return lost > 0
        ? { key: 'store.journal', params: { changes: lost, aside: name } }
        : { key: 'store.repaired', params: { aside: name } }
    }

    for (const backup of backups(dir)) {
      const copy = join(work, 'backup.db')
      rmSync(copy, { force: true })
      copyIfThere(backup.path, copy)
      if (soundness(copy, newest) === undefined) continue
      const rescued = rescueInto(whole, copy, newest)
      install(copy, file)
      const params = { aside: name, made: shown(backup.made), rescued }
      return existsSync(aside)
        ? { key: 'store.restored', params }
        : { key: 'store.missing', params: { made: params.made } }
    }

    rmSync(file, { force: true })
    const kept = existsSync(aside) || existsSync(aside + JOURNAL)
    return kept ? { key: 'store.startedAnew', params: { aside: name } } : { key: 'store.backupsUnreadable' }
  } catch (error) {
    throw storeError(error, file)
  } finally {
    clear()
  }
}
