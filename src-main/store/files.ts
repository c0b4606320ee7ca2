/** Files that must survive a power cut: written beside, forced to the disk, then renamed. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
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

/** Copies a file if it is there and not empty; nothing half-made stays behind. */
export function copyIfThere(from: string, to: string): void {
  if (!existsSync(from) || statSync(from).size === 0) return
  try {
    copyFileSync(from, to)
    sync(to, 'r+')
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  }
}

/** Throws the system's error when a file that is there cannot be written. */
export function mustBeWritable(path: string): void {
  if (existsSync(path)) closeSync(openSync(path, 'r+'))
}

/** The files SQLite keeps beside a database. */
export const JOURNAL = '-wal'
export const COMPANIONS = [JOURNAL, '-shm', '-journal'] as const
