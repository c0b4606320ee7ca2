import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { at, ROOT } from './paths.mjs'

/** Every file under the given files and folders, sorted; what is not there is left out. */
function filesUnder(paths) {
  const found = []
  const visit = (path) => {
    if (!existsSync(path)) return
    if (!statSync(path).isDirectory()) found.push(path)
    else for (const name of readdirSync(path).sort()) visit(join(path, name))
  }
  for (const path of paths) visit(at(path))
  return found
}

/** One hash over names and contents of the given files and folders (relative to the project). */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of filesUnder(paths))
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

/** A small text in a file: what was the case when something was last done. */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
