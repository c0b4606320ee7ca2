/** What `npm test` runs: the static checks, each one result, and the tests, each test one result. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { isEndToEndShort, runEndToEnd } from './e2e-tests.mjs'
import { CONFIG, SOURCES, TESTS } from './inputs.mjs'
import { CACHE } from './files.mjs'
import { nodeTool } from './run.mjs'
import { isUnitShort, runProcesses, runUnit } from './unit-tests.mjs'

const EVERYTHING = [...SOURCES, ...TESTS, ...CONFIG]
const one = (passed, output = '') => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, output })

/**
 * A check that passes when its program ends with 0. `inputs`: what its verdict depends on; `cache`: what makes the
 * program remember files it found well, left out when everything is to be checked.
 */
const verdict = (name, inputs, [program, ...args], cache = []) => ({
  name,
  inputs,
  weight: 1,
  async run({ all }) {
    const { code, output } = await nodeTool(program, all ? args : [...args, ...cache])
    return one(code === 0, output)
  },
})

const remember = (tool) => ['--cache', '--cache-strategy=content', `--cache-location=${join(CACHE, tool)}`]

async function runBuild({ all }) {
  try {
    await bundle({ force: all, show: false })
    return one(true)
  } catch (error) {
    return one(false, error.log ? readFileSync(error.log, 'utf8') : String(error))
  }
}

/**
 * In the order they are started, the longest first. `weight`: cores it uses. The tests use two and so run by
 * themselves, but for those that are `short` after a change inside one game: these go first, beside the rest.
 */
export const CHECKS = [
  verdict(
    'lint',
    EVERYTHING,
    ['eslint/bin/eslint.js', '--config=build/eslint.config.js', '--max-warnings=0', '.'],
    remember('eslint'),
  ),
  { name: 'build', weight: 1, run: runBuild },
  verdict('types', EVERYTHING, [
    'vue-tsc/bin/vue-tsc.js',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    join(CACHE, 'types.tsbuildinfo'),
  ]),
  verdict(
    'format',
    [...EVERYTHING, 'README.md', 'docs', '.prettierignore'],
    ['prettier/bin/prettier.cjs', '--config=build/prettier.json', '--log-level=warn', '--check', '.'],
    remember('prettier'),
  ),
  verdict(
    'layers',
    [...SOURCES, ...CONFIG],
    ['dependency-cruiser/bin/dependency-cruiser.mjs', '--config=build/depcruise.cjs', ...SOURCES],
  ),
  verdict('unused code', EVERYTHING, ['knip/bin/knip.js', '--config=build/knip.json']),
  verdict('rule ids', [...EVERYTHING, 'docs'], ['../build/check-rule-ids.mjs']),
  { name: 'unit and component tests', weight: 2, short: isUnitShort, run: runUnit },
  { name: 'process tests', weight: 2, run: runProcesses },
  { name: 'end-to-end tests', weight: 2, after: 'build', short: isEndToEndShort, run: runEndToEnd },
]
