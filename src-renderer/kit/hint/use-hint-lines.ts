/** The hint of the table in a game's words: its moves line by line, and the nudge that comes before them. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Names } from '../names.ts'
import { useTableContext } from '../context.ts'
import { hintLines, type HintLine, type HintWords } from './lines.ts'

export function useHintLines<Action>(wordsOf: (names: Names) => HintWords<Action>): {
  readonly lines: ComputedRef<readonly HintLine<Action>[]>
  readonly nudge: ComputedRef<string | undefined>
} {
  const { locale } = useI18n()
  const { hint, nudging, names } = useTableContext()
  const words = computed(() => wordsOf(names.value))
  const lines = computed(() => hintLines(hint.value?.moves ?? [], words.value, locale.value))
  const nudge = computed(() =>
    nudging.value && hint.value?.nudge ? words.value.reason(hint.value.nudge) : undefined,
  )
  return { lines, nudge }
}
