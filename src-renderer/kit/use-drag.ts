/**
 * Carrying something with the pointer: a card of the hand, or a map under the hand. A press that hardly moves stays a
 * click. What is carried goes back on Escape, when the system takes the pointer away, and with the table; a new press
 * ends what was carried before.
 */
import { onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue'

/** Pixels a pointer may wander within a click. */
export const FAR_ENOUGH = 6

export interface Way {
  readonly x: number
  readonly y: number
}

export interface Drag<Piece> {
  /** What is on its way. */
  readonly piece: ShallowRef<Piece | undefined>
  /** How far it has been carried, in pixels. */
  readonly by: Ref<Way>
  start(piece: Piece, down: PointerEvent): void
  /** True once after a drag: the click that ends it is none. */
  justDropped(): boolean
  /** How the piece looks on its way; nothing while it lies. */
  styleOf(
    piece: Piece,
  ): { readonly transform: string; readonly zIndex: number; readonly transition: string } | undefined
}

export interface Carrying<Piece, Place> {
  /** The place an element of the page stands for, to be looked for under the pointer. */
  readonly placeOf?: (element: Element, piece: Piece) => Place | undefined
  readonly lifted?: (piece: Piece, event: PointerEvent) => void
  /** One step of the way. */
  readonly moved?: (step: Way) => void
  /** Let go; no place where there is none under the pointer. */
  readonly dropped?: (piece: Piece, on: Place | undefined) => void
}

export function useDrag<Piece, Place = never>(carrying: Carrying<Piece, Place>): Drag<Piece> {
  const piece: ShallowRef<Piece | undefined> = shallowRef()
  const by = ref<Way>({ x: 0, y: 0 })
  let dropping = false
  let end: (() => void) | undefined

  /** The browser sends the click at once, if at all: a later one, or a press of a key, is meant. */
  function swallowClick(): void {
    dropping = true
    setTimeout(() => (dropping = false))
  }
  /** The first place under the pointer, from the top down. */
  function placeAt(carried: Piece, { clientX, clientY }: PointerEvent): Place | undefined {
    if (!carrying.placeOf) return undefined
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      const place = carrying.placeOf(element, carried)
      if (place !== undefined) return place
    }
    return undefined
  }

  function start(held: Piece, down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary) return
    end?.()
    dropping = false
    const listening = new AbortController()
    end = () => {
      listening.abort()
      piece.value = undefined
      by.value = { x: 0, y: 0 }
      end = undefined
    }
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
      if (piece.value === undefined) {
        if (Math.hypot(x, y) < FAR_ENOUGH) return
        piece.value = held
        carrying.lifted?.(held, event)
      }
      carrying.moved?.({ x: x - by.value.x, y: y - by.value.y })
      by.value = { x, y }
    }
    const up = (event: PointerEvent): void => {
      const carried = piece.value
      end?.()
      if (carried === undefined) return
      swallowClick()
      carrying.dropped?.(carried, placeAt(carried, event))
    }
    const { signal } = listening
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', up, { signal })
    window.addEventListener('pointercancel', () => end?.(), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end?.(), { signal })
  }
  onScopeDispose(() => end?.())

  return {
    piece,
    by,
    start,
    justDropped: () => {
      const was = dropping
      dropping = false
      return was
    },
    styleOf: (held) =>
      piece.value === held
        ? { transform: `translate(${by.value.x}px, ${by.value.y}px)`, zIndex: 30, transition: 'none' }
        : undefined,
  }
}
