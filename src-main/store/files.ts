/**
 * The files of a household: written so that they survive a power cut, and told from their bytes before SQLite is
 * asked.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { StoreError } from './database.ts'

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

// Looks through a write-ahead log before SQLite does. SQLite takes it up to the first frame whose checksum is wrong and
// drops the rest without a word: this is right after a power cut, when only the last, unacknowledged transaction can be
// torn, but not when whole transactions come after the damage. Format: sqlite.org/walformat.html

const HEADER = 32
const FRAME_HEADER = 24

export interface Journal {
  /** Finished transactions that a damaged spot makes unreadable: 0 for a sound journal. */
  readonly lost: number
  /** The newest sound version of the database's first page, where the journal holds one. */
  readonly firstPage?: Buffer
}

type Sums = readonly [number, number]

/** The running checksum, taken on over `bytes` (a multiple of 8). */
function checksum(bytes: Buffer, littleEndian: boolean, [a, b]: Sums): Sums {
  let s0 = a
  let s1 = b
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < bytes.length; i += 8) {
    s0 = (s0 + view.getUint32(i, littleEndian) + s1) >>> 0
    s1 = (s1 + view.getUint32(i + 4, littleEndian) + s0) >>> 0
  }
  return [s0, s1]
}

/** Reads the journal beside a database; `undefined` when there is none, or an empty one. */
export function readJournal(file: string): Journal | undefined {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  return bytes.length === 0 ? undefined : scanJournal(bytes)
}

function scanJournal(bytes: Buffer): Journal {
  // Without a whole frame, or nothing but zeros (a power cut): nothing was ever finished in it.
  if (bytes.length < HEADER + FRAME_HEADER || bytes.every((byte) => byte === 0)) return { lost: 0 }
  const magic = bytes.readUInt32BE(0)
  const littleEndian = magic === 0x377f0682
  let sums = checksum(bytes.subarray(0, 24), littleEndian, [0, 0])
  const sound = sums[0] === bytes.readUInt32BE(24) && sums[1] === bytes.readUInt32BE(28)
  if ((!littleEndian && magic !== 0x377f0683) || !sound) return { lost: 1 }

  const size = FRAME_HEADER + bytes.readUInt32BE(8)
  const salt = bytes.subarray(16, 24)
  let broken = false
  let behind = 0
  let pending: Buffer | undefined
  let firstPage: Buffer | undefined
  for (let at = HEADER; at + size <= bytes.length; at += size) {
    const frame = bytes.subarray(at, at + size)
    const current = frame.subarray(8, 16).equals(salt)
    const commits = frame.readUInt32BE(4) > 0
    if (!broken) {
      const content = Buffer.concat([frame.subarray(0, 8), frame.subarray(FRAME_HEADER)])
      const next = checksum(content, littleEndian, sums)
      broken = !current || next[0] !== frame.readUInt32BE(16) || next[1] !== frame.readUInt32BE(20)
      sums = next
      if (!broken && frame.readUInt32BE(0) === 1) pending = frame.subarray(FRAME_HEADER)
      if (!broken && commits) firstPage = pending ?? firstPage
    }
    if (broken && current && commits) behind++
  }
  // A single finished one behind the spot is the torn transaction itself.
  return { lost: behind > 1 ? behind : 0, ...(firstPage ? { firstPage } : {}) }
}

// Whose file it is and in which format, told from its bytes: SQLite is not asked, so nothing is changed.

/** `application_id` of our databases: the letters EXDP. */
export const APPLICATION_ID = 0x45584450

const MAGIC = 'SQLite format 3\0'

function start(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(112)
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(handle)
  }
}

/**
 * `absent`: no file, or one without a byte. `fresh`: a database without tables. `ours`: one of ours, in a
 * format up to `newest`. `unreadable`: not a database. Throws for another program's and for a newer format.
 */
export function identify(
  file: string,
  journal: Journal | undefined,
  newest: number,
): 'absent' | 'fresh' | 'ours' | 'unreadable' {
  const stored = existsSync(file) ? start(file) : Buffer.alloc(0)
  if (stored.length === 0) return 'absent'
  if (stored.length < 112 || stored.toString('latin1', 0, 16) !== MAGIC) return 'unreadable'
  const header = journal?.firstPage ?? stored
  const application = header.readUInt32BE(68)
  const format = header.readUInt32BE(60)
  const tables = header.readUInt8(100) !== 13 || header.readUInt16BE(103) > 0
  if (application === 0 && !tables) return 'fresh'
  if (application !== APPLICATION_ID) throw new StoreError('foreign', { file })
  if (format > newest) throw new StoreError('newer', { file, found: format, known: newest })
  return 'ours'
}
