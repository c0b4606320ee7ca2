/** No request beyond this computer: a whole game is watched, and the sources are searched for addresses. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { pageDir, tempDir } from './support.ts'

const HERE = import.meta.dirname
const ROOT = resolve(HERE, '../..')

interface Noted {
  readonly how: string
  readonly whom: unknown
  readonly main: boolean
}

/** Runs a script under watch; what it printed and whom it would have spoken to. */
async function watched(script: string, ...args: string[]): Promise<{ out: string; noted: Noted[] }> {
  const file = join(tempDir(), 'noted')
  writeFileSync(file, '')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', join(HERE, 'watched/watch.ts'), script, ...args],
    { env: { ...process.env, DEPOT_WATCH: file } },
  )
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return { out: stdout, noted: lines.map((line) => JSON.parse(line) as Noted) }
}

test('a whole game against computers speaks to its own port alone, in no thread to anybody else', async () => {
  const page = pageDir()
  writeFileSync(join(page, 'index.html'), '<div id="app"></div>')
  const { out, noted } = await watched(join(HERE, 'watched/play.ts'), tempDir(), page)
  const { actions, origin } = JSON.parse(out) as { actions: number; origin: string }
  expect(actions).toBeGreaterThan(20)
  // The watch was on in the threads of the opponents too.
  expect(noted.filter(({ how, main }) => how === 'watching' && !main).length).toBeGreaterThan(0)
  const { hostname, port } = new URL(origin)
  const spoken = noted.filter(({ how }) => how !== 'watching')
  const targets = spoken.map(({ how, whom }) => `${how} ${JSON.stringify(whom)}`)
  expect(spoken.filter(({ how }) => how === 'listen')).toHaveLength(1)
  for (const target of targets)
    expect(target).toMatch(
      /^(listen (0|\{.*\})|(connect|tls) .*"?(127\.0\.0\.1|localhost)"?.*|name "127\.0\.0\.1")/,
    )
  // The only one that connects is the test's own page.
  const connections = targets.filter((target) => target.startsWith('connect'))
  for (const connection of connections) expect(connection).toContain(`${port}`)
  expect(hostname).toBe('127.0.0.1')
})

test('the watch would notice', async () => {
  const dir = tempDir()
  const script = join(dir, 'speaks.mjs')
  const asks = "fetch('http://192.0.2.2/', { signal: AbortSignal.timeout(200) }).catch(() => {})"
  writeFileSync(join(dir, 'thread.mjs'), asks)
  writeFileSync(
    script,
    `import { connect } from 'node:net'
     import { Worker } from 'node:worker_threads'
     connect({ host: '192.0.2.1', port: 9 }).on('error', () => {}).destroy()
     new Worker(new URL('thread.mjs', import.meta.url))`,
  )
  const { noted } = await watched(script)
  const seen = JSON.stringify(noted)
  expect(seen).toContain('192.0.2.1')
  expect(seen).toContain('192.0.2.2')
})

/** Names of drawing and of licences, and this computer: nothing of it is ever asked. */
const HARMLESS = /^https?:\/\/(www\.w3\.org\/|127\.0\.0\.1|\$\{)/

test('the sources name no address of anybody', () => {
  const found = ['src-main', 'src-renderer', 'src-shared'].flatMap((dir) =>
    readdirSync(join(ROOT, dir), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|vue|css|html)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, dir, file), 'utf8').matchAll(/(?:https?|wss?):\/\/[^\s'"`)]+/g)].map(
          ([address]) => `${dir}/${file}: ${address}`,
        ),
      ),
  )
  expect(found.filter((line) => !HARMLESS.test(line.slice(line.indexOf(': ') + 2)))).toEqual([])
})
