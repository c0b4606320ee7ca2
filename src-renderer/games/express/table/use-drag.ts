/** Dragging a card of the hand to a place on the table, or within the hand. A press that hardly moves is a click. */
import { onBeforeUnmount, ref, type Ref } from 'vue'

const FAR_ENOUGH = 6

export interface Drag {
  /** The piece on its way. */
  readonly piece: Ref<number | undefined>
  /** How far it has been carried, in pixels. */
  readonly by: Ref<{ readonly x: number; readonly y: number }>
  start(piece: number, event: PointerEvent): void
  /** True once after a drag: the click that follows is none. */
  justDropped(): boolean
}

/** What lies under a point: a place by its `data-place`, or a piece of the hand by its `data-piece`. */
export interface Drop {
  readonly place?: string
  readonly piece?: number
}
function dropAt(x: number, y: number, carried: number): Drop {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
    if (place) return { place }
    const piece = element.closest<HTMLElement>('[data-piece]')?.dataset.piece
    if (piece !== undefined && Number(piece) !== carried) return { piece: Number(piece) }
  }
  return {}
}

/** `lifted` when a card leaves the hand, `dropped` when it is let go. */
export function useDrag(lifted: (piece: number) => void, dropped: (piece: number, on: Drop) => void): Drag {
  const piece = ref<number>()
  const by = ref({ x: 0, y: 0 })
  let dropping = false
  let end: (() => void) | undefined

  function start(held: number, down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary) return
    dropping = false
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
      if (piece.value === undefined && Math.hypot(x, y) < FAR_ENOUGH) return
      if (piece.value === undefined) {
        piece.value = held
        lifted(held)
      }
      by.value = { x, y }
    }
    const up = (event: PointerEvent): void => {
      const carried = piece.value
      end?.()
      if (carried === undefined) return
      dropping = true
      dropped(carried, dropAt(event.clientX, event.clientY, carried))
    }
    const cancel = (): void => end?.()
    end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      piece.value = undefined
      by.value = { x: 0, y: 0 }
      end = undefined
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
  }
  onBeforeUnmount(() => end?.())

  return {
    piece,
    by,
    start,
    justDropped: () => {
      const was = dropping
      dropping = false
      return was
    },
  }
}
