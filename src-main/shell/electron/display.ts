import { LANGUAGES } from '#shared/texts/languages.ts'
import { localeOf } from '../locale.ts'

/**
 * Why no window can be opened, as a sentence, or nothing. Without a display Chromium would end the process with a
 * crash and its own words; this is asked before it looks for one.
 */
export function missingDisplay(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  argv: readonly string[],
): string | undefined {
  if (platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY) return undefined
  if (argv.some((arg) => arg.startsWith('--ozone-platform=headless'))) return undefined
  return LANGUAGES[localeOf('system', env.LC_ALL || env.LC_MESSAGES || env.LANG || '')].shell.noDisplay
}
