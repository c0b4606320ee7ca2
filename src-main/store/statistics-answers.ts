/** Answers already counted, kept for as long as nothing in the store has changed. */
import type { StatisticsQuery } from '#shared/contract/statistics.ts'
import { type Db, read } from './database.ts'

const MOST_ANSWERS = 8

/**
 * Gives the answer kept for a query, or that of `count`, which writes nothing but temporary tables. This connection
 * alone changes the file: its own number of changes, less those that counting made, tells whether an answer still holds.
 */
export function answersOf<T>(db: Db): (query: StatisticsQuery, count: () => T) => T {
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  const answers = new Map<string, T>()
  let valid = 0
  const changed = (): number => changes.get() ?? 0
  return (query, count) =>
    read(db, () => {
      const before = changed()
      if (before !== valid) answers.clear()
      const key = JSON.stringify(query)
      const known = answers.get(key)
      if (known) return known
      const answer = count()
      valid = changed()
      const [oldest] = answers.keys()
      if (oldest !== undefined && answers.size >= MOST_ANSWERS) answers.delete(oldest)
      answers.set(key, answer)
      return answer
    })
}
