/** What a person does to games in the history: names, tags, deletion with a way back. */
import type { Db, Now } from './database.ts'
import { transact } from './database.ts'
import { StoreError } from './errors.ts'
import { foldName } from './players.ts'

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
