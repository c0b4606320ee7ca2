/** Of a list of thousands only the rows in sight are drawn; all have the same height. */
import { useElementSize, useEventListener } from '@vueuse/core'
import { computed, ref, type Ref, type ShallowRef } from 'vue'

/** Rows drawn beyond the edges, so that fast scrolling shows no gaps. */
const SPARE = 6

export interface Rows {
  readonly first: Ref<number>
  readonly last: Ref<number>
  readonly whole: Ref<number>
  /** Rows that fit. */
  readonly fit: Ref<number>
  /** Scrolls as little as it takes to show the row. */
  show(index: number): void
}

/**
 * `height`: of a row in pixels, `head`: of what stays above them; `first` to `last` (excluded) are to be drawn.
 */
export function useRows(
  box: Readonly<ShallowRef<HTMLElement | null>>,
  total: () => number,
  height: () => number,
  head: () => number,
): Rows {
  const y = ref(0)
  const look = (): void => {
    y.value = box.value?.scrollTop ?? 0
  }
  useEventListener(box, 'scroll', look, { passive: true })
  const { height: inner } = useElementSize(box)
  const fit = computed(() => Math.max(1, Math.floor((inner.value - head()) / height())))
  /** As many wherever the list stands: the same elements serve all the way. */
  const count = computed(() => Math.min(total(), fit.value + 2 * SPARE))
  const first = computed(() =>
    Math.max(0, Math.min(Math.floor(y.value / height()) - SPARE, total() - count.value)),
  )
  const last = computed(() => first.value + count.value)
  return {
    first,
    last,
    whole: computed(() => total() * height()),
    fit,
    show(index) {
      const element = box.value
      if (!element) return
      const room = element.clientHeight - head()
      const [top, bottom] = [index * height(), (index + 1) * height()]
      if (top < element.scrollTop) element.scrollTop = top
      else if (bottom > element.scrollTop + room) element.scrollTop = bottom - room
    },
  }
}
