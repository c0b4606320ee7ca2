/** Games that are newer than the backup and can still be read in a damaged database are carried over. */
import Database from 'better-sqlite3'
import type { Db } from './database.ts'
import { StoreError, storeError } from './errors.ts'
import { formatOf } from './migrate.ts'

type Row = Readonly<Record<string, unknown>>

const PARTS = ['seats', 'entries', 'sheets', 'results', 'tags'] as const

/** What a step gives, or `undefined` where the damage is; a full disk or a disk error goes through. */
function ifReadable<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    const fault = storeError(error, '')
    const other =
      fault instanceof StoreError ? fault.fault !== 'damaged' : !(fault instanceof Database.SqliteError)
    if (other) throw fault
    return undefined
  }
}

function insert(into: Db, table: string, row: Row): void {
  const names = Object.keys(row)
  const values = names.map((name) => `@${name}`)
  into.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${values.join(', ')})`).run(row)
}

/** The seat's player, carried over where new; none when that row is damaged or its name is taken. */
function playerOf(from: Db, into: Db, id: unknown): unknown {
  if (id === null || into.prepare('SELECT id FROM players WHERE id = ?').get(id)) return id
  const row = ifReadable(() => from.prepare<[unknown], Row>('SELECT * FROM players WHERE id = ?').get(id))
  const added =
    row &&
    ifReadable(() => {
      insert(into, 'players', row)
      return true
    })
  return added ? id : null
}

/** Copies one game whole; throws when a row of it is missing or does not fit, and then nothing is copied. */
function copyGame(from: Db, into: Db, game: Row): void {
  const { number } = game
  into.pragma('defer_foreign_keys = ON')
  into.prepare('DELETE FROM games WHERE number = ?').run(number)
  insert(into, 'games', game)
  for (const table of PARTS) {
    for (const row of from.prepare<[unknown], Row>(`SELECT * FROM ${table} WHERE game = ?`).all(number)) {
      insert(into, table, table === 'seats' ? { ...row, player: playerOf(from, into, row.player) } : row)
    }
  }
  // Logs count without a gap, standing lines too: a row the damage swallowed shows.
  const whole = into.prepare<[unknown], number>(
    `SELECT count(*) = max(entry) AND count(position) = coalesce(max(position), 0)
       AND count(position) = (SELECT actions FROM games WHERE number = entries.game) FROM entries WHERE game = ?`,
  )
  const log = whole.pluck().get(number)
  if (log === 0 || (log === null && game.actions !== 0)) throw new StoreError('damaged', { file: from.name })
}

/** Carries games over from the damaged file into a restored one, and returns how many. */
export function rescue(damaged: string, restored: string): number {
  const into = new Database(restored)
  let from: Db | undefined
  try {
    from = ifReadable(() => new Database(damaged, { readonly: true, fileMustExist: true }))
    const source = from
    if (!source || ifReadable(() => formatOf(source)) !== formatOf(into)) return 0
    source.pragma('cell_size_check = ON')
    const known = into.prepare<[], number>('SELECT coalesce(max(touched), 0) FROM games').pluck().get() ?? 0
    const last = ifReadable(() => source.prepare<[], number>('SELECT max(number) FROM games').pluck().get())
    const byNumber = ifReadable(() => source.prepare<[number], Row>('SELECT * FROM games WHERE number = ?'))
    let rescued = 0
    for (let number = 1; number <= (last ?? 0); number++) {
      const game = ifReadable(() => byNumber?.get(number))
      if (game === undefined || Number(game.touched) <= known) continue
      const copied = ifReadable(() => {
        into.transaction(() => copyGame(source, into, game)).immediate()
        return true
      })
      if (copied) rescued++
    }
    return rescued
  } finally {
    from?.close()
    into.close()
  }
}
