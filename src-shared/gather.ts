/** What a page has of a table, gathered from what it is told. */
import type { TableState, TableTold } from './contract/table.ts'

/** The table after the news. Nothing where they go on from something that the page was never told. */
export function gather(had: TableState | undefined, told: TableTold): TableState | undefined {
  const { news, ...table } = told
  const { from, past, steps } = news
  const goesOn = 'after' in past && had?.id === told.id && had.serial >= past.after
  const before = 'log' in past ? past.log : goesOn ? had.log.slice(0, from) : undefined
  if (!before) return undefined
  const added = steps.map(({ at, seat, parts }) => ({
    at,
    seat,
    events: parts.flatMap((part) => part.events),
  }))
  return { ...table, log: [...before, ...added] }
}
