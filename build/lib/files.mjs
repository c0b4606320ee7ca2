/** Where the project's files lie, and their hashes. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, and what the scripts keep there. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const at = (...parts) => join(ROOT, ...parts)
export const CACHE = at('.cache')

/** Every file under the given files and folders, sorted and relative to the project; what is not there is left out. */
export function filesUnder(paths) {
  const found = []
  const visit = (path) => {
    if (!existsSync(path)) return
    if (!statSync(path).isDirectory()) found.push(relative(ROOT, path).split(sep).join('/'))
    else for (const name of readdirSync(path).sort()) visit(join(path, name))
  }
  for (const path of paths) visit(at(path))
  return found
}

/** A hash of each file's contents, by its path. */
export const hashesOf = (files) =>
  Object.fromEntries(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(at(file)))
        .digest('hex'),
    ]),
  )

/**
 * One hash over names and contents of the given files and folders (relative to the project).
 *
 * @param {readonly string[]} paths
 */
export const hashOf = (paths) => hashOfFiles(filesUnder(paths))

/** The same over a list of files. */
export function hashOfFiles(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(at(file)))
      .update('\0')
  return hash.digest('hex')
}

/** A small text in a file: what was the case when something was last done. */
export const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
export function writeStamp(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
