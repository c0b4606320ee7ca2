/** Settings, one JSON value a name. What cannot be read falls back to its default and says so. */
import type { Notice } from '#shared/contract/contract.ts'
import { settingFields, type Settings, type SettingsChange } from '#shared/contract/settings.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/values.ts'
import { type Db, read, StoreError, transact } from './database.ts'

const NAMES = Object.keys(DEFAULT_SETTINGS) as readonly (keyof Settings)[]

const accepts = (name: keyof Settings, value: unknown): boolean =>
  settingFields[name].safeParse(value).success

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The part of the store that keeps settings. */
export function settings(db: Db) {
  const all = db.prepare<[], { name: string; value: string }>('SELECT name, value FROM settings')
  const set = db.prepare(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )
  const load = (): { values: Settings; unreadable: readonly string[] } => {
    const stored = new Map(all.all().map((row) => [row.name, parsed(row.value)]))
    const bad = (name: keyof Settings) => stored.has(name) && !accepts(name, stored.get(name))
    const good = NAMES.filter((name) => stored.has(name) && !bad(name))
    const values = Object.fromEntries(good.map((name) => [name, stored.get(name)]))
    return {
      values: { ...DEFAULT_SETTINGS, ...(values as SettingsChange) },
      unreadable: NAMES.filter(bad),
    }
  }

  return {
    settings: (): Settings => read(db, () => load().values),

    changeSettings: (change: SettingsChange): Settings =>
      transact(db, () => {
        for (const name of NAMES) {
          const value = change[name]
          if (value === undefined) continue
          if (!accepts(name, value)) throw new StoreError('setting', { name })
          set.run(name, JSON.stringify(value))
        }
        return load().values
      }),

    /** What to tell about stored values that cannot be read. */
    settingNotices: (): readonly Notice[] =>
      read(db, () => load().unreadable.map((name) => ({ key: 'store.setting', params: { name } }))),
  }
}
