/** What comes into the built page: every module reached from its entry by an import that is left when it is built. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g

/** The paths, from the root, of our own modules, and the names of the packages. */
function reached(entry: string): { modules: Set<string>; packages: Set<string> } {
  const modules = new Set<string>()
  const packages = new Set<string>()
  const visit = (path: string): void => {
    if (modules.has(path) || !existsSync(join(ROOT, path)) || !statSync(join(ROOT, path)).isFile()) return
    modules.add(path)
    if (!/\.(ts|vue)$/.test(path)) return
    for (const [, fixed, lazy] of readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)) {
      const name = fixed ?? lazy ?? ''
      if (name.startsWith('#shared/')) visit(name.replace('#shared', 'src-shared'))
      else if (name.startsWith('.')) visit(join(dirname(path), name))
      else packages.add(name)
    }
  }
  visit(entry)
  return { modules, packages }
}

test('the page holds no schema and nothing of the package that makes them', () => {
  const { modules, packages } = reached('src-renderer/main.ts')
  expect(modules.size).toBeGreaterThan(250)
  expect(modules).toContain('src-shared/contract/values.ts')
  expect([...modules].filter((path) => /schema/.test(path))).toEqual([])
  expect(packages).toContain('vue')
  expect(packages).not.toContain('zod')
})

test('an import that stays is seen, and one of types alone is not', () => {
  const { packages } = reached('src-shared/contract/contract.ts')
  expect(packages).toContain('zod')
  expect(reached('src-shared/contract/values.ts').modules.size).toBe(1)
})
