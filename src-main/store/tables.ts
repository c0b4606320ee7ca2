/** What the tables of a database are and hang on, read from the database itself. */
import type { Db } from './database.ts'

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
