/** Input that never ends or is far too much: a sentence, an exit code, and soon. */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cli, Folder } from './support.ts'

const folder = new Folder()
afterAll(() => folder.remove())
const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const write = (name: string, content: unknown): string => folder.write(name, content)

const express = (layout: object) => ({ game: 'express', layout })
const SIMULATE = 'simulate --game tennessee-central --seats conductor,conductor --games 1 --resume'.split(' ')

test.skipIf(!existsSync('/dev/zero')).each([
  ['replay', '/dev/zero', 'longer than 4 MiB'],
  ['score', '/dev/zero', 'longer than 4 MiB'],
  ['route', '/dev/zero', 'longer than 4 MiB'],
  ['verify', '/dev/zero', 'longer than 4 MiB'],
])('%s of %s is refused: %s', async (command, file, words) => {
  const { code, out, err } = await cli(command, file)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(words)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test.each([
  [
    'a train of too many cars',
    express({ trains: [{ engine: 'loco', cars: many(100_000, 'coal') }] }),
    'layout.trains[0].cars',
  ],
  ['too many trains', express({ trains: many(5_000, { engine: 'loco', cars: ['coal'] }) }), 'layout.trains'],
  ['too many way cars', express({ wayCars: many(5_000, 'boom') }), 'layout.wayCars'],
  ['too large a hand', express({ hand: many(5_000, 'auto') }), 'layout.hand'],
  [
    'too high a stack',
    {
      game: 'tennessee-central',
      stacks: { S: many(5_000, '2'), H: ['A'], D: ['A'], C: ['A'] },
      shares: [['S']],
    },
    'stacks.S',
  ],
  ['too large a number', { game: 'express-01', capital: { hand: 1e300 } }, 'capital.hand'],
])('score of %s is refused and the field named', async (name, layout, field) => {
  const { code, out, err } = await cli('score', write('layout.json', layout))
  expect([name, code, out]).toEqual([name, 2, ''])
  expect(err).toContain(field)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test('the longest train that is looked at is judged', async () => {
  const layout = express({ trains: many(132, { engine: 'loco', cars: many(132, 'wild') }) })
  const { code } = await cli('score', write('long.json', layout), '--json')
  expect(code).toBe(0)
})

test('a folder is neither a game nor a journal', async () => {
  const dir = join(folder.path, 'folder')
  mkdirSync(dir)
  const replayed = await cli('replay', dir)
  expect([replayed.code, replayed.err]).toEqual([2, `${dir}: is a folder, not a file\n`])
  const played = await cli(...SIMULATE, dir)
  expect([played.code, played.err]).toEqual([2, `--resume: ${dir}: is a folder, not a file\n`])
})

test.skipIf(!existsSync('/dev/zero'))('an endless journal is refused', async () => {
  const { code, err } = await cli(...SIMULATE, '/dev/zero')
  expect(code).toBe(2)
  expect(err).toBe('--resume: /dev/zero: longer than 64 MiB\n')
})
