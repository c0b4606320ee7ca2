// A mark of the players' code, so that figures of different players are told apart.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { at } from './paths.mjs'

/** Six letters that change with the search, with what a game taught it, and with the game's rules. */
export function markOf(game) {
  const hash = createHash('sha256')
  for (const folder of ['src-main/ai/search', `src-main/ai/${game}`, `src-main/rules/${game}`]) {
    const names = readdirSync(at(folder), { recursive: true }).filter((name) => name.endsWith('.ts'))
    for (const name of names.sort()) hash.update(name).update(readFileSync(at(`${folder}/${name}`)))
  }
  return hash.digest('hex').slice(0, 6)
}
