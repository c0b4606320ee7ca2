/** Lists of games, newest change first, a page at a time; and the set-up last used. */
import type { GameState, NewGame } from '#shared/contract/games.ts'
import { type Db, fromText, read } from './database.ts'
import { header, type HeaderRow, type SeatRow } from './games.ts'
import type { GameRow } from './store.ts'

const MOST_ROWS = 500

interface ResultRow {
  readonly game: number
  readonly place: number
  readonly total: number
}

export interface ListQuery {
  readonly states: readonly GameState[]
  readonly offset: number
  readonly limit: number
}

/** The part of the store that lists games. */
export function listings(db: Db) {
  // json_each: one prepared statement for any set of states or games. The page is found in the index alone.
  const page = db
    .prepare<[string, number, number], number>(
      `SELECT number FROM games WHERE state IN (SELECT value FROM json_each(?)) AND deleted IS NULL
       ORDER BY touched DESC LIMIT ? OFFSET ?`,
    )
    .pluck()
  const count = db
    .prepare<[string], number>(
      'SELECT count(*) FROM games WHERE state IN (SELECT value FROM json_each(?)) AND deleted IS NULL',
    )
    .pluck()
  const headersOf = db.prepare<[string], HeaderRow>(
    'SELECT games.* FROM json_each(?) wanted JOIN games ON number = wanted.value ORDER BY wanted.key',
  )
  const seatsOf = db.prepare<[string], SeatRow>(
    `SELECT seats.*, players.name AS playerName FROM seats LEFT JOIN players ON players.id = seats.player
     WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, seat`,
  )
  const resultsOf = db.prepare<[string], ResultRow>(
    'SELECT * FROM results WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, seat',
  )
  const sheetsOf = db.prepare<[string], { game: number; sheet: string }>(
    'SELECT * FROM sheets WHERE game IN (SELECT value FROM json_each(?))',
  )
  const tagsOf = db.prepare<[string], { game: number; tag: string }>(
    'SELECT game, tag FROM tags WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, folded',
  )
  const lastAny = db.prepare<[], HeaderRow>(
    'SELECT * FROM games WHERE branch_of IS NULL ORDER BY number DESC LIMIT 1',
  )
  const lastOf = db.prepare<[string], HeaderRow>(
    'SELECT * FROM games WHERE game = ? AND branch_of IS NULL ORDER BY number DESC LIMIT 1',
  )

  /** Games by their numbers, in that order. */
  const rowsOf = (wanted: readonly number[]): readonly GameRow[] => {
    const numbers = JSON.stringify(wanted)
    const seats = Map.groupBy(seatsOf.all(numbers), (row) => row.game)
    const results = Map.groupBy(resultsOf.all(numbers), (row) => row.game)
    const sheets = new Map(sheetsOf.all(numbers).map((row) => [row.game, row.sheet]))
    const tags = Map.groupBy(tagsOf.all(numbers), (row) => row.game)
    return headersOf.all(numbers).map((row): GameRow => {
      const sheet = sheets.get(row.number)
      const scored = results.get(row.number) ?? []
      const result = sheet !== undefined && {
        places: scored.map((s) => s.place),
        totals: scored.map((s) => s.total),
        sheet: fromText(sheet),
      }
      const named = tags.get(row.number)?.map(({ tag }) => tag)
      return {
        ...header(row, seats.get(row.number) ?? []),
        actions: row.actions,
        ...(named && { tags: named }),
        ...(result ? { result } : {}),
      }
    })
  }

  return {
    rowsOf,

    list: ({ states, offset, limit }: ListQuery): { games: readonly GameRow[]; total: number } =>
      read(db, () => {
        const wanted = JSON.stringify(states)
        const numbers = page.all(wanted, Math.min(limit, MOST_ROWS), offset)
        return { games: rowsOf(numbers), total: count.get(wanted) ?? 0 }
      }),

    /** Without its seed: New game offers the same table with fresh luck. */
    lastSetup: (game?: string): NewGame | undefined =>
      read(db, () => {
        const row = game === undefined ? lastAny.get() : lastOf.get(game)
        if (!row) return undefined
        const { seats, options } = header(row, seatsOf.all(JSON.stringify([row.number])))
        return {
          game: row.game,
          options,
          seats: seats.map(({ name, kind, livery }) => ({ name, kind, livery })),
        }
      }),
  }
}
