/** One run of vitest, with the counts of each test file. */
import { rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { CACHE, ROOT } from './paths.mjs'
import { readNote } from './tally.mjs'
import { nodeTool } from './tool.mjs'

const count = (tests, ...states) => tests.filter(({ status }) => states.includes(status)).length

/** `name`: of its report in the cache. What it ended with, and `counts` by test file. */
export async function runVitest(name, args) {
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
