/** How a window calls the seats of its table. */
import type { TableState } from '#shared/contract/table.ts'
import { isolated } from '../texts/isolate.ts'

export interface Names {
  readonly all: readonly string[]
  /** The seat of the only person at the table is "you"; among several persons everyone has a name. */
  readonly you: number | undefined
  readonly of: (seat: number) => string
  /** "Ada, Bruno and Clara". */
  readonly list: (items: readonly string[]) => string
}

export function namesOf(table: Pick<TableState, 'seats'>, you: string, locale: string): Names {
  const people = table.seats.flatMap((seat, i) => (seat.kind === 'human' ? [i] : []))
  const own = people.length === 1 ? people[0] : undefined
  const all = table.seats.map((seat, i) => (i === own ? you : seat.name))
  const format = new Intl.ListFormat(locale, { type: 'conjunction' })
  return { all, you: own, of: (seat) => all[seat] ?? '', list: (items) => format.format(items.map(isolated)) }
}
