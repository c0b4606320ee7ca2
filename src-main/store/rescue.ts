/** What the tables of a database are and hang on, read from the database itself. */
import Database from 'better-sqlite3'
import { type Db, StoreError, storeError } from './database.ts'
import { formatOf } from './migrate.ts'

/** Tables without which a game is not whole; `games` itself aside. */
const ESSENTIAL: readonly string[] = ['seats', 'entries', 'sheets', 'results']

export interface Tables {
  /** What a game consists of, each after what it refers to. */
  readonly essential: readonly string[]
  /** What is kept with a game besides; those of a group stand or fall together, each after what it refers to. */
  readonly besides: readonly (readonly string[])[]
  /** What belongs to no game. */
  readonly own: readonly string[]
}

export function tablesOf(db: Db): Tables {
  const names = db
    .prepare<[], string>(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name <> 'games'
       ORDER BY name`,
    )
    .pluck()
    .all()
  const parents = new Map(
    names.map((name) => [
      name,
      db
        .prepare<[string], string>('SELECT DISTINCT "table" FROM pragma_foreign_key_list(?)')
        .pluck()
        .all(name),
    ]),
  )
  const depth = (name: string): number =>
    1 + Math.max(0, ...(parents.get(name) ?? []).filter((parent) => parent !== name).map(depth))
  const ofGames = names
    .filter((name) => columnsOf(db, name).includes('game'))
    .sort((a, b) => depth(a) - depth(b))
  const groups = new Map<string, string[]>()
  for (const name of ofGames.filter((one) => !ESSENTIAL.includes(one))) {
    const [first = name] = (parents.get(name) ?? []).flatMap((parent) =>
      [...groups].filter(([, group]) => group.includes(parent)).map(([key]) => key),
    )
    groups.set(first, [...(groups.get(first) ?? []), name])
  }
  return {
    essential: ofGames.filter((name) => ESSENTIAL.includes(name)),
    besides: [...groups.values()],
    own: names.filter((name) => !ofGames.includes(name)),
  }
}

function columnsOf(db: Db, table: string): readonly string[] {
  return db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table)
}

// What is newer than the backup and can still be read in a damaged database is carried over.

type Row = Readonly<Record<string, unknown>>

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

/** Reads and writes rows of any table, with statements that are prepared once. */
class Rows {
  readonly #db: Db
  readonly #of = new Map<string, Database.Statement<[unknown], Row>>()
  readonly #add = new Map<string, Database.Statement<[Row]>>()
  constructor(db: Db) {
    this.#db = db
  }
  of(table: string, game: unknown): readonly Row[] {
    const sql = `SELECT * FROM ${table} WHERE game = ?`
    const statement = this.#of.get(table) ?? this.#db.prepare<[unknown], Row>(sql)
    this.#of.set(table, statement)
    return statement.all(game)
  }
  /** Adds a row; `or` says what becomes of one that is there already. */
  add(table: string, row: Row, or: 'ABORT' | 'IGNORE' = 'ABORT'): void {
    const names = Object.keys(row)
    const values = names.map((name) => `@${name}`)
    const sql = `INSERT OR ${or} INTO ${table} (${names.join(', ')}) VALUES (${values.join(', ')})`
    const statement = this.#add.get(sql) ?? this.#db.prepare<[Row]>(sql)
    this.#add.set(sql, statement)
    statement.run(row)
  }
}

/** Carries what can be read from one database into another, a restored one. */
class Rescue {
  readonly #from: Db
  readonly #into: Db
  readonly #tables: Tables
  readonly #read: Rows
  readonly #kept: Rows
  constructor(from: Db, into: Db) {
    this.#from = from
    this.#into = into
    this.#tables = tablesOf(into)
    this.#read = new Rows(from)
    this.#kept = new Rows(into)
  }

  /** Rows that belong to no game and are not there yet, up to the damage. One that is there stays: it is sound. */
  carryOwn(): void {
    for (const table of this.#tables.own) {
      this.#into.transaction(() => {
        ifReadable(() => {
          for (const row of this.#from.prepare<[], Row>(`SELECT * FROM ${table}`).iterate())
            ifReadable(() => this.#kept.add(table, row, 'IGNORE'))
        })
      })()
    }
  }

  /** One game whole, in place of an older state of it, and what is readable besides. False where it is not whole. */
  carryGame(game: Row): boolean {
    const copied = ifReadable(() => {
      this.#into.transaction(() => this.#copy(game)).immediate()
      return true
    })
    if (copied) this.carryBesides(game.number)
    return copied === true
  }

  /** What was judged, tagged, worked out and practised since the backup of a game that is there. */
  carryBesides(number: unknown): void {
    for (const group of this.#tables.besides) {
      ifReadable(() => {
        const found = group.map((table) => this.#read.of(table, number))
        const there = group.map((table) => this.#kept.of(table, number))
        const fewer = found.some((rows, i) => rows.length < (there[i]?.length ?? 0))
        if (fewer || JSON.stringify(found) === JSON.stringify(there)) return
        this.#into.transaction(() => {
          for (const table of group.toReversed())
            this.#into.prepare(`DELETE FROM ${table} WHERE game = ?`).run(number)
          group.forEach((table, i) => found[i]?.forEach((row) => this.#kept.add(table, row)))
        })()
      })
    }
  }

  #copy(game: Row): void {
    const { number } = game
    this.#into.prepare('DELETE FROM games WHERE number = ?').run(number)
    this.#kept.add('games', game)
    for (const table of this.#tables.essential) {
      for (const row of this.#read.of(table, number))
        this.#kept.add(table, table === 'seats' ? { ...row, player: this.#playerOf(row.player) } : row)
    }
    // Logs count without a gap, standing lines too: a row the damage swallowed shows.
    const whole = this.#into.prepare<[unknown], number>(
      `SELECT count(*) = max(entry) AND count(position) = coalesce(max(position), 0)
         AND count(position) = (SELECT actions FROM games WHERE number = entries.game) FROM entries WHERE game = ?`,
    )
    const log = whole.pluck().get(number)
    if (log === 0 || (log === null && game.actions !== 0))
      throw new StoreError('damaged', { file: this.#from.name })
  }

  /** The seat's player; none where its row is damaged or its name is taken. */
  #playerOf(id: unknown): unknown {
    const there = this.#into.prepare('SELECT id FROM players WHERE id = ?').get(id)
    return there === undefined ? null : id
  }
}

/** Carries over from the damaged file into a restored one what is newer there, and returns how many games. */
export function rescue(damaged: string, restored: string): number {
  const into = new Database(restored)
  let from: Db | undefined
  try {
    from = ifReadable(() => new Database(damaged, { readonly: true, fileMustExist: true }))
    const source = from
    if (!source || ifReadable(() => formatOf(source)) !== formatOf(into)) return 0
    source.pragma('cell_size_check = ON')
    const known = into.prepare<[], number>('SELECT coalesce(max(touched), 0) FROM games').pluck().get() ?? 0
    const same = into.prepare('SELECT 1 FROM games WHERE number = ? AND id = ? AND touched = ?')
    const last = ifReadable(() => source.prepare<[], number>('SELECT max(number) FROM games').pluck().get())
    const byNumber = ifReadable(() => source.prepare<[number], Row>('SELECT * FROM games WHERE number = ?'))
    const carrying = new Rescue(source, into)
    carrying.carryOwn()
    let rescued = 0
    for (let number = 1; number <= (last ?? 0); number++) {
      const game = ifReadable(() => byNumber?.get(number))
      if (game === undefined) continue
      if (Number(game.touched) > known) rescued += carrying.carryGame(game) ? 1 : 0
      else if (same.get(number, game.id, game.touched)) carrying.carryBesides(number)
    }
    return rescued
  } finally {
    from?.close()
    into.close()
  }
}
