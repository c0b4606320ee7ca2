/** No way out of main reads a stored game but through `src-main/table/secrets.ts`: looked up in the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, '../../src-main')
/** The rooms that answer requests; rules, opponents and store answer nobody outside. */
const ROOMS = ['api', 'history', 'review', 'statistics', 'table', 'shell']

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(MAIN, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name)),
).map((path) => ({ path: relative(MAIN, path), text: readFileSync(path, 'utf8') }))

/** The files in which the pattern stands. */
const where = (pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort()

it('finds the rooms', () => {
  expect(sources.length).toBeGreaterThan(50)
})

it('all hands at once are asked for in one place', () => {
  expect(where(/'all'/)).toEqual(['table/secrets.ts'])
})

it('a record is made of a game that was opened, and of nothing else', () => {
  expect(where(/export function gameRecord\(\{ header, actions \}: OpenedGame,/)).toEqual(['table/record.ts'])
  expect(where(/new OpenedGame\(/)).toEqual(['table/secrets.ts'])
  expect(where(/OpenedGame\.(over|agreed)\(/)).toEqual([
    'api/handlers.ts',
    'api/looking-back.ts',
    'history/export.ts',
  ])
})

it('a stored game is replayed where its viewer is asked for', () => {
  expect(where(/\bopenLine\(/)).toEqual([
    // Table: curtain and view. Replay: `mustBeViewer`. Branch: `branching`. Lists: the public view.
    'api/session.ts',
    'history/branch.ts',
    'history/replays.ts',
    'table/open.ts',
    'table/summaries.ts',
  ])
  expect(where(/\brestoreLine\(game, header/)).toEqual(['table/open.ts'])
})

it('stored actions are read to be replayed, counted or compared', () => {
  expect(where(/\.timeline\(/)).toEqual([
    'api/handlers.ts',
    'history/importer.ts',
    'table/open.ts',
    'table/secrets.ts',
  ])
})

it('seeds and nonces are read to deal, to seal, to think, to branch and to record', () => {
  expect(where(/\b(header|row|who|game|sealed|known)\??\.(seed|nonce|botSeed)\b/)).toEqual([
    'history/branch.ts',
    'review/verify.ts',
    'table/bots.ts',
    'table/line.ts',
    'table/record.ts',
  ])
})
