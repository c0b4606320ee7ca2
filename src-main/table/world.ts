/** What a table needs of the application. */
import type { AppEvent } from '#shared/contract/contract.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { Thinker } from '../ai/decision.ts'
import type { Store } from '../store/store.ts'
import type { PinGuard } from './pins.ts'

export interface TableWorld {
  readonly store: Store
  readonly thinker: Thinker
  readonly pins: PinGuard
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly settings: () => Settings
  readonly emit: (event: AppEvent) => void
}
