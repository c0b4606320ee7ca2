/** A household of the first format, killed while it is brought to today's. */
import Database from 'better-sqlite3'
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { MIGRATIONS } from '../../src-main/store/migrate.ts'
import { openStore } from '../../src-main/store/open.ts'
import { live, readSound } from './kill-life.ts'

const FORMAT_1 = join(import.meta.dirname, '../fixtures/store/format-1.sql')

const GAMES = `INSERT INTO games (number, id, game, rules, options, seed, nonce, state, assisted, seeded, started,
    updated, touched, actions)
  WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 80)
  SELECT i, 'game-' || i, game, rules, options, seed || i, nonce, 'open', 0, 0, started, updated, 100 + i, 60
  FROM n JOIN games ON number = 1`
const SEATS = `INSERT INTO seats SELECT number, seat, name, kind, seats.livery, player, bot_seed
  FROM seats JOIN games ON number > 2 WHERE seats.game = 1`
const ENTRIES = `INSERT INTO entries (game, entry, kind, at, position, seat, action, ms, hints, takebacks)
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
  SELECT number, i, 'act', 1793527200000 + i, i, i % 2, json_object('type', 'track', 'card', i), i, 0, 0
  FROM games JOIN n WHERE number > 2`

/** What every format since the first keeps of games, seats and logs. */
const content = (db: Database.Database): readonly unknown[] =>
  [
    'SELECT number, id, game, options, seed, nonce, state, started, updated, actions FROM games ORDER BY number',
    'SELECT game, seat, name, kind, livery, player, bot_seed FROM seats ORDER BY game, seat',
    `SELECT game, entry, kind, at, position, seat, action, ms, hints, takebacks, iterations, count
       FROM entries ORDER BY game, entry`,
    'SELECT game, seat, place, total FROM results ORDER BY game, seat',
    'SELECT id, name FROM players',
  ].map((sql) => db.prepare(sql).all())

export interface Upgrades {
  /** Kills a fresh household `delay` ms after its opening began; whether that came before it was open. */
  readonly kill: (delay: number) => Promise<boolean>
}

/** Makes the household in `dir`, once; each kill works on a copy. */
export function upgrades(dir: string, cache: string): Upgrades {
  mkdirSync(dir)
  const template = join(dir, 'format-1.db')
  const db = new Database(template)
  db.exec(readFileSync(FORMAT_1, 'utf8'))
  db.transaction(() => [GAMES, SEATS, ENTRIES].forEach((sql) => db.exec(sql)))()
  const before = content(db)
  db.close()
  const home = join(dir, 'home')
  const newest = MIGRATIONS.at(-1)?.version
  return {
    kill: async (delay) => {
      rmSync(home, { recursive: true, force: true })
      mkdirSync(home)
      copyFileSync(template, join(home, 'depot.db'))
      const lines = await live(cache, [home, 'idle', 0], delay, 'opening')
      const store = openStore({ dir: home, now: () => Date.UTC(2026, 0, 1) })
      store.close()
      if (store.notices.length > 0) throw new Error(`unexpected notice ${JSON.stringify(store.notices)}`)
      readSound(home, (left) => {
        const format = left.pragma('user_version', { simple: true })
        if (format !== newest) throw new Error(`the file is in format ${String(format)}`)
        if (!isDeepStrictEqual(content(left), before)) throw new Error('a change of format lost something')
      })
      return !lines.includes('open')
    },
  }
}
