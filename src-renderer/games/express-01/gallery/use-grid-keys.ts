/** Arrow keys in a grid that wraps: one place in the order of the Tab key, inside it the arrows lead on. */
import { ref, type Ref } from 'vue'

/** `grid` holds the items as its children, each with one link or button. */
export function useGridKeys(grid: Ref<HTMLElement | null>) {
  const current = ref(0)
  const items = (): HTMLElement[] => [...(grid.value?.querySelectorAll<HTMLElement>(':scope > * > a') ?? [])]

  /** The item above or below: the first of another row that begins at the same place. */
  function vertical(all: readonly HTMLElement[], from: number, step: 1 | -1): number {
    const place = (i: number): DOMRect | undefined => all[i]?.getBoundingClientRect()
    const here = place(from)
    for (let i = from + step; i >= 0 && i < all.length; i += step)
      if (place(i)?.left === here?.left && place(i)?.top !== here?.top) return i
    return from
  }
  function key(event: KeyboardEvent): void {
    const all = items()
    const from = all.indexOf(event.target as HTMLElement)
    if (from < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    const lead: Readonly<Record<string, () => number>> = {
      ArrowRight: () => from + 1,
      ArrowLeft: () => from - 1,
      ArrowDown: () => vertical(all, from, 1),
      ArrowUp: () => vertical(all, from, -1),
      Home: () => 0,
      End: () => all.length - 1,
    }
    const to = lead[event.key]?.()
    if (to === undefined) return
    event.preventDefault()
    all[to]?.focus()
  }
  return { current, key }
}
