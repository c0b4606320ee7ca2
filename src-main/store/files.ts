/** Files that must survive a power cut: written beside, forced to the disk, then renamed. */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const sync = (path: string, flags: string): void => {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Forces a folder's names to the disk; systems that know no such thing do it by themselves. */
function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path, 'r')
}

/** Moves a finished file to its name, for good. */
export function install(from: string, to: string): void {
  sync(from, 'r+')
  renameSync(from, to)
  syncFolder(dirname(to))
}

/** Copies a file if it is there; nothing half-made stays behind. */
export function copyIfThere(from: string, to: string): void {
  if (!existsSync(from)) return
  try {
    copyFileSync(from, to)
    sync(to, 'r+')
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  }
}

/** The files SQLite keeps beside a database. */
export const JOURNAL = '-wal'
export const COMPANIONS = [JOURNAL, '-shm', '-journal'] as const
