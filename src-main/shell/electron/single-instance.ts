import { app } from 'electron'
import { EXTENSION } from './saved-games.ts'

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.toLowerCase().endsWith(`.${EXTENSION}`)

/** What a second start hands over: paths of saved games. Any program of this user could send it, so it is looked at. */
function filesOf(data: unknown): string[] {
  const files = typeof data === 'object' && data !== null && 'files' in data ? data.files : undefined
  return Array.isArray(files) ? files.slice(0, 100).filter(isPath) : []
}

/**
 * The first start owns the data; a second one hands its saved games over and ends, and the first one is told. False:
 * end now. To be called after the paths are set: the lock lies in the user data folder.
 */
export function isOnlyInstance(files: readonly string[], again: (files: string[]) => void): boolean {
  if (!app.requestSingleInstanceLock({ files })) return false
  app.on('second-instance', (_event, _argv, _cwd, data) => again(filesOf(data)))
  return true
}
