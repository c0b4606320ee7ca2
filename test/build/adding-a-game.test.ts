/** The walk through a new game leads to files that are there, for every game of the house. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { INFOS } from '../support/games.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8')
const paths = [...text.matchAll(/`((?:src-\w+|test|build|docs)\/[^` ]+)`/g)].map(([, path = '']) => path)
const missing = (path: string): boolean => !existsSync(join(ROOT, path))

describe('docs/adding-a-game.md', () => {
  it.each(INFOS.map(({ id }) => id))('names no file that %s does not have', (id) => {
    expect(paths.length).toBeGreaterThan(30)
    expect(paths.map((path) => path.replaceAll('GAME', id)).filter(missing)).toEqual([])
  })

  it('names every file of the example but parts that stand for several', () => {
    const files = readdirSync(join(ROOT, 'test/fourth-game')).map((name) => `test/fourth-game/${name}`)
    expect(files.filter((file) => !paths.includes(file))).toEqual(['test/fourth-game/SmallPart.vue'])
  })
})
