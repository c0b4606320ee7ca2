import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { MAX_BYTES } from '../../src-main/rules/json.ts'
import { TWO } from '../rules/tennessee-central/table.ts'
import { cli, Folder } from './support.ts'

const folder = new Folder()
afterAll(() => folder.remove())
const RECORD = {
  format: 1,
  game: 'tennessee-central',
  rules: 1,
  options: {},
  seats: [
    { name: 'Ada', kind: 'human' },
    { name: 'Ben', kind: 'human' },
  ],
  seed: 'x',
  deal: TWO,
  actions: [
    { seat: 0, do: 'build', card: 'S2' },
    { seat: 1, do: 'invest' },
  ],
}
const game = folder.write('game.json', RECORD)
const replayed = async (...flags: string[]) => {
  const { code, out, err } = await cli('replay', game, '--json', ...flags)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.trimEnd()).not.toContain('\n')
  return JSON.parse(out) as Record<string, unknown> & {
    view: { seats: { hand: unknown }[]; viewer: unknown; turns: number; deck: object }
  }
}

test('[TC-10] the text for people says that a drawn locomotive waits for its stack', async () => {
  const fixtureFile = new URL('../fixtures/records/tennessee-central-2-seats-top.json', import.meta.url)
  const { record } = JSON.parse(readFileSync(fixtureFile, 'utf8')) as {
    record: { actions: { do: string }[] }
  }
  const fixture = folder.write('fixture.json', record)
  const placed = record.actions.findIndex((action) => action.do === 'locomotive')
  const before = await cli('replay', fixture, '--at', String(placed))
  const after = await cli('replay', fixture, '--at', String(placed + 1))
  expect(before.out).toContain('A locomotive is drawn and waits for its stack.')
  expect(after.out).not.toContain('waits for its stack')
})

describe('replay --json', () => {
  test('shows the end of the record to the all-seeing viewer', async () => {
    const { at, deciders, view, outcome, check, ...more } = await replayed()
    expect({ at, deciders, outcome, check, more }).toEqual({
      at: 2,
      deciders: [0],
      outcome: null,
      check: null,
      more: {},
    })
    expect(view).toMatchObject({ viewer: 'all', turns: 2, deck: { left: 27 } })
  })

  test('--at goes back, --viewer hides what that seat does not know', async () => {
    const { at, view } = await replayed('--at', '1', '--viewer', '1')
    expect({ at, turns: view.turns }).toEqual({ at: 1, turns: 1 })
    expect(view.seats[0]!.hand).toEqual({ shares: 3, tracks: 4 })
    expect(view.seats[1]!.hand).toHaveLength(8)
    expect((await replayed('--viewer', 'public')).view.seats[1]!.hand).toEqual({ shares: 3, tracks: 6 })
  })

  test('--legal lists the actions of the deciding seats', async () => {
    const { legal, legalComplete } = await replayed('--legal')
    expect(legalComplete).toBe(true)
    expect(legal).toContainEqual({ seat: 0, do: 'build', card: 'S3' })
    expect(legal).toHaveLength(5)
  })

  test('[TC-7] --check tells the rule and the sentence, null for a legal action', async () => {
    const wrong = folder.write('wrong.json', { seat: 0, do: 'build', card: 'S2' })
    const reason = { rule: 'TC-7', text: 'S2 is not in your hand.' }
    expect((await replayed('--check', wrong)).check).toEqual({ ...reason, all: [reason] })
    const right = folder.write('right.json', { seat: 0, do: 'invest' })
    expect((await replayed('--check', right)).check).toBeNull()
  })

  test('the outcome of a finished game', async () => {
    const file = new URL('../fixtures/records/tennessee-central-3-seats-top.json', import.meta.url)
    const { record, result } = (await import(file.href, { with: { type: 'json' } })) as {
      record: object
      result: object
    }
    const { out } = await cli('replay', folder.write('finished.json', record), '--json')
    expect(JSON.parse(out)).toMatchObject({ deciders: [], outcome: result })
    expect((await cli('replay', folder.write('finished.json', record))).out).toMatch(/result +place +total/)
  })
})

describe('bad input: one line that names it, exit code 2, nothing written', () => {
  const file = (content: unknown) => folder.write('bad.json', content)
  test.each<[string, () => string[], string]>([
    ['no file', () => ['replay'], 'which FILE?'],
    ['two files', () => ['replay', game, game], 'too many'],
    ['an unknown flag', () => ['replay', game, '--fast'], "Unknown option '--fast'"],
    ['a flag without its value', () => ['replay', game, '--at'], '--at'],
    ['a value for a switch', () => ['replay', game, '--legal=yes'], '--legal'],
    ['--at beyond the end', () => ['replay', game, '--at', '3'], '--at: there are only 2 actions'],
    ['--at not a number', () => ['replay', game, '--at', 'x'], '--at: "x" is not a whole number'],
    ['--viewer not there', () => ['replay', game, '--viewer', '2'], '--viewer: "2" is not'],
    ['a missing file', () => ['replay', `${folder.path}/none.json`], 'none.json: there is no such file'],
    ['a folder', () => ['replay', folder.path], 'is a folder, not a file'],
    ['not text', () => ['replay', file(new Uint8Array([0xff, 0xfe, 0x00]))], 'not a text in UTF-8'],
    ['truncated', () => ['replay', file(JSON.stringify(RECORD).slice(0, 99))], 'bad.json: not JSON'],
    ['oversized', () => ['replay', file(' '.repeat(MAX_BYTES + 1))], 'bad.json: longer than 4 MiB'],
    ['foreign', () => ['replay', file({ moves: 'e4' })], 'bad.json: format: '],
    ['several lines in a key', () => ['replay', file({ ...RECORD, 'a\nb': 1 })], 'bad.json: '],
    [
      'an illegal action',
      () => ['replay', file({ ...RECORD, actions: [{ seat: 1, do: 'invest' }] })],
      'action 1 is against TC-6',
    ],
    ['a hostile key', () => ['replay', file('{"__proto__":{"x":1}}')], 'the key __proto__ is not allowed'],
    ['--check: no seat', () => ['replay', game, '--check', file({ do: 'invest' })], 'bad.json: seat: '],
    ['--check: no action', () => ['replay', game, '--check', file({ seat: 0, do: 'fly' })], 'bad.json: do: '],
    ['--check: a list', () => ['replay', game, '--check', file([])], 'bad.json: an action is an object'],
    ['no such command', () => ['play'], 'there is no command "play"'],
    ['the name of a prototype', () => ['constructor'], 'there is no command'],
  ])('%s', async (_name, args, message) => {
    const { code, out, err } = await cli(...args())
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err.trimEnd()).not.toContain('\n')
  })
})

describe('help', () => {
  test("--help lists every command, a command's --help tells its flags", async () => {
    expect((await cli('--help')).out).toMatch(/cli replay FILE.*cli score FILE.*cli simulate/s)
    expect(await cli('replay', '--help')).toMatchObject({ code: 0, err: '' })
    expect((await cli('replay', '--help')).out).toContain('--viewer all|public|SEAT')
  })
})
