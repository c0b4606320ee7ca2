/** What the table page gives to the parts of a game's table. */
import { inject, type ComputedRef, type InjectionKey, type Ref } from 'vue'
import type { Hint } from '#shared/contract/table.ts'
import type { LogSentence } from './log.ts'
import type { Names } from './names.ts'
import type { Stage } from './stage.ts'

export interface TableContext {
  readonly stage: Stage
  readonly names: ComputedRef<Names>
  /** The whole log, oldest first, less what has not been shown yet. */
  readonly log: ComputedRef<readonly LogSentence[]>
  /** The sentence of what is being shown now. */
  readonly telling: ComputedRef<LogSentence | undefined>
  readonly hint: Ref<Hint | undefined>
  readonly asking: Ref<boolean>
  readonly askHint: () => void
  readonly dropHint: () => void
  /** Sees a spectacle off. */
  readonly goOn: () => void
  readonly takeBack: () => void
}
export const TABLE: InjectionKey<TableContext> = Symbol('table')

/** The context of the table page around the calling component. Throws outside of one. */
export function useTableContext(): TableContext {
  const context = inject(TABLE)
  if (!context) throw new Error('not on a table page')
  return context
}
