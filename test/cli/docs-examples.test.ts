/** The examples of the documentation, run as they stand there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { INFOS } from '../support/games.ts'
import { cli, Folder } from './support.ts'

const page = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
const blocks = (text: string, label: RegExp) =>
  [...text.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)]
    .map(([, info, body]) => ({ name: label.exec(info!)?.[1], body: body! }))
    .filter((block): block is { name: string; body: string } => block.name !== undefined)

const folder = new Folder()
afterAll(() => folder.remove())
const records = blocks(page('record-format.md'), /^json record=(.+)$/)
for (const { name, body } of records) folder.write(name, body)
for (const { name, body } of blocks(page('command-line.md'), /^json file=(.+)$/)) folder.write(name, body)

const examples = blocks(page('command-line.md'), /^(example)$/).map(({ body }) => {
  const [command, output] = body.split('\n---\n') as [string, string]
  return [command, output] as const
})

test('every game has a record in the description of the format', () => {
  const games = records.map(({ body }) => (JSON.parse(body) as { game: string }).game)
  expect(games.sort()).toEqual(INFOS.map(({ id }) => id).sort())
})

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(3)
})

test.each(examples)('cli %s', async (command, output) => {
  const args = command.split(' ').map((word) => (word.endsWith('.json') ? join(folder.path, word) : word))
  expect(await cli(...args)).toEqual({ code: 0, out: output, err: '' })
})
