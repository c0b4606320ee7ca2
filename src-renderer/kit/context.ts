/** What the table page gives to the parts of a game's table. */
import { inject, type ComputedRef, type InjectionKey } from 'vue'
import type { HintDesk } from './hint/use-hint.ts'
import type { LogSentence } from './log.ts'
import type { Names } from './names.ts'
import type { Stage } from './stage.ts'

export interface TableContext extends Omit<HintDesk, 'canHint'> {
  readonly stage: Stage
  readonly names: ComputedRef<Names>
  /** The whole log, oldest first, less what has not been shown yet. */
  readonly log: ComputedRef<readonly LogSentence[]>
  /** The sentence of what is being shown now. */
  readonly telling: ComputedRef<LogSentence | undefined>
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
