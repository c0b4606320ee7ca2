/** When the doors are closed, and what is told first behind them. */
import { useEventListener } from '@vueuse/core'
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { useTable } from '../../stores/table.ts'
import { eventsAfter } from '../log.ts'
import type { Stage } from '../stage.ts'

export interface CurtainDesk {
  /** The doors are to be seen, and nothing else. */
  readonly covered: ComputedRef<boolean>
  /** Tell first what happened after this action; undefined when there is nothing to tell. */
  readonly recapAfter: Ref<number | undefined>
  readonly open: (pin: string | undefined) => void
  readonly closeRecap: () => void
}

export function useCurtain(stage: Stage): CurtainDesk {
  const store = useTable()
  const recapAfter = ref<number>()
  /** Closed here at once when the window is left; main answers a moment later. */
  const left = ref(false)

  const covered = computed(() => {
    const { curtain, state } = store.table ?? {}
    if (!curtain || state !== 'open') return false
    return left.value || (!curtain.open && !stage.playing.value && !stage.held.value)
  })

  async function shut(): Promise<void> {
    const curtain = store.table?.curtain
    if (!curtain?.open) return
    left.value = true
    recapAfter.value = undefined
    await store.curtain(curtain.seat, false)
    left.value = false
  }
  useEventListener(window, 'blur', () => void shut())
  useEventListener(document, 'visibilitychange', () => {
    if (document.hidden) void shut()
  })

  watch(
    () => store.table?.curtain?.open ?? false,
    (open) => {
      const { curtain } = store.table ?? {}
      const news = open && curtain && store.table ? eventsAfter(store.table, curtain.since) : []
      recapAfter.value = news.length > 0 ? curtain?.since : undefined
    },
    { flush: 'sync' },
  )

  return {
    covered,
    recapAfter,
    open: (pin) => {
      const seat = store.table?.curtain?.seat
      if (seat !== undefined) void store.curtain(seat, true, pin)
    },
    closeRecap: () => {
      recapAfter.value = undefined
    },
  }
}
