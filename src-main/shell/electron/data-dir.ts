import { resolve } from 'node:path'
import { defaultDataDir } from '../data-dir.ts'

/** The folder of `--data=DIR`, or the usual one. Chromium has switches of its own, so others are not refused. */
export function dataDirFrom(argv: readonly string[]): string {
  const flag = argv.find((arg) => arg.startsWith('--data='))?.slice('--data='.length)
  return flag ? resolve(flag) : defaultDataDir()
}
