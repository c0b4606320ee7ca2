/** The switches inside an Electron binary ("fuses"), as bytes: https://www.electronjs.org/docs/latest/tutorial/fuses */
import { readFileSync } from 'node:fs'

export const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** In the order of the wire, version 1. */
export const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
]

/** The fuses of a binary by name. Throws when it holds no fuse wire. */
export function readFuses(file) {
  const bytes = readFileSync(file)
  const at = bytes.indexOf(SENTINEL)
  if (at < 0) throw new Error(`${file}: holds no fuse wire`)
  const wire = bytes.subarray(at + SENTINEL.length + 2)
  return Object.fromEntries(FUSES.map((name, i) => [name, wire[i] === 0x31]))
}
