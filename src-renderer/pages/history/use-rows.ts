/** Of a list of thousands only the rows in sight are drawn; all have the same height. */
import { useElementSize, useScroll } from '@vueuse/core'
import { computed, type Ref, type ShallowRef } from 'vue'

/** Rows drawn beyond the edges, so that fast scrolling shows no gaps. */
const SPARE = 6

export interface Rows {
  readonly first: Ref<number>
  readonly last: Ref<number>
  readonly above: Ref<number>
  readonly whole: Ref<number>
  /** Rows that fit. */
  readonly fit: Ref<number>
  /** Scrolls as little as it takes to show the row. */
  show(index: number): void
}

/**
 * `height`: of a row in pixels, `head`: of what stays above them; `first` to `last` (excluded) are to be drawn, `above`
 * pixels down.
 */
export function useRows(
  box: Readonly<ShallowRef<HTMLElement | null>>,
  total: () => number,
  height: () => number,
  head: () => number,
): Rows {
  const { y } = useScroll(box)
  const { height: inner } = useElementSize(box)
  const fit = computed(() => Math.max(1, Math.floor((inner.value - head()) / height())))
  const first = computed(() =>
    Math.max(0, Math.min(Math.floor(y.value / height()) - SPARE, total() - fit.value - SPARE)),
  )
  const last = computed(() => Math.min(total(), Math.ceil((y.value + inner.value) / height()) + SPARE))
  return {
    first,
    last,
    above: computed(() => first.value * height()),
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
