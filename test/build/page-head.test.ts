/** How much script Home may load, and that the built page says so when it is more. */
import { expect, test, vi } from 'vitest'
import { homeLimit, homeScript, MOST_SCRIPT } from '../../build/lib/page-head.mjs'

const chunk = (bytes: number, more: object = {}) => ({ type: 'chunk', code: 'x'.repeat(bytes), ...more })
const page = (bytes: number) => ({
  'index.js': chunk(bytes, { isEntry: true, imports: ['vue.js', 'outside'] }),
  'vue.js': chunk(1000, { imports: ['index.js'] }),
  'home-en.js': chunk(100, { name: 'home-en', imports: ['vue.js'] }),
  'home-de.js': chunk(120, { name: 'home-de' }),
  'emblem.js': chunk(10, { facadeModuleId: '/depot/games/one/CardEmblem.vue', imports: ['card.js'] }),
  'card.js': chunk(5),
  'later.js': chunk(9_000_000, { facadeModuleId: '/depot/pages/rules/RulesPage.vue' }),
  'index.css': { type: 'asset' },
})
/** What the build is told. */
function built(bundle: object) {
  const error = vi.fn()
  const info = vi.fn()
  homeLimit().generateBundle.call({ error, info } as never, {}, bundle as never)
  return { errors: error.mock.calls.flat() as string[], told: info.mock.calls.flat() as string[] }
}

test('what Home loads is counted once: entry, imports, one language, pictures', () => {
  expect([...homeScript(page(50))]).toEqual([
    ['en', 1165],
    ['de', 1185],
  ])
})

test('a page within the limit is told by its size, one above it is not built', () => {
  const rest = 1135
  expect(built(page(MOST_SCRIPT - rest)).errors).toEqual([])
  expect(built(page(MOST_SCRIPT - rest)).told[0]).toContain('250000 bytes of script (de)')
  expect(built(page(MOST_SCRIPT - rest + 1)).errors).toEqual([
    'Home would load 250001 bytes of script (de); at most 250000 are allowed.',
  ])
})

test('a page in which nothing of Home is found is not taken for a small one', () => {
  expect(built({ 'index.js': chunk(10, { isEntry: true }) }).errors).toEqual([
    'The script of Home could not be found.',
  ])
})
