/**
 * What the store costs with many games in it: `node test/store/bench.ts --games 20000`. Prints the size, the time to
 * open, to list and to write one action with and without forcing it to the disk.
 */
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../../src-main/store/database.ts'
import { openStore } from '../../src-main/store/open.ts'
import type { Store } from '../../src-main/store/store.ts'
import { timelines } from '../../src-main/store/timeline.ts'

const DAY = 24 * 60 * 60 * 1000

/** Games of three seats and 60 actions: one in 500 open, one in 20 abandoned, the others finished. */
const FILL = `
BEGIN;
INSERT INTO players (id, name, folded) VALUES (1, 'Ada', 'ada');
INSERT INTO games (number, id, game, rules, options, seed, nonce, state, seeded, started, updated, finished,
  touched, actions)
SELECT value, printf('%08x-da49-482f-b1dc-ce05daba987b', value), 'tennessee-central', 1, '{"locomotive":"top"}',
  'seed' || value, 'nonce' || value, iif(value % 500 = 0, 'open', iif(value % 20 = 1, 'abandoned', 'finished')), 0,
  '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z',
  iif(value % 500 = 0 OR value % 20 = 1, NULL, '2026-01-01T00:00:00.000Z'), value, 60
FROM json_each(@numbers);
INSERT INTO seats SELECT number, value, iif(value = 0, 'Ada', 'Director'), iif(value = 0, 'human', 'director'), 'plum',
  iif(value = 0, 1, NULL), iif(value = 0, NULL, 'bot seed') FROM games, json_each('[0,1,2]');
INSERT INTO entries (game, entry, kind, at, position, seat, action, ms, hints, takebacks, iterations)
SELECT number, value, 'act', 1767225600000, value, value % 3,
  '{"type":"track","card":"spades-' || value || '","stack":' || (value % 4) || '}', 1234, 0, 0, 5000
FROM games, json_each(@positions);
INSERT INTO sheets SELECT number, '{"dividends":[[3,2,1],[4,5,6],[7,8,9]]}' FROM games WHERE state = 'finished';
INSERT INTO results SELECT number, value, value + 1, 20 - value FROM games, json_each('[0,1,2]')
  WHERE state = 'finished';
COMMIT;`

const upTo = (n: number) => JSON.stringify(Array.from({ length: n }, (_, i) => i + 1))

function fill(file: string, games: number): void {
  const db = new Database(file)
  db.exec(FILL.replace('@numbers', `'${upTo(games)}'`).replace('@positions', `'${upTo(60)}'`))
  db.close()
}

const round = (ms: number) => `${ms.toFixed(2)} ms`

function timed<T>(what: string, times: number, work: () => T): T {
  const taken: number[] = []
  let result = work()
  for (let i = 0; i < times; i++) {
    const start = performance.now()
    result = work()
    taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => round(taken[Math.min(times - 1, Math.floor(times * share))] ?? 0)
  console.log(`${what.padEnd(46)} p50 ${at(0.5)}, p95 ${at(0.95)}`)
  return result
}

function once<T>(what: string, work: () => T): T {
  const start = performance.now()
  const result = work()
  console.log(`${what.padEnd(46)} ${round(performance.now() - start)}`)
  return result
}

const { values } = parseArgs({ options: { games: { type: 'string', default: '20000' } } })
const dir = mkdtempSync(join(tmpdir(), 'depot-bench-'))
try {
  const file = join(dir, 'depot.db')
  const now = Date.UTC(2026, 0, 1)
  openStore({ dir, now: () => now }).close()
  fill(file, Number(values.games))
  console.log(`${values.games} games, ${(statSync(file).size / 1e6).toFixed(1)} MB`)

  once('open, with the backup of the day', () => openStore({ dir, now: () => now + 2 * DAY })).close()
  const store: Store = once('open', () => openStore({ dir, now: () => now + 2 * DAY }))
  const list = (states: Parameters<Store['list']>[0]['states'], offset: number) =>
    timed(`list 50 ${states.join(' and ')} from ${offset}`, 20, () =>
      store.list({ states, offset, limit: 50 }),
    )
  const open = list(['open'], 0).games[0]?.id ?? ''
  list(['finished', 'abandoned'], 0)
  list(['finished', 'abandoned'], Math.floor(Number(values.games) * 0.75))
  timed('last set-up', 20, () => store.lastSetup('tennessee-central'))
  timed('players', 20, () => store.players())
  timed('timeline of 60 actions', 20, () => store.timeline(open))
  store.close()

  const db = connect(file)
  const { append } = timelines(db, () => now, { score: () => undefined })
  const action = { seat: 0, action: { type: 'track', card: 'spades-9' }, ms: 10, hints: 0, takebacks: 0 }
  for (const level of ['FULL', 'NORMAL']) {
    db.pragma(`synchronous = ${level}`)
    timed(`one action, synchronous = ${level}`, 1000, () => append(open, action))
  }
  db.close()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
