/** What the disk is asked for, as the system sees it: every action is forced to it, once. Needs `strace`. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folder } from './support.ts'

const CHILD = join(import.meta.dirname, 'forced-writes-child.ts')
const TRACED = ['-f', '-qq', '-e', 'trace=fsync,fdatasync,write', '-s', '80']

/** Some machines have no tracer, or let nobody trace. */
const mayTrace = spawnSync('strace', ['-qq', '-o', '/dev/null', 'true']).status === 0

/** Of a line of the trace: what the child said, or that a write was forced. */
const SAID = /write\(1, "(?<game>[\w-]+) (?<doing>begins|stops) at (?<at>\d+)/
const FORCED = /\b(?:fsync|fdatasync)\((?!.*resumed)/

interface Play {
  readonly game: string
  readonly actions: number
  readonly forced: number
}

function readTrace(lines: readonly string[]): readonly Play[] {
  const plays: Play[] = []
  let begun = 0
  let forced = 0
  for (const line of lines) {
    if (FORCED.test(line)) forced += 1
    const { game = '', doing, at } = SAID.exec(line)?.groups ?? {}
    if (doing === 'stops') plays.push({ game, actions: Number(at) - begun, forced })
    if (doing === 'begins') {
      begun = Number(at)
      forced = 0
    }
  }
  return plays
}

test.runIf(mayTrace)('an action in any game costs one forced write, and none goes without', () => {
  const trace = join(folder(), 'trace')
  const traced = spawnSync('strace', [...TRACED, '-o', trace, process.execPath, CHILD, folder(), '12'], {
    encoding: 'utf8',
  })
  expect(traced.stderr).toBe('')
  const plays = readTrace(readFileSync(trace, 'utf8').split('\n'))
  expect(plays.map(({ game }) => game).sort()).toEqual(['express', 'express-01', 'tennessee-central'])
  for (const { game, actions, forced } of plays) {
    expect(actions, game).toBeGreaterThanOrEqual(12)
    expect({ game, forced }).toEqual({ game, forced: actions })
  }
})
