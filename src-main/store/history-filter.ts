/** A filter of the history as SQL: conditions on the table `games`, and the values they name. */
import type { HistoryFilter, HistoryResult, MarkFilter } from '#shared/contract/history.ts'
import { foldName, searchKey } from '#shared/folding.ts'

export type SqlValue = string | number

export interface Condition {
  /** For `WHERE`; true for the games wanted. */
  readonly sql: string
  readonly values: Readonly<Record<string, SqlValue>>
}

/** When a game was played: its end, or its last move. The index `games_by_end` is of this very expression. */
export const PLAYED = 'coalesce(finished, updated)'

const MARKS: Readonly<Record<keyof MarkFilter, string>> = {
  assisted: 'assisted = 1',
  seeded: 'seeded = 1',
  branch: 'branch_of IS NOT NULL',
  imported: 'imported = 1',
}

/** Games in which a person came to a place; `who` narrows the people down, or is empty. */
const placed = (place: string, who: string): string =>
  who
    ? `number IN (SELECT game FROM seats JOIN results USING (game, seat) WHERE ${who} AND ${place})`
    : `number IN (SELECT game FROM results WHERE person = 1 AND ${place})`

function resultSql(result: HistoryResult, who: string): string {
  if (result === 'won') return placed('place = 1 AND winners = 1', who)
  if (result === 'shared') return placed('place = 1 AND winners > 1', who)
  return `(${placed('place > 1', who)} AND NOT ${placed('place = 1', who)})`
}

const within = (name: string): string => `(SELECT value FROM json_each(@${name}))`

/** Each name that is no player's, once: found by leaps in an index, not by reading every seat. */
const NAMES = `WITH RECURSIVE names (name) AS (
    SELECT min(name) FROM seats WHERE player IS NULL UNION ALL
    SELECT (SELECT min(name) FROM seats WHERE name > names.name AND player IS NULL) FROM names WHERE name IS NOT NULL)
  SELECT name FROM names WHERE name IS NOT NULL`
/** What is kept is folded as names are told apart; a search finds more. */
const finds = (column: string): string => `search_key(${column}) LIKE @text ESCAPE '!'`
const TEXT = `(number IN (SELECT number FROM games WHERE folded IS NOT NULL AND ${finds('name')})
  OR number IN (SELECT game FROM seats WHERE player IS NULL AND name IN (SELECT name FROM (${NAMES}) WHERE ${finds('name')}))
  OR number IN (SELECT game FROM seats WHERE player IN (SELECT id FROM players WHERE ${finds('name')}))
  OR number IN (SELECT game FROM tags WHERE tag IN (SELECT tag FROM (SELECT DISTINCT tag FROM tags) WHERE ${finds('tag')})))`

/** Signs that mean something to LIKE stand for themselves. */
const likeText = (text: string): string => `%${searchKey(text.trim()).replace(/[!%_]/g, '!$&')}%`

/** The conditions of a filter. An index on the end of the games serves wherever open games are not asked for. */
export function conditionOf(filter: HistoryFilter): Condition {
  const {
    states = ['finished', 'abandoned'],
    games,
    variants,
    seats,
    players,
    levels,
    results,
    tags,
  } = filter
  const parts: string[] = []
  const values: Record<string, SqlValue> = {}
  const need = (sql: string, named: Readonly<Record<string, SqlValue>> = {}): void => {
    parts.push(sql)
    Object.assign(values, named)
  }
  need(filter.deleted ? 'deleted IS NOT NULL' : 'deleted IS NULL')
  if (!states.includes('open')) need("state <> 'open'")
  if (states.length === 1 || states.includes('open'))
    need(`state IN ${within('states')}`, { states: JSON.stringify(states) })
  if (games?.length) need(`game IN ${within('games')}`, { games: JSON.stringify(games) })
  if (variants?.length) {
    const each = variants.map(({ game, option, value }, i) => {
      const plain = typeof value === 'boolean' ? Number(value) : value
      Object.assign(values, { [`game${i}`]: game, [`path${i}`]: `$."${option}"`, [`value${i}`]: plain })
      return `(game = @game${i} AND json_extract(options, @path${i}) = @value${i})`
    })
    need(`(${each.join(' OR ')})`)
  }
  if (seats?.length) {
    need(`(SELECT count(*) FROM seats WHERE game = number) IN ${within('seats')}`, {
      seats: JSON.stringify(seats),
    })
  }
  players?.forEach((player, i) => {
    need(`number IN (SELECT game FROM seats WHERE player = @player${i})`, { [`player${i}`]: player })
  })
  if (levels?.length) {
    const others = levels.filter((level) => level !== 'human')
    const people = "(SELECT count(*) FROM seats WHERE game = number AND kind = 'human') > 1"
    const computers = `EXISTS (SELECT 1 FROM seats WHERE game = number AND kind IN ${within('levels')})`
    const both = [...(others.length ? [computers] : []), ...(levels.includes('human') ? [people] : [])]
    need(`(${both.join(' OR ')})`, others.length ? { levels: JSON.stringify(others) } : {})
  }
  if (filter.from !== undefined) need(`${PLAYED} >= @from`, { from: filter.from })
  if (filter.until !== undefined) need(`${PLAYED} < @until`, { until: filter.until })
  if (results?.length) {
    const who = players?.length ? `player IN ${within('people')}` : ''
    need(`(${results.map((result) => resultSql(result, who)).join(' OR ')})`)
    if (who) values.people = JSON.stringify(players)
  }
  for (const [mark, wanted] of Object.entries(filter.marks ?? {}) as [keyof MarkFilter, boolean][])
    need(wanted ? MARKS[mark] : `NOT (${MARKS[mark]})`)
  tags?.forEach((tag, i) => {
    need(`number IN (SELECT game FROM tags WHERE folded = @tag${i})`, { [`tag${i}`]: foldName(tag.trim()) })
  })
  if (filter.text?.trim()) need(TEXT, { text: likeText(filter.text) })
  return { sql: parts.join(' AND '), values }
}
