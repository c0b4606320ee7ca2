import { resolve } from 'node:path'
import { defaultDataDir } from '../data-dir.ts'

const FLAG = '--data'

/** The folder of `--data=DIR` or `--data DIR`, or the usual one. Chromium has switches of its own, so others are not refused. */
export function dataDirFrom(argv: readonly string[]): string {
  const at = argv.findIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`))
  const given = argv[at] === FLAG ? argv[at + 1] : argv[at]?.slice(FLAG.length + 1)
  return given && !given.startsWith('--') ? resolve(given) : defaultDataDir()
}
