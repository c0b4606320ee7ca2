/** A game is named in its own folders and on the two lists, and nowhere else: so a new one touches nothing else. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesUnder } from '../support/files.ts'
import { INFOS } from '../support/games.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const IDS = INFOS.map(({ id }) => id)
const LOOKED_AT = ['src-main', 'src-renderer', 'src-shared', 'build', 'test/e2e/support', 'test/e2e/soak']
const MAY_NAME_A_GAME: Readonly<Record<string, string>> = {
  'src-main/games/games.ts': 'the list of main',
  'src-renderer/games/registry.ts': 'the list of the page',
  'build/lib/play-game.mjs': 'plays the shortest game, to prove that a package plays at all',
  'build/lib/measures.mjs':
    'measures clicks at the table of the shortest game, and the thread of main while it is played',
  'build/shots/house.mjs': 'takes the picture of the Rules page, which always shows some game',
}

/** The id as it is, or the name it has in code, alone or with more behind it: `express-01`, `express01Ui`, `Express01View`. */
function mentionOf(id: string): RegExp {
  const [first = '', ...others] = id.split('-')
  const name = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const either = `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`
  return new RegExp(String.raw`(?<![\w-])(${id}(?![\w-])|${either}(?=[A-Z]|\b(?![ -])))`)
}

/** A file belongs to a game whose id its folder or its own name begins with. */
const belongsTo = (id: string, file: string): boolean =>
  file.split('/').some((part) => part === id || part.startsWith(`${id}.`) || part.startsWith(`${id}-`))

function strayNames(file: string, text: string): readonly string[] {
  const others = IDS.filter((id) => !belongsTo(id, file)).map(mentionOf)
  return text
    .split('\n')
    .flatMap((line, i) =>
      others.some((mention) => mention.test(line)) ? [`${file}:${i + 1} ${line.trim()}`] : [],
    )
}

const code = LOOKED_AT.flatMap((folder) => filesUnder(join(ROOT, folder)))
  .map((file) => file.slice(ROOT.length + 1).replaceAll('\\', '/'))
  .filter((file) => /\.(ts|mts|mjs|cjs|js|vue)$/.test(file))
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

describe('the names of games', () => {
  it('stand in the folders of the games and on the two lists alone', () => {
    const looked = code.filter((file) => !(file in MAY_NAME_A_GAME))
    expect(looked.length).toBeGreaterThan(500)
    expect(looked.flatMap((file) => strayNames(file, textOf(file)))).toEqual([])
  })

  it.each(Object.keys(MAY_NAME_A_GAME))('%s does name a game, so that it is excused for a reason', (file) => {
    expect(strayNames(file, textOf(file)).length).toBeGreaterThan(0)
  })

  it.each([
    ['an id', "if (game === 'express-01') return"],
    ['a folder', "import { draw } from '../express/command-line.ts'"],
    ['a value named after a game', 'const first = tennesseeCentral.rules'],
    ['a type named after a game', 'view as ExpressView'],
  ])('are found where they do not belong: %s', (_, line) => {
    expect(strayNames('src-main/table/open.ts', line)).toHaveLength(1)
  })

  it.each(['Express Depot keeps its games', "'express-depot.desktop'", 'an expression', 'expressly'])(
    'are not found in “%s”',
    (line) => {
      expect(strayNames('src-main/table/open.ts', line)).toEqual([])
    },
  )
})
