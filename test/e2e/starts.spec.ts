/** Starts that cannot be: one sentence, an exit code, no process and nothing half-made left behind. */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { Depot } from './support/depot.ts'
import { patient, test } from './support/patience.ts'

const SHELL = resolve(import.meta.dirname, '../../out/main/local.js')
/** Long enough for a start that goes wrong; one that succeeds is ended and counts as a fault. */
const PATIENCE_MS = 15_000
const NOBODY = '65534'

interface Ended {
  readonly code: number | null
  readonly said: string
}

let dir: string
test.beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'depot-starts-'))
  chmodSync(dir, 0o755)
})
test.afterEach(() => {
  rmSync(dir, { recursive: true, force: true })
})

interface Start {
  readonly program?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

function start(args: readonly string[], { program = [process.execPath], env = {} }: Start = {}): Ended {
  const [file = '', ...before] = program
  const { status, stderr } = spawnSync(file, [...before, SHELL, '--no-open', ...args], {
    cwd: dir,
    env: { ...process.env, ...env },
    timeout: patient(PATIENCE_MS),
    encoding: 'utf8',
  })
  return { code: status, said: stderr }
}

function expectSentence({ code, said }: Ended, ...words: string[]): void {
  expect(said.trimEnd().split('\n')).toHaveLength(1)
  for (const word of words) expect(said).toContain(word)
  expect(code).toBe(1)
}

test('a data folder that cannot be one', () => {
  writeFileSync(join(dir, 'file'), 'x')
  symlinkSync(join(dir, 'nowhere'), join(dir, 'dangling'))
  expectSentence(start(['--data', join(dir, 'file')]), join(dir, 'file'), 'is a file')
  expectSentence(start(['--data', join(dir, 'file/sub')]), join(dir, 'file'), 'is a file')
  expectSentence(start(['--data', join(dir, 'dangling')]), join(dir, 'dangling'), 'leads nowhere')
  expectSentence(start(['--data', join(dir, 'new', 'x'.repeat(300))]), 'too long')
  expect(readdirSync(dir).sort()).toEqual(['dangling', 'file'])
})

test('a port that is taken makes no folder', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  expectSentence(start(['--data', join(dir, 'games'), '--port', String(port)]), `${port} is in use`)
  other.close()
  expect(readdirSync(dir)).toEqual([])
})

test('an older Node is named before the store ends it without a word', () => {
  const { stdout } = spawnSync('node', ['--version'], { encoding: 'utf8' })
  test.skip(!/^v2[01]\./.test(stdout), `the Node on the path is ${stdout}`)
  const ended = start(['--data', join(dir, 'games')], { program: ['node'] })
  expectSentence(ended, 'needs Node 22.18', stdout.trim().slice(1))
  expect(readdirSync(dir)).toEqual([])
})

test.describe('as a user without rights', () => {
  test.skip(process.getuid?.() !== 0, 'only the super-user can start a program as somebody else')
  const program = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', process.execPath]

  test('a folder of somebody else, and a home that is not there', () => {
    mkdirSync(join(dir, 'closed'), { mode: 0o755 })
    const there = start(['--data', join(dir, 'closed/games')], { program })
    expectSentence(there, join(dir, 'closed/games'), 'may not write')
    const home = start([], { program, env: { HOME: '/nonexistent', XDG_DATA_HOME: '' } })
    expectSentence(home, '/nonexistent', 'may not write')
    expect(existsSync(join(dir, 'closed/games'))).toBe(false)
  })

  test('an empty home puts no games where the program was started', () => {
    const open = join(dir, 'open')
    mkdirSync(open)
    chmodSync(open, 0o777)
    const ended = spawnSync(program[0] ?? '', [...program.slice(1), SHELL, '--no-open'], {
      cwd: open,
      env: { PATH: process.env.PATH, HOME: '', XDG_DATA_HOME: '' },
      timeout: patient(PATIENCE_MS),
      encoding: 'utf8',
    })
    expectSentence({ code: ended.status, said: ended.stderr }, 'may not write')
    expect(readdirSync(open)).toEqual([])
  })
})

test('a disk that is full', () => {
  const small = join(dir, 'small')
  mkdirSync(small)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', small])
  test.skip(mounted.status !== 0, 'no small disk can be mounted here')
  try {
    expectSentence(start(['--data', join(small, 'games')]), 'full')
    expect(readdirSync(small)).toEqual([])
  } finally {
    spawnSync('umount', [small])
  }
})

test('a note left behind, with another program at its port, does not stop a start', async () => {
  const heard: string[] = []
  const other = createServer((request, response) => {
    heard.push(JSON.stringify(request.headers))
    response.end('<title>Some other program</title>')
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const depot = await Depot.start()
  await depot.kill()
  writeFileSync(join(depot.dataDir, 'local-shell.json'), JSON.stringify({ origin, key: 'the key' }))
  await depot.startAgain()
  expect(depot.origin).not.toBe(origin)
  expect(heard).toHaveLength(1)
  expect(heard[0]).not.toContain('the key')
  await depot.remove()
  other.close()
})
