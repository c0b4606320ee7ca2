/** The history: searched, sorted and paged in SQL. */
import type { HistoryChoices, HistoryCursor, HistoryFilter, HistoryOrder } from '#shared/contract/history.ts'
import { type Db, type Now, read, StoreError, transact } from './database.ts'
import { type Condition, conditionOf, PLAYED } from './history-filter.ts'
import type { listings } from './listing.ts'
import { foldName, searchKey } from '#shared/folding.ts'
import type { Past, PastQuery, SeatScore } from './store.ts'

/** Games without a result come before all totals, and none of an older file goes beyond. */
const NOTHING = -1e9
const best = (column: string): string =>
  `min(max(coalesce((SELECT max(${column}) FROM results WHERE game = number), ${NOTHING}), ${NOTHING}), ${-NOTHING})`
/** The SQL a game is placed by. Ties go by the number. */
const KEYS: Readonly<Record<HistoryOrder, string>> = {
  played: PLAYED,
  game: 'game',
  length: 'actions',
  total: best('total'),
  margin: best('margin'),
}

const MOST_ROWS = 500

interface Placed {
  readonly number: number
  readonly key: string | number
}

/** The part of the store that looks back. */
export function history(db: Db, { rowsOf }: Pick<ReturnType<typeof listings>, 'rowsOf'>) {
  // Letters have cases that SQLite's own lower() does not know.
  db.function('search_key', { deterministic: true }, (text) => searchKey(String(text)))

  // Few games are hidden: what is shown is counted in indexes alone, without looking each game up.
  const shown = (game: string) => `${game} NOT IN (SELECT number FROM games WHERE state = 'open'
    UNION ALL SELECT number FROM games WHERE deleted IS NOT NULL)`
  const choices = {
    games: db.prepare<[], { value: string; games: number }>(
      `SELECT game AS value, count(*) AS games FROM games WHERE ${shown('number')} GROUP BY game`,
    ),
    tags: db.prepare<[], { value: string; games: number }>(
      `SELECT min(tag) AS value, count(*) AS games FROM tags WHERE ${shown('game')} GROUP BY folded`,
    ),
    players: db.prepare<[], { value: number; name: string; games: number }>(
      `SELECT players.id AS value, players.name, count(DISTINCT game) AS games
       FROM players JOIN seats ON seats.player = players.id
       WHERE ${shown('game')} GROUP BY players.id ORDER BY folded`,
    ),
  }
  const deletedOnes = db.prepare<[], number>('SELECT count(*) FROM games WHERE deleted IS NOT NULL').pluck()

  const count = (filter: HistoryFilter): number => {
    const { sql, values } = conditionOf(filter)
    return db.prepare<[object], number>(`SELECT count(*) FROM games WHERE ${sql}`).pluck().get(values) ?? 0
  }

  /** The search for the numbers of a page, in order, each with its place. */
  const searchOf = (query: PastQuery, limit: number): Condition => {
    const { sql, values } = conditionOf(query.filter)
    const key = KEYS[query.order]
    const [sign, way] = query.descending ? ['<', 'DESC'] : ['>', 'ASC']
    const after = query.after && `AND (${key}, number) ${sign} (@afterKey, @afterNumber)`
    return {
      sql: `SELECT number, ${key} AS key FROM games WHERE ${sql} ${after ?? ''}
        ORDER BY ${key} ${way}, number ${way} LIMIT @limit OFFSET @skip`,
      values: {
        ...values,
        limit,
        skip: query.skip ?? 0,
        ...(query.after && { afterKey: query.after.key, afterNumber: query.after.number }),
      },
    }
  }
  const placed = (query: PastQuery, limit: number): Placed[] => {
    const { sql, values } = searchOf(query, limit)
    return db.prepare<[object], Placed>(sql).all(values)
  }
  const scores = db.prepare<[string], SeatScore>(
    `SELECT seat, place, total, margin, decisions, ms, hints, takebacks FROM results
     WHERE game = (SELECT number FROM games WHERE id = ?) ORDER BY seat`,
  )
  const numberOf = db.prepare<[string], number>('SELECT number FROM games WHERE id = ?').pluck()

  return {
    rows: (ids: readonly string[]): ReturnType<Past['rows']> =>
      read(db, () => rowsOf(ids.flatMap((id) => numberOf.get(id) ?? []))),

    search: (query: PastQuery): ReturnType<Past['search']> =>
      read(db, () => {
        const limit = Math.min(query.limit, MOST_ROWS)
        const found = placed(query, limit + 1)
        const shown = found.slice(0, limit)
        const last = shown.at(-1)
        const next: HistoryCursor | undefined = found.length > limit && last ? last : undefined
        return {
          games: rowsOf(shown.map((one) => one.number)),
          total: count(query.filter),
          ...(next && { next: { key: next.key, number: next.number } }),
        }
      }),

    plan: (query: PastQuery): readonly string[] => {
      const { sql, values } = searchOf(query, query.limit)
      const steps = db.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all(values)
      return steps.map(({ detail }) => detail)
    },

    scores: (id: string): readonly SeatScore[] => read(db, () => scores.all(id)),

    choices: (): HistoryChoices =>
      read(db, () => ({
        games: choices.games.all(),
        tags: choices.tags.all(),
        players: choices.players.all(),
        deleted: deletedOnes.get() ?? 0,
      })),
  }
}

// What a person does to games in the history: names, tags, deletion with a way back.

const DAY = 24 * 60 * 60 * 1000
/** Deleted games can be brought back for so long. */
const KEPT_DAYS = 30
const LONGEST_NAME = 80
const LONGEST_TAG = 40
const MOST_TAGS = 20

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** A tag as kept. Throws when nothing is left, or too much. */
function cleanTag(tag: string): string {
  const clean = tidy(tag)
  if (clean === '') throw new StoreError('tagEmpty')
  if ([...clean].length > LONGEST_TAG) throw new StoreError('tagLong', { most: LONGEST_TAG })
  return clean
}

/** The part of the store that keeps the history in order. */
export function keeping(db: Db, now: Now) {
  const find = db.prepare<[string], { number: number; state: string }>(
    'SELECT number, state FROM games WHERE id = ?',
  )
  const touch = db.prepare('UPDATE games SET touched = (SELECT max(touched) FROM games) + 1 WHERE number = ?')
  const rename = db.prepare('UPDATE games SET name = ?, folded = ? WHERE number = ?')
  const mark = db.prepare('UPDATE games SET deleted = ? WHERE number = ?')
  const addTag = db.prepare(
    'INSERT INTO tags (game, folded, tag) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET tag = excluded.tag',
  )
  const dropTag = db.prepare('DELETE FROM tags WHERE game = ? AND folded = ?')
  const countTags = db.prepare<[number], number>('SELECT count(*) FROM tags WHERE game = ?').pluck()
  const assist = db.prepare('UPDATE games SET assisted = 1 WHERE number = ?')
  const purge = db.prepare('DELETE FROM games WHERE deleted < ?')

  const must = (id: string): number => {
    const game = find.get(id)
    if (!game) throw new StoreError('noGame', { id })
    return game.number
  }
  /** Carries a change out on each game, or on none. */
  const each = (ids: readonly string[], change: (number: number) => void): void =>
    transact(db, () => {
      for (const number of new Set(ids.map(must))) {
        change(number)
        touch.run(number)
      }
    })

  return {
    name: (id: string, text: string): void => {
      const clean = tidy(text)
      if ([...clean].length > LONGEST_NAME) throw new StoreError('gameNameLong', { most: LONGEST_NAME })
      each([id], (number) => rename.run(clean || null, clean ? foldName(clean) : null, number))
    },

    tag: (ids: readonly string[], add: readonly string[], remove: readonly string[]): void => {
      const added = add.map(cleanTag)
      each(ids, (number) => {
        for (const tag of remove) dropTag.run(number, foldName(tidy(tag)))
        for (const tag of added) addTag.run(number, foldName(tag), tag)
        if ((countTags.get(number) ?? 0) > MOST_TAGS) throw new StoreError('tagsMany', { most: MOST_TAGS })
      })
    },

    delete: (ids: readonly string[]): void => each(ids, (number) => mark.run(now(), number)),

    restore: (ids: readonly string[]): void => each(ids, (number) => mark.run(null, number)),

    assist: (id: string): void => each([id], (number) => assist.run(number)),

    /** What was deleted long ago goes for good. Returns the number of games. */
    purgeDeleted: (): number => transact(db, () => purge.run(now() - KEPT_DAYS * DAY).changes),
  }
}
