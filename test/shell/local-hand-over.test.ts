import { createHmac } from 'node:crypto'
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { announce, askRunning } from '../../src-main/shell/local/hand-over.ts'
import { ask, pathOf, served, tempDir } from './support.ts'

const NOTE = 'local-shell.json'
const proofOf = (key: string, ...words: string[]) =>
  createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url')

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.unstubAllEnvs()
})

/** Another program at a port of this computer, and what it was told. */
async function stranger(answer: RequestListener): Promise<{ origin: string; heard: IncomingMessage[] }> {
  const heard: IncomingMessage[] = []
  const server = createServer((request, response) => {
    heard.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard }
}

function folderWithNote(note: unknown): string {
  const dir = tempDir()
  writeFileSync(join(dir, NOTE), typeof note === 'string' ? note : JSON.stringify(note))
  return dir
}

test('a second start on the same data folder gets a link into the running shell', async () => {
  const { shell } = await served()
  const dir = tempDir()
  const retract = await announce(dir, shell)
  expect(statSync(join(dir, NOTE)).mode & 0o777).toBe(0o600)
  const link = await askRunning(dir)
  expect(link).toMatch(new RegExp(`^${shell.origin}/\\?link=`))
  expect((await ask(shell.origin, { path: pathOf(link ?? '') })).status).toBe(200)
  await retract()
  expect(await askRunning(dir)).toBeUndefined()
})

test('a note left behind for everybody to read becomes one for its owner alone', async () => {
  const dir = folderWithNote('{}')
  chmodSync(join(dir, NOTE), 0o644)
  await announce(dir, { origin: 'http://127.0.0.1:1', key: 'k' })
  expect(statSync(join(dir, NOTE)).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(join(dir, NOTE), 'utf8'))).toEqual({
    origin: 'http://127.0.0.1:1',
    key: 'k',
  })
})

test('without a proof of the key, or from a page, no link is given', async () => {
  const { shell, ours } = await served()
  const link = { method: 'POST', path: '/link' }
  const proved = {
    'x-express-depot-nonce': 'n',
    'x-express-depot-proof': proofOf(shell.key, 'ask', 'n'),
  }
  for (const headers of [
    {},
    ours,
    { 'x-express-depot-key': shell.key },
    { ...proved, 'x-express-depot-nonce': 'another' },
    { ...proved, 'x-express-depot-proof': proofOf('another key', 'ask', 'n') },
    { ...proved, 'x-express-depot-proof': proofOf(shell.key, 'answer', 'n', '') },
    { ...ours, ...proved },
    { ...proved, host: 'evil.example' },
  ])
    expect((await ask(shell.origin, { ...link, headers })).status).toBe(403)
  const answer = await ask(shell.origin, { ...link, headers: proved })
  const { token, proof } = JSON.parse(answer.text) as { token: string; proof: string }
  expect(proof).toBe(proofOf(shell.key, 'answer', 'n', token))
})

test.each([
  ['no JSON', '{'],
  ['another host', '{"origin":"http://evil.example","key":"x"}'],
  ['another host behind a name', '{"origin":"http://127.0.0.1:80@evil.example","key":"x"}'],
  ['a port nobody listens at', '{"origin":"http://127.0.0.1:1","key":"x"}'],
  ['no key', '{"origin":"http://127.0.0.1:1"}'],
])('a note with %s is passed over', async (_, text) => {
  expect(await askRunning(folderWithNote(text))).toBeUndefined()
})

test.each<[string, RequestListener]>([
  ['a page of its own', (_, response) => response.end('<title>Some other program</title>')],
  ['an address to open', (_, response) => response.end('http://evil.example/')],
  ['a token without a proof', (_, response) => response.end('{"token":"x"}')],
  [
    'the proof it was sent',
    (request, response) => {
      const proof = request.headers['x-express-depot-proof']
      response.end(JSON.stringify({ token: 'x', proof }))
    },
  ],
  ['more than anybody asked for', (_, response) => response.end('x'.repeat(1_000_000))],
  [
    'a way to another address',
    (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
  ],
])('another program at the port that answers with %s is passed over and learns no key', async (_, answer) => {
  const { origin, heard } = await stranger(answer)
  expect(await askRunning(folderWithNote({ origin, key: 'the key' }))).toBeUndefined()
  expect(heard).toHaveLength(1)
  expect(JSON.stringify([heard[0]?.headers, heard[0]?.url])).not.toContain('the key')
})

test('a program that never answers is passed over after a moment', async () => {
  const { origin } = await stranger(() => undefined)
  expect(await askRunning(folderWithNote({ origin, key: 'k' }))).toBeUndefined()
})

test('proxies of the environment are not asked', async () => {
  const proxy = await stranger((_, response) => response.end('{}'))
  for (const name of ['http_proxy', 'HTTP_PROXY', 'all_proxy']) vi.stubEnv(name, proxy.origin)
  vi.stubEnv('NODE_USE_ENV_PROXY', '1')
  const { shell } = await served()
  const dir = tempDir()
  await announce(dir, shell)
  expect(await askRunning(dir)).toContain(shell.origin)
  expect(proxy.heard).toEqual([])
})
