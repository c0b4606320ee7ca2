/** The tests run by vitest: all of them, or those that what has changed since they passed concerns. */
import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { filesOf, CONFIG, SOURCES, TESTS } from './inputs.mjs'
import { filesUnder, hashesOf, hashOfFiles } from './hash.mjs'
import { at, CACHE, ROOT } from './paths.mjs'
import { add, readNote, settle, writeNote } from './tally.mjs'
import { nodeTool } from './tool.mjs'

/** These look at the sources as files: whatever has changed, they look again. */
const OVER_THE_TREE = ['test/build', 'test/renderer/locales.test.ts', 'test/shell/electron-checklist.test.ts']
const PASSED = join(CACHE, 'passed')
/** A file that other modules import, and so one whose dependents vitest knows. */
const isModule = (file) => /^(src-[a-z]+|test)\/.*\.(ts|vue)$/.test(file)

/** Runs vitest; what it ended with, and the counts of each test file. */
async function vitest(name, args) {
  const file = join(CACHE, `${name}.json`)
  rmSync(file, { force: true })
  const ran = await nodeTool('vitest/vitest.mjs', [
    ...args,
    '--config=build/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const files = readNote(file)?.testResults ?? []
  const count = (tests, ...states) => tests.filter(({ status }) => states.includes(status)).length
  const counts = files.map(({ name: path, assertionResults: tests }) => [
    relative(ROOT, path).split(sep).join('/'),
    {
      passed: count(tests, 'passed'),
      failed: count(tests, 'failed'),
      skipped: count(tests, 'pending', 'skipped', 'todo'),
    },
  ])
  return { ran, counts: Object.fromEntries(counts) }
}

/** The files that differ from those noted; `undefined` where all tests have to be run. */
function changedSince(note, files) {
  if (!note) return undefined
  const names = new Set([...Object.keys(files), ...Object.keys(note.files)])
  const changed = [...names].filter((file) => files[file] !== note.files[file])
  return changed.every(isModule) ? changed : undefined
}

/** Unit and component tests: after a change of modules those that load one of them, after any other change all. */
export async function runUnit({ all }) {
  const stamp = join(PASSED, 'unit.json')
  const files = hashesOf(filesUnder([...SOURCES, ...TESTS, ...CONFIG, 'docs']))
  const note = all ? undefined : readNote(stamp)
  const changed = changedSince(note, files)
  if (changed?.length === 0) return { ...add(Object.values(note.counts)), output: '', more: 'unchanged' }
  const projects = ['--project=unit', '--project=apart', '--project=component']
  const wanted = changed && [
    ...changed,
    ...filesUnder(OVER_THE_TREE).filter((file) => file.endsWith('.test.ts')),
  ]
  const { ran, counts } = await vitest(
    'unit',
    wanted ? ['related', ...wanted, '--run', ...projects] : ['run', ...projects],
  )
  const kept = Object.entries(note?.counts ?? {}).filter(
    ([file]) => wanted && file in files && !(file in counts),
  )
  const result = settle(ran, add(Object.values(counts)))
  const known = { ...Object.fromEntries(kept), ...counts }
  if (result.failed === 0) writeNote(stamp, { files, counts: known })
  return {
    ...result,
    ...add([result, ...kept.map(([, one]) => one)]),
    ...(wanted && { more: `${result.passed} run again` }),
  }
}

/** Tests that start, watch and kill processes: what they prove is the house, whichever game is played in it. */
export async function runProcesses({ all }) {
  const stamp = join(PASSED, 'processes.json')
  const inputs = hashOfFiles(
    filesOf([...SOURCES, ...TESTS, ...CONFIG]).filter((file) => !file.startsWith('test/e2e/')),
  )
  const note = all ? undefined : readNote(stamp)
  if (note?.inputs === inputs) return { ...note.counts, output: '', more: 'unchanged' }
  const { ran, counts } = await vitest('processes', ['run', '--project=processes'])
  const result = settle(ran, add(Object.values(counts)))
  if (result.failed === 0) writeNote(stamp, { inputs, counts: add([result]) })
  return result
}
