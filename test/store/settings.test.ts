import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Settings } from '#shared/contract/settings.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/values.ts'
import { folder, open, thrown } from './support.ts'

test('settings begin with their defaults and keep what is changed', () => {
  const dir = folder()
  const store = open(dir)
  expect(store.settings()).toEqual(DEFAULT_SETTINGS)
  const changed = { ...DEFAULT_SETTINGS, locale: 'de', scale: 125 }
  expect(store.changeSettings({ locale: 'de', scale: 125 })).toEqual(changed)
  store.close()
  expect(open(dir).settings()).toEqual(changed)
})

test('a value no setting can take is refused, and nothing of the change is kept', () => {
  const store = open(folder())
  const change = { theme: 'night', thinkingMs: -1 } as const
  expect(thrown(() => store.changeSettings(change))).toMatchObject({
    key: 'store.setting',
    params: { name: 'thinkingMs' },
  })
  expect(store.settings()).toEqual(DEFAULT_SETTINGS)
})

test('stored values that cannot be read fall back to their defaults, and say so once each', () => {
  const dir = folder()
  open(dir).close()
  const db = new Database(join(dir, 'depot.db'))
  db.exec(
    `INSERT INTO settings VALUES ('theme', '"sepia"'), ('scale', '{broken'), ('speed', '"fast"'), ('new', '1')`,
  )
  db.close()
  const store = open(dir)
  expect(store.settings()).toEqual({ ...DEFAULT_SETTINGS, speed: 'fast' } satisfies Settings)
  expect(store.notices).toEqual([
    { key: 'store.setting', params: { name: 'theme' } },
    { key: 'store.setting', params: { name: 'scale' } },
  ])
  store.changeSettings({ theme: 'day', scale: 90 })
  store.close()
  expect(open(dir).notices).toEqual([])
})
