import { homedir, userInfo } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { StartError } from './start-error.ts'

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
