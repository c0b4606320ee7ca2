/** Asking the search for advice, and keeping it until the decision is made. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Hint, HintMove } from '#shared/contract/table.ts'
import { useTable } from '../../stores/table.ts'
import { useAfterScene } from '../after-scene.ts'
import type { Stage } from '../stage.ts'

export interface HintDesk {
  readonly hint: Ref<Hint | undefined>
  readonly asking: Ref<boolean>
  /** The nudge where to look comes first; asked again, the moves. */
  readonly nudging: ComputedRef<boolean>
  /** The best move, once the moves are shown. */
  readonly hinted: ComputedRef<HintMove | undefined>
  /** A person at this window is to decide. */
  readonly canHint: ComputedRef<boolean>
  readonly askHint: () => void
  readonly dropHint: () => void
}

export function useHint(stage: Stage): HintDesk {
  const { afterScene } = useAfterScene(stage)
  const store = useTable()
  const hint = ref<Hint>()
  const asking = ref(false)
  const nudged = ref(false)
  const nudging = computed(() => hint.value?.nudge !== undefined && !nudged.value)
  const hinted = computed(() => (nudging.value ? undefined : hint.value?.moves[0]))
  /** Before everybody there is no advice: it could tell of the hand. */
  const canHint = computed(() => store.mySeat !== undefined && store.mySeat === store.table?.viewer)

  const dropHint = (): void => {
    hint.value = undefined
    nudged.value = false
  }
  async function ask(seat: number, since: number): Promise<void> {
    asking.value = true
    const advice = await store.hint(seat)
    asking.value = false
    if (store.table?.legal?.since === since && store.mySeat === seat) hint.value = advice
  }
  function askNow(): void {
    const { mySeat, table } = store
    if (!canHint.value || asking.value || mySeat === undefined || !table) return
    if (nudging.value) nudged.value = true
    else if (hint.value) dropHint()
    else if (table.legal) void ask(mySeat, table.legal.since)
  }
  watch(() => [store.table?.id, store.table?.legal?.since, store.table?.viewer], dropHint)

  return {
    hint,
    asking,
    nudging,
    hinted,
    canHint,
    dropHint,
    askHint: () => {
      if (canHint.value) afterScene(askNow)
    },
  }
}
