/** `npm start` as a whole, on a project of its own with stand-ins for npm and the builder. */
import { expect, test } from 'vitest'
import { Project } from './project.ts'

const start = (project: Project, ...args: string[]) => project.run('start.mjs', args)

test('installs, builds and opens; then only opens', async () => {
  const project = new Project()
  const first = await start(project)
  expect(first).toMatchObject({ code: 0, out: 'local \n' })
  expect(first.err).toMatch(/Installing packages.*Packages installed.*Building.*Built/s)
  expect(project.read('npm-calls')).toMatch(/^ci --ignore-scripts/)
  const second = await start(project)
  expect(second).toEqual({ code: 0, out: 'local \n', err: '' })
  expect(project.counts).toEqual({ installs: 1, builds: 1 })
})

test('a changed source builds again, a changed lock file installs again', async () => {
  const project = new Project()
  await start(project)
  project.write('src-main/main.ts', 'export {}')
  await start(project)
  expect(project.counts).toEqual({ installs: 1, builds: 2 })
  project.write('package-lock.json', '{"packages":{"":{}}}')
  await start(project)
  expect(project.counts).toEqual({ installs: 2, builds: 3 })
})

test('packages installed by hand are taken when they are those of the lock file', async () => {
  const project = new Project()
  await start(project)
  project.remove('node_modules/.express-depot')
  project.write(
    'node_modules/.package-lock.json',
    '{"packages":{"node_modules/electron-vite":{"version":"6.0.0"}}}',
  )
  await start(project)
  expect(project.counts.installs).toBe(1)
  project.remove('node_modules/.express-depot')
  project.write(
    'node_modules/.package-lock.json',
    '{"packages":{"node_modules/electron-vite":{"version":"5.0.0"}}}',
  )
  await start(project)
  expect(project.counts.installs).toBe(2)
})

test('npm is never let loose on a folder that is only linked here', async () => {
  const project = new Project()
  project.write('elsewhere/kept', 'x')
  project.link('node_modules', 'elsewhere')
  const { code, err } = await start(project)
  expect([code, err]).toEqual([
    1,
    'node_modules is a link to another folder: remove the link, then start again.\n',
  ])
  expect(project.counts.installs).toBe(0)
})

test.each([
  ['npm error code ENOTFOUND', 'the npm registry cannot be reached'],
  ['npm error ENOSPC', 'the disk is full'],
  ['npm error EACCES', 'this folder is not writable'],
  ['npm error whatever', 'npm ci failed'],
])('npm failing with "%s" is one sentence, and the details are kept', async (words, sentence) => {
  const project = new Project()
  project.write('break-npm', words)
  const { code, out, err } = await start(project)
  expect([code, out]).toEqual([1, ''])
  expect(err.trimEnd().split('\n').at(-1)).toContain(sentence)
  expect(project.read('.cache/install.log')).toContain(words)
  project.remove('break-npm')
  expect((await start(project)).code).toBe(0)
})

test('a build that fails is one sentence, and the next start tries again', async () => {
  const project = new Project()
  project.write('break-build', '')
  const { code, err } = await start(project)
  expect(code).toBe(1)
  expect(err.trimEnd().split('\n').at(-1)).toMatch(
    /^The application could not be built\. Details: .*build\.log$/,
  )
  expect(project.read('.cache/build.log')).toContain('rollup says no')
  project.remove('break-build')
  expect(await start(project)).toMatchObject({ code: 0, out: 'local \n' })
})

test('flags reach the local shell', async () => {
  const project = new Project()
  const { out } = await start(project, '--port', '8080', '--data', '/d', '--no-open')
  expect(out).toBe('local --port 8080 --data /d --no-open\n')
})

test('without Electron, asked for by name, it is said and nothing else is opened', async () => {
  const project = new Project()
  const { code, out, err } = await start(project, '--shell', 'electron')
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('Electron is not here and could not be fetched.')
  expect(project.read('.cache/electron-not-fetched')).not.toBe('')
})

test.each([
  [['--colour'], "Unknown option '--colour'"],
  [['extra'], "Unexpected argument 'extra'"],
  [['--shell', 'qt'], '--shell: qt is neither electron nor local'],
  [['--port', 'x'], '--port: x is not a port number'],
  [['--data='], '--data: needs a folder'],
  [['--shell', 'electron', '--no-open'], '--no-open: belongs to the local shell'],
])('%j: one line, exit code 2, nothing done', async (args, words) => {
  const project = new Project()
  const { code, out, err } = await start(project, ...args)
  expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1])
  expect(err).toContain(words)
  expect(project.counts).toEqual({ installs: 0, builds: 0 })
})

test('--help lists every flag and does nothing', async () => {
  const project = new Project()
  const { code, out } = await start(project, '--help')
  expect(code).toBe(0)
  for (const flag of ['--shell electron', '--shell local', '--port', '--data', '--no-open'])
    expect(out).toContain(flag)
  expect(project.counts).toEqual({ installs: 0, builds: 0 })
})
