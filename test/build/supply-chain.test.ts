/** What the application is made of, and that nobody can slip something in. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const json = <T>(file: string): T => JSON.parse(read(file)) as T

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly devDependencies: Record<string, string>
  readonly optionalDependencies: Record<string, string>
  readonly allowScripts: Record<string, boolean>
}
interface Locked {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly license?: string
  readonly dev?: boolean
  readonly optional?: boolean
}
const manifest = json<Manifest>('package.json')
const locked = Object.entries(
  json<{ packages: Record<string, Locked> }>('package-lock.json').packages,
).filter(([path]) => path !== '')
const licences = json<{ packages: { name: string; version: string; licence: string; text: string }[] }>(
  'src-renderer/licences.json',
).packages

test('every version is exact', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(all.length).toBeGreaterThan(30)
  for (const [name, version] of all) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
})

test('one package is needed at run time, and it needs nothing that is packed', () => {
  expect(Object.keys(manifest.dependencies)).toEqual(['better-sqlite3'])
  const atRunTime = locked.filter(([, { dev, optional }]) => !dev && !optional).map(([path]) => path)
  expect(atRunTime).toEqual(['node_modules/better-sqlite3', 'node_modules/node-addon-api'])
})

test('the lock file pins every package by its content, and names no place to fetch it from', () => {
  for (const [path, { integrity, resolved, version }] of locked) {
    expect(integrity, path).toMatch(/^sha512-[\w+/]+=*$/)
    expect(resolved, path).toBeUndefined()
    expect(version, path).toMatch(/^\d+\.\d+\.\d+/)
  }
})

test('no package runs a script when it is installed', () => {
  const named = locked.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  )
  for (const name of named) expect(manifest.allowScripts, name).toHaveProperty([name], false)
  expect(Object.values(manifest.allowScripts)).not.toContain(true)
  expect(read('build/lib/install.mjs')).toContain("'--ignore-scripts'")
  for (const workflow of readdirSync(join(ROOT, '.github/workflows')))
    for (const [, args] of read(`.github/workflows/${workflow}`).matchAll(/npm ci(.*)/g))
      expect(args, workflow).toContain('--ignore-scripts')
})

test('actions of the workflows are pinned by commit, and get no more rights than they need', () => {
  for (const workflow of readdirSync(join(ROOT, '.github/workflows'))) {
    const text = read(`.github/workflows/${workflow}`)
    const uses = [...text.matchAll(/^ +(?:- )?uses: (\S+)/gm)].map(([, what]) => what)
    expect(uses.length).toBeGreaterThan(0)
    for (const what of uses) expect(what, workflow).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/)
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
    expect(text).not.toMatch(/pull_request_target/)
  }
})

const FREE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']

test('what is in the application is under licences that allow it, each with its text', () => {
  expect(licences.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['@vue/runtime-core', 'better-sqlite3', 'zod', '@fontsource/source-serif-4']),
  )
  for (const { name, licence, text } of licences) {
    expect(FREE, name).toContain(licence)
    expect(text.length, name).toBeGreaterThan(500)
  }
})

test('the list of licences is that of the installed packages (npm run licences makes it anew)', () => {
  const versions = Object.fromEntries(locked.map(([path, { version }]) => [path, version]))
  for (const { name, version } of licences) expect(versions[`node_modules/${name}`], name).toBe(version)
})

test('every package the sources import is in the list, or brings nothing but types and tools', () => {
  const files = ['src-main', 'src-renderer', 'src-shared'].flatMap((dir) =>
    readdirSync(join(ROOT, dir), { recursive: true, encoding: 'utf8' }).map((file) => join(dir, file)),
  )
  const imported = files
    .filter((file) => /\.(ts|vue)$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/^import (?!type)[^']*?'((?:@[\w-]+\/)?[a-z][\w.-]*)/gm)])
    .map(([, name]) => name ?? '')
    .filter((name) => existsSync(join(ROOT, 'node_modules', name)))
  const listed = licences.map(({ name }) => name)
  const missing = [...new Set(imported)].filter((name) => !listed.includes(name))
  // Electron's licences lie beside the program; `vue` only passes on what its own packages hold.
  expect(missing.toSorted()).toEqual(['electron', 'vue'])
})
