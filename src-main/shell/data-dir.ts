import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Where the games are kept, by each system's custom; both shells use the same folder. The portable program of Windows
 * keeps them beside itself: its launcher says where it lies, and leaves nothing on the computer it is plugged into.
 */
export function defaultDataDir(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32' && env.PORTABLE_EXECUTABLE_DIR)
    return join(env.PORTABLE_EXECUTABLE_DIR, 'Express Depot Data')
  if (platform === 'win32') return join(env.APPDATA || join(home, 'AppData', 'Roaming'), 'Express Depot')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Express Depot')
  // The XDG rules: a path that is not absolute is to be ignored.
  const data = env.XDG_DATA_HOME
  return join(data?.startsWith('/') ? data : join(home, '.local', 'share'), 'express-depot')
}
