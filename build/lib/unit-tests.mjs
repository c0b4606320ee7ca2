/** The tests run by vitest: all of them, or those that what has changed since they passed concerns. */
import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { CACHE, filesUnder, hashesOf, hashOfFiles, ROOT } from './files.mjs'
import { add, CONFIG, filesOf, gameOf, readNote, settle, SOURCES, TESTS, writeNote } from './inputs.mjs'
import { nodeTool } from './run.mjs'

// One run of vitest, with the counts of each test file.

const count = (tests, ...states) => tests.filter(({ status }) => states.includes(status)).length

/** `name`: of its report in the cache. What it ended with, and `counts` by test file. */
async function runVitest(name, args) {
  const file = join(CACHE, `${name}.json`)
  rmSync(file, { force: true })
  const { code, output } = await nodeTool('vitest/vitest.mjs', [
    ...args,
    '--config=build/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const counts = (readNote(file)?.testResults ?? []).map(({ name: path, assertionResults: tests }) => [
    relative(ROOT, path).split(sep).join('/'),
    {
      passed: count(tests, 'passed'),
      failed: count(tests, 'failed'),
      skipped: count(tests, 'pending', 'skipped', 'todo'),
    },
  ])
  return { code, output, counts: Object.fromEntries(counts) }
}

const PASSED = join(CACHE, 'passed')
const SHARING = ['--project=unit', '--project=component']
const PROJECTS = [...SHARING, '--project=apart']
/** These look at the sources as files: whatever has changed, they look again. */
const OVER_THE_TREE = ['test/build', 'test/renderer/locales.test.ts', 'test/shell/electron-checklist.test.ts']

/** A file that others import: vitest knows which tests load it. */
const isModule = (file) => /^(src-[a-z]+|test)\/.*\.(ts|vue)$/.test(file)
const isTest = (file) => file.endsWith('.test.ts')
const overTheTree = () => filesUnder(OVER_THE_TREE).filter(isTest)

/** The files that differ from those noted. */
function changedSince(noted, files) {
  const names = new Set([...Object.keys(files), ...Object.keys(noted)])
  return [...names].filter((file) => files[file] !== noted[file])
}

/** After a change inside one game: its own tests, and of the house's those that are asked of it by name. */
async function runOfGame(game) {
  const own = filesUnder(TESTS).filter((file) => isTest(file) && gameOf(file) === game)
  const shared = filesUnder(TESTS).filter((file) => isTest(file) && gameOf(file) === undefined)
  const byName = `(^|[^a-z-])${game}(?![a-z-])`
  const runs = await Promise.all([
    runVitest('unit-own', ['run', ...own, ...overTheTree(), ...PROJECTS, '--maxWorkers=1']),
    runVitest('unit-shared', ['run', ...shared, ...SHARING, '--maxWorkers=1', `--testNamePattern=${byName}`]),
  ])
  return {
    code: Math.max(...runs.map(({ code }) => code)),
    output: runs.map(({ output }) => output).join('\n'),
    counts: Object.assign({}, ...runs.reverse().map(({ counts }) => counts)),
  }
}

/** The one game inside which everything lies that has changed. */
function gameAlone(changed) {
  const [game, ...others] = new Set(changed.map(gameOf))
  return changed.every(isModule) && others.length === 0 ? game : undefined
}

/** All tests, those of one game, or those that load a module that has changed. */
function runWhat(changed) {
  if (!changed?.every(isModule)) return runVitest('unit', ['run', ...PROJECTS])
  const game = gameAlone(changed)
  if (game !== undefined) return runOfGame(game)
  return runVitest('unit', ['related', ...changed, ...overTheTree(), '--run', ...PROJECTS])
}

/** What was skipped for its name, or not run at all, still counts as it last passed. */
function kept(noted, ran) {
  if (!noted || !ran) return noted ?? ran
  return {
    ...ran,
    passed: Math.max(ran.passed, noted.passed - ran.failed),
    skipped: Math.min(ran.skipped, noted.skipped),
  }
}

const UNIT_STAMP = join(PASSED, 'unit.json')

/** All files as they are, and where a run has passed before, its note and what has changed since. */
function looked({ all }) {
  const files = hashesOf(filesUnder([...SOURCES, ...TESTS, ...CONFIG, 'docs']))
  const note = all ? undefined : readNote(UNIT_STAMP)
  return { files, note, changed: note && changedSince(note.files, files) }
}

/** Nothing has changed, or only what lies inside one game. */
export function isUnitShort({ all }) {
  const { changed } = looked({ all })
  return changed !== undefined && (changed.length === 0 || gameAlone(changed) !== undefined)
}

/** Unit and component tests: what a change concerns, by the contents of the files. */
export async function runUnit({ all }) {
  const { files, note, changed } = looked({ all })
  if (changed?.length === 0) return { ...add(Object.values(note.counts)), output: '', more: 'unchanged' }
  const { code, output, counts: ran } = await runWhat(changed)
  const partly = changed?.every(isModule) ?? false
  const tests = Object.keys(files).filter((file) => file in ran || (partly && file in note.counts))
  const counts = Object.fromEntries(
    tests.map((file) => [file, partly ? kept(note.counts[file], ran[file]) : ran[file]]),
  )
  const result = settle({ code, output }, add(Object.values(counts)))
  if (result.failed === 0) writeNote(UNIT_STAMP, { files, counts })
  return { ...result, ...(partly && { more: `${add(Object.values(ran)).passed} run again` }) }
}

/** Tests that start, watch and kill processes: what they prove is the house, whichever game is played in it. */
export async function runProcesses({ all }) {
  const stamp = join(PASSED, 'processes.json')
  const concerned = filesOf([...SOURCES, ...TESTS, ...CONFIG]).filter((file) => !file.startsWith('test/e2e/'))
  const inputs = hashOfFiles(concerned)
  const note = all ? undefined : readNote(stamp)
  if (note?.inputs === inputs) return { ...note.counts, output: '', more: 'unchanged' }
  const { code, output, counts } = await runVitest('processes', ['run', '--project=processes'])
  const result = settle({ code, output }, add(Object.values(counts)))
  if (result.failed === 0) writeNote(stamp, { inputs, counts: add([result]) })
  return result
}
