/** What the requests need beside the world of a table, and the one table that is open. */
import type { AppEvent, AppInfo } from '#shared/contract/contract.ts'
import type { TableTold } from '#shared/contract/table.ts'
import { TableError, type TableWorld } from '../table/world.ts'
import { openLine } from '../table/open.ts'
import { nextSerial } from '../table/state.ts'
import { Table } from '../table/table.ts'

export interface HandlerWorld extends TableWorld {
  /** `notices`: of what came before the store was opened. */
  readonly info: Omit<AppInfo, 'notices'> & Partial<Pick<AppInfo, 'notices'>>
  readonly randomText: () => string
  /** Prints the page to a PDF named by the person: its path, or null when called off. A shell that cannot has none. */
  readonly print?: (name: string) => Promise<string | null>
}

// The one table that is open. Windows of the application share it; whoever opens another game takes it over.

export class Session {
  readonly #world: TableWorld
  #table: Table | undefined

  constructor(world: TableWorld) {
    this.#world = world
  }

  #tell(event: AppEvent): void {
    this.#world.emit(event)
  }

  open(id: string): TableTold {
    if (this.#table?.id === id) {
      this.#table.takeOver()
      return this.#table.whole()
    }
    const header = this.#world.store.game(id)
    if (!header || header.deleted !== undefined) throw new TableError('noSuchGame')
    const line = openLine(this.#world.store, header)
    this.close()
    this.#table = new Table(this.#world, header, line)
    return this.#table.whole()
  }

  /** The table of this game, if it is the open one. */
  find(id: string): Table | undefined {
    return this.#table?.id === id ? this.#table : undefined
  }

  /** The table of this game. Throws `tableNotOpen`. */
  at(id: string): Table {
    const table = this.find(id)
    if (!table) throw new TableError('tableNotOpen')
    return table
  }

  get current(): Table | undefined {
    return this.#table
  }

  /** Leaves the open table, if there is one. */
  close(): void {
    const table = this.#table
    if (!table) return
    this.#table = undefined
    table.leave()
    this.#tell({ type: 'table.closed', id: table.id, serial: nextSerial() })
  }
}
