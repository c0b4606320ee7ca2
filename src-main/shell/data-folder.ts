/** The folder of the games: where it lies, made at the first start, and kept closed to others. */
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { homedir, userInfo } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import type { Notice } from '#shared/contract/contract.ts'
import { fileFault, StartError } from './failure.ts'

/** The user's home, whatever the environment says of it. Throws `StartError` where there is none. */
function homeOf(): string {
  const home = [homedir(), userInfo().homedir].find(isAbsolute)
  if (home === undefined) throw new StartError('noHome')
  return home
}

/**
 * Where the games are kept, by each system's custom; both shells use the same folder. The portable program of Windows
 * keeps them beside itself: its launcher says where it lies, and leaves nothing on the computer it is plugged into.
 */
export function defaultDataDir(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homeOf(),
): string {
  if (platform === 'win32' && env.PORTABLE_EXECUTABLE_DIR)
    return join(env.PORTABLE_EXECUTABLE_DIR, 'Express Depot Data')
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Express Depot')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Express Depot')
  // The XDG rules: a path that is not absolute is to be ignored.
  const data = env.XDG_DATA_HOME
  return join(data?.startsWith('/') ? data : join(home, '.local', 'share'), 'express-depot')
}

export interface DataFolder {
  /** Takes back what was made, where the start fails later on; a folder that was there before stays as it is. */
  undo(): void
}

/** Makes the folder where it is missing. Throws `StartError`, leaving nothing behind, where it cannot be used. */
export function provideFolder(dir: string): DataFolder {
  const made = firstMissing(dir)
  const undo = (): void => {
    if (made !== undefined) rmSync(made, { recursive: true, force: true })
  }
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    undo()
    throw fileFault(error, dir)
  }
  return { undo }
}

/** The uppermost folder of the path that is not there yet, if any is not. */
function firstMissing(dir: string): string | undefined {
  let missing: string | undefined
  for (let path = dir; ; path = dirname(path)) {
    try {
      if (statSync(path).isDirectory()) return missing
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw fileFault(error, path)
      if (code === 'ENOENT' && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new StartError('dangling', { file: path })
      missing = path
      continue
    }
    throw new StartError('notFolder', { file: path })
  }
}

/** Names of what the application itself keeps in the folder. */
const OWN = /^(depot|backups$|local-shell\.json$|window$|electron$)/
const OTHERS = 0o077

/**
 * Takes the rights of other users from the folder, the database and the backups. What cannot be closed is told: a
 * folder that holds other things as well is somebody's choice and keeps its rights.
 */
export function closeToOthers(dir: string, platform: NodeJS.Platform = process.platform): readonly Notice[] {
  if (platform === 'win32') return []
  try {
    const names = readdirSync(dir)
    const files = [
      ...names.filter((name) => name.startsWith('depot')).map((name) => join(dir, name)),
      ...(names.includes('backups') ? readdirSync(join(dir, 'backups')) : []).map((name) =>
        join(dir, 'backups', name),
      ),
    ]
    for (const file of files) close(file, 0o600)
    if (names.includes('backups')) close(join(dir, 'backups'), 0o700)
    if (!isOpen(dir)) return []
    if (!names.every((name) => OWN.test(name)))
      return [{ key: 'store.folderShared', params: { folder: dir } }]
    close(dir, 0o700)
    return []
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return [{ key: 'store.folderOpen', params: { folder: dir, code } }]
  }
}

const isOpen = (path: string): boolean => (statSync(path).mode & OTHERS) !== 0

function close(path: string, mode: number): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink() || (found.mode & OTHERS) === 0) return
  if (found.isDirectory() === (mode === 0o700)) chmodSync(path, mode)
}
