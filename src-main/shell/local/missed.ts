import type { AppEvent } from '#shared/contract/contract.ts'

const MOST_KEPT = 200

interface Kept {
  readonly id: number
  /** Absent once a newer state of the same table is kept, or the table is closed. */
  event?: AppEvent
  readonly table?: string
}

export interface Resumed {
  readonly id: number
  readonly event: AppEvent
}

/**
 * Events kept for a page whose stream broke. A table's newer state replaces the older one, so a resumed page gets
 * each table once, as it is now: nothing a curtain has closed over since is told again.
 */
export class Missed {
  readonly #kept: Kept[] = []
  /** Everything after this id is kept or was replaced by something newer. */
  #complete = 0

  add(id: number, event: AppEvent): void {
    if (event.type === 'table.progress') return
    const table = event.type === 'table.changed' ? event.table.id : undefined
    const over = table ?? (event.type === 'table.closed' ? event.id : undefined)
    for (const kept of this.#kept) if (over !== undefined && kept.table === over) delete kept.event
    this.#kept.push({ id, event, ...(table === undefined ? {} : { table }) })
    if (this.#kept.length > MOST_KEPT) this.#complete = this.#kept.shift()?.id ?? this.#complete
  }

  /**
   * The events after `id`, oldest first; nothing when too old. A page that finds what is new of a table going on from
   * something it missed opens the table again.
   */
  since(id: number): readonly Resumed[] | undefined {
    if (id < this.#complete) return undefined
    return this.#kept.flatMap((kept) =>
      kept.id > id && kept.event ? [{ id: kept.id, event: kept.event }] : [],
    )
  }
}
