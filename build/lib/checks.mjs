/** What `npm test` runs: the static checks, each one result, and the tests, each test one result. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { provideChromium } from './chromium.mjs'
import { applicationNode } from './node.mjs'
import { at, CACHE } from './paths.mjs'
import { capture, projectEnv } from './run.mjs'

const SOURCES = ['src-main', 'src-renderer', 'src-shared']
const CONFIG = ['package.json', 'package-lock.json', 'tsconfig.json', 'electron.vite.config.ts', 'build']
const TESTS = ['test']

const one = (passed, output = '') => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, output })
const tool = (path) => at('node_modules', path)

/** A program of the project, run by the newer Node. */
const node = (args, env = {}) => capture(applicationNode(), args, { env: { ...projectEnv(), ...env } })

/** A check that passes when its program ends with 0. `inputs`: what its verdict depends on. */
const verdict = (name, inputs, args) => ({
  name,
  inputs,
  weight: 1,
  async run() {
    const { code, output } = await node(args)
    return one(code === 0, output)
  },
})

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** A test run must tell at least what went wrong, even when it died before its first test. */
function counted({ code, output }, counts) {
  const { passed = 0, failed = 0, skipped = 0 } = counts ?? {}
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, output }
}

async function runUnit() {
  const file = join(CACHE, 'unit.json')
  rmSync(file, { force: true })
  const ran = await node([
    tool('vitest/vitest.mjs'),
    ...['run', '--config', 'build/vitest.config.ts'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ])
  const report = readJson(file)
  return counted(
    ran,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  )
}

async function runEndToEnd() {
  const { file: chromium, why, log } = await provideChromium()
  if (!chromium)
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      output: '',
      note: `skipped: ${why} (${log}); set CHROMIUM to one`,
    }
  const file = join(CACHE, 'e2e.json')
  rmSync(file, { force: true })
  const ran = await node(
    [
      tool('@playwright/test/cli.js'),
      'test',
      '--config',
      'build/playwright.config.ts',
      '--reporter=list,json',
    ],
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  )
  const stats = readJson(file)?.stats
  return counted(
    ran,
    stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
  )
}

async function runBuild({ all }) {
  try {
    await bundle({ force: all, show: false })
    return one(true)
  } catch (error) {
    return one(false, error.log ? readFileSync(error.log, 'utf8') : String(error))
  }
}

/** In the order they are started. `weight`: cores it uses; tests run alone, since some of them measure time. */
export const CHECKS = [
  { name: 'build', weight: 1, run: runBuild },
  verdict(
    'types',
    [...SOURCES, ...TESTS, ...CONFIG],
    [
      tool('vue-tsc/bin/vue-tsc.js'),
      ...['--noEmit', '--incremental', '--tsBuildInfoFile', join(CACHE, 'types.tsbuildinfo')],
    ],
  ),
  verdict(
    'lint',
    [...SOURCES, ...TESTS, ...CONFIG],
    [tool('eslint/bin/eslint.js'), ...['-c', 'build/eslint.config.js', '--max-warnings', '0', '.']],
  ),
  verdict(
    'format',
    [...SOURCES, ...TESTS, ...CONFIG, 'README.md', 'docs', '.prettierignore'],
    [
      tool('prettier/bin/prettier.cjs'),
      ...['--config', 'build/prettier.json', '--log-level', 'warn', '--check', '.'],
    ],
  ),
  verdict(
    'layers',
    [...SOURCES, ...CONFIG],
    [
      tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', 'build/depcruise.cjs', ...SOURCES],
    ],
  ),
  verdict(
    'unused code',
    [...SOURCES, ...TESTS, ...CONFIG],
    [tool('knip/bin/knip.js'), ...['--config', 'build/knip.json']],
  ),
  verdict('rule ids', [...SOURCES, ...TESTS, ...CONFIG, 'docs'], [at('build/check-rule-ids.mjs')]),
  { name: 'unit and component tests', weight: 2, run: runUnit },
  { name: 'end-to-end tests', weight: 2, after: 'build', run: runEndToEnd },
]
