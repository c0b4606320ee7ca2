/** What the requests need beside a table's world. */
import type { AppInfo } from '#shared/contract/contract.ts'
import type { TableWorld } from '../table/world.ts'

export interface HandlerWorld extends TableWorld {
  /** `notices`: of what came before the store was opened. */
  readonly info: Omit<AppInfo, 'notices'> & Partial<Pick<AppInfo, 'notices'>>
  readonly randomText: () => string
  /** Prints the page to a PDF named by the person: its path, or null when called off. A shell that cannot has none. */
  readonly print?: (name: string) => Promise<string | null>
}
