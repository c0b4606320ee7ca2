import { useDocumentVisibility } from '@vueuse/core'
import { watch } from 'vue'
import { useTable } from '../../stores/table.ts'

/**
 * Saves energy: while this window is hidden the computers begin no move, and none passes unseen. A window that is seen
 * ends a rest that another one asked for.
 */
export function useRest(): void {
  const store = useTable()
  const visibility = useDocumentVisibility()
  watch(
    [visibility, () => store.table?.id, () => store.table?.resting ?? false] as const,
    ([now, id, resting], [before, lastId]) => {
      if (id === undefined) return
      if (now === 'visible') {
        if (resting) void store.rest(false)
      } else if (now !== before || id !== lastId) void store.rest(true)
    },
    { immediate: true },
  )
}
