/** The end-to-end tests: the house's own run after any change but one inside a game, a game's own also after that one. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { provideChromium } from './chromium.mjs'
import { CACHE, filesUnder, hashOfFiles } from './files.mjs'
import { add, filesOf, gameOf, GAMES, readNote, settle, SOURCES, writeNote } from './inputs.mjs'
import { nodeTool } from './run.mjs'

/** What is built, how it is built, and what the tests are made of. */
const INPUTS = [
  ...SOURCES,
  'docs/rules',
  'test/e2e',
  'test/support',
  'test/fixtures',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'electron.vite.config.ts',
  'build/playwright.config.ts',
]
const HOUSE = 'house'

/** The tests of the house and of each game, with the hash of what they stand on. */
function groups() {
  const specs = filesUnder(['test/e2e']).filter((file) => file.endsWith('.spec.ts'))
  return [undefined, ...GAMES].map((game) => ({
    name: game ?? HOUSE,
    specs: specs.filter((file) => gameOf(file) === game),
    inputs: hashOfFiles(filesOf(INPUTS, game)),
    stamp: join(CACHE, 'passed', `e2e-${game ?? HOUSE}.json`),
  }))
}

/** The counts of each spec file in Playwright's report. */
function countsOf(report) {
  const counts = new Map()
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      const of = spec.tests.map(({ status }) => ({
        passed: Number(status === 'expected' || status === 'flaky'),
        failed: Number(status === 'unexpected'),
        skipped: Number(status === 'skipped'),
      }))
      const file = `test/e2e/${spec.file}`
      counts.set(file, add([...of, ...(counts.has(file) ? [counts.get(file)] : [])]))
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report?.suites ?? []) visit(suite)
  return counts
}

async function playwright(specs, chromium) {
  const file = join(CACHE, 'e2e.json')
  rmSync(file, { force: true })
  const ran = await nodeTool(
    '@playwright/test/cli.js',
    ['test', '--config=build/playwright.config.ts', '--reporter=list,json', ...specs],
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  return { ran, counts: countsOf(readNote(file)) }
}

/** What has changed since it passed; everything where `all` is asked for. */
function looked({ all }) {
  const noted = groups().map((group) => ({ ...group, note: all ? undefined : readNote(group.stamp) }))
  const due = noted.filter(({ note, inputs }) => note?.inputs !== inputs)
  return { due, kept: noted.filter((group) => !due.includes(group)).map(({ note }) => note.counts) }
}

/** Only tests of games are due, none of the house. */
export const isEndToEndShort = ({ all }) => looked({ all }).due.every(({ name }) => name !== HOUSE)

export async function runEndToEnd({ all }) {
  const { file: chromium, why, log } = await provideChromium()
  if (!chromium)
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      output: '',
      note: `skipped: ${why} (${log}); set CHROMIUM to one`,
    }
  const { due, kept } = looked({ all })
  if (due.length === 0) return { ...add(kept), output: '', more: 'unchanged' }
  const { ran, counts } = await playwright(
    due.flatMap(({ specs }) => specs),
    chromium,
  )
  const result = settle(ran, add([...counts.values()]))
  for (const { stamp, inputs, specs } of due) {
    const own = add(specs.map((file) => counts.get(file) ?? { passed: 0, failed: 1, skipped: 0 }))
    if (own.failed === 0) writeNote(stamp, { inputs, counts: own })
  }
  return {
    ...result,
    ...add([result, ...kept]),
    ...(kept.length > 0 && { more: `run again: ${due.map(({ name }) => name).join(', ')}` }),
  }
}
