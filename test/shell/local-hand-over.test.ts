import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { announce, askRunning } from '../../src-main/shell/local/hand-over.ts'
import { ask, pathOf, served, tempDir } from './support.ts'

test('a second start on the same data folder gets a link into the running shell', async () => {
  const { shell } = await served()
  const dir = tempDir()
  const retract = await announce(dir, shell)
  expect(statSync(join(dir, 'local-shell.json')).mode & 0o777).toBe(0o600)
  const link = await askRunning(dir)
  expect((await ask(shell.origin, { path: pathOf(link ?? '') })).status).toBe(200)
  await retract()
  expect(await askRunning(dir)).toBeUndefined()
})

test('without the key, or from a page, no link is given', async () => {
  const { shell, ours } = await served()
  const link = { method: 'POST', path: '/link' }
  const key = { 'x-express-depot-key': shell.key }
  for (const headers of [
    {},
    ours,
    { 'x-express-depot-key': 'x' },
    { ...ours, ...key },
    { ...key, host: 'evil.example' },
  ])
    expect((await ask(shell.origin, { ...link, headers })).status).toBe(403)
  expect((await ask(shell.origin, { ...link, headers: key })).text).toContain(shell.origin)
})

test.each([
  ['no JSON', '{'],
  ['another host', '{"origin":"http://evil.example","key":"x"}'],
  ['a port nobody listens at', '{"origin":"http://127.0.0.1:1","key":"x"}'],
])('a note with %s is passed over', async (_, text) => {
  const dir = tempDir()
  writeFileSync(join(dir, 'local-shell.json'), text)
  expect(await askRunning(dir)).toBeUndefined()
})
