/** Of a list of thousands only the rows in sight are drawn; all have the same height. */
import { useElementSize, useScroll } from '@vueuse/core'
import { computed, nextTick, type Ref, type ShallowRef } from 'vue'

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
  show(index: number): Promise<void>
}

/** `height`: of a row in pixels; `first` to `last` (excluded) are to be drawn, `above` pixels down. */
export function useRows(
  box: Readonly<ShallowRef<HTMLElement | null>>,
  total: () => number,
  height: () => number,
): Rows {
  const { y } = useScroll(box)
  const { height: inner } = useElementSize(box)
  const fit = computed(() => Math.max(1, Math.floor(inner.value / height())))
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
    async show(index) {
      const [top, bottom] = [index * height(), (index + 1) * height()]
      const element = box.value
      if (!element) return
      if (top < element.scrollTop) element.scrollTop = top
      else if (bottom > element.scrollTop + element.clientHeight)
        element.scrollTop = bottom - element.clientHeight
      y.value = element.scrollTop
      await nextTick()
    },
  }
}
