/** One life of the process that is killed, and the look at the file it leaves. */
import Database from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const CHILD = join(import.meta.dirname, 'kill-child.ts')

/**
 * Starts the child and kills it `delay` ms after the line that `from` asks for; the lines it printed. `cache`: folder
 * for compiled code.
 */
export function live(
  cache: string,
  args: readonly (string | number)[],
  delay: number,
  from: 'opening' | 'step',
): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, ...args.map(String)], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
    })
    let printed = ''
    let complaint = ''
    let doomed = false
    child.stdout.on('data', (bytes: Buffer) => {
      printed += bytes.toString()
      if (doomed || (from === 'step' && !/\d+\n/.test(printed))) return
      doomed = true
      setTimeout(() => child.kill('SIGKILL'), delay)
    })
    child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error(`the child ended by itself (${code}): ${complaint}`))
      else resolve(printed.trimEnd().split('\n'))
    })
  })
}

/** Reads from the closed file in `dir` after SQLite has found it in order; throws where it has not. */
export function readSound<T>(dir: string, read: (db: Database.Database) => T): T {
  const db = new Database(join(dir, 'depot.db'), { readonly: true })
  try {
    const verdict = db.pragma('quick_check', { simple: true })
    if (verdict !== 'ok') throw new Error(`quick_check: ${String(verdict)}`)
    return read(db)
  } finally {
    db.close()
  }
}
