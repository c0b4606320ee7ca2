/** Recorded games as a regression suite: every file of test/fixtures/records replays to the result kept beside it. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Json } from '#shared/games/common.ts'
import { checkRecord, replay } from '../../src-main/rules/record.ts'
import '../support/games.ts'

const folder = new URL('../fixtures/records/', import.meta.url)
const files = readdirSync(folder)
const open = (file: string) =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { result: Json; record: Json }

describe('recorded games', () => {
  test.each(files)('%s', (file) => {
    const { result, record } = open(file)
    const { game, state } = replay(checkRecord(record))
    expect(game.outcome(state)).toEqual(result)
    expect(game.deciders(state)).toEqual([])
  })

  test('they cover every number of seats and every reading of Tennessee Central', () => {
    const seen = files
      .map((file) => /^tennessee-central-(\d)-seats-(\w+)/.exec(file))
      .filter((m) => m !== null)
    expect(new Set(seen.map(([, seats, reading]) => `${seats} ${reading}`)).size).toBe(9)
  })
})
