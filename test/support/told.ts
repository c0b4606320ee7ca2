/** What main would tell of a table, for pages without a main. */
import type { TableState, TableTold } from '#shared/contract/table.ts'

/** To a page that knows nothing. */
export function toldWhole({ log, ...table }: TableState): TableTold {
  return { ...table, news: { from: table.at, past: { log }, steps: [] } }
}

/** To a page that was told the first `from` actions, with the serial number `after`: each in one part. */
export function toldSince({ log, ...table }: TableState, from: number, after: number): TableTold {
  const steps = log
    .filter(({ at }) => at > from)
    .map(({ at, seat, events }) => ({ at, seat, parts: [{ events }] }))
  return { ...table, news: { from, past: { after }, steps } }
}
