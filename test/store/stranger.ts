/** Read-only folders also for a root user, who may otherwise write everywhere. */
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Runs `work` while nothing below `dir` may be written, and as nobody where we are root. */
export function asStranger<T>(dir: string, work: () => T): T {
  const paths = [
    dir,
    ...readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)),
  ]
  const modes = paths.map((path) => statSync(path).mode)
  const root = process.geteuid?.() === 0
  paths.forEach((path) => chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444))
  if (root) process.seteuid?.(65534)
  try {
    return work()
  } finally {
    if (root) process.seteuid?.(0)
    paths.forEach((path, i) => chmodSync(path, modes[i] as number))
  }
}
