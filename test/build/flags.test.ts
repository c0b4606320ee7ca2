/** A wrong flag of a script ends it with one sentence and a code, before it does anything. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const BUILD = join(import.meta.dirname, '../../build')

test.each([
  ['check-long.mjs', ['--help'], "Unknown option '--help'"],
  ['soak.mjs', ['--actions', '1.5'], '--actions: "1.5" is not a whole number'],
  ['sbom.mjs', ['--in', 'x'], "Unknown option '--in'"],
])('%s %j', (script, flags, sentence) => {
  const ended = spawnSync(process.execPath, [join(BUILD, script), ...flags], { encoding: 'utf8' })
  expect([ended.status, ended.stderr, ended.stdout]).toEqual([2, `${sentence}\n`, ''])
})
