import { afterEach, describe, expect, it } from 'vitest'
// Loaded here, so that the page has them at once when it asks.
import '../../../src-renderer/games/express/table/GameTable.vue'
import '../../../src-renderer/games/express-01/table/GameTable.vue'
import { createTexts } from '../../../src-renderer/games/create-texts.ts'
import { GAME_UIS } from '../../../src-renderer/games/registry.ts'
import { keyLines, tableKeys } from '../../../src-renderer/kit/table-keys.ts'
import { sitDown, type Visit } from './support.ts'

let visit: Visit | undefined
afterEach(() => {
  visit?.page.unmount()
  visit = undefined
})

describe.each(GAME_UIS.map(({ id, info }) => ({ id, info })))('the keys of $id', ({ id, info }) => {
  it('are listed while its table is open, each with a text in every language', async () => {
    const options = Object.fromEntries(info.options.map(({ name, values }) => [name, values[0] ?? null]))
    visit = await sitDown(['human', 'apprentice'], { game: { game: id, options, seed: 'keys' } })
    const lines = tableKeys.value ? keyLines(tableKeys.value) : []
    expect(lines).toContainEqual({ text: `games.${id}.keys.confirm`, keys: ['Enter'] })
    expect(lines).toContainEqual({ text: `games.${id}.keys.letGo`, keys: ['Esc'] })
    for (const locale of ['en', 'de'] as const) {
      const texts = await createTexts(locale)
      expect(lines.filter(({ text }) => !texts.has(text))).toEqual([])
    }
  })
})
