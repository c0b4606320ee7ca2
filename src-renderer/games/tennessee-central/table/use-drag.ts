/** Dragging a card of the hand onto a stack. A press that hardly moves stays a click; Escape puts the card back. */
import { onBeforeUnmount, ref, type Ref } from 'vue'
import { SUITS, type Suit, type TrackCard } from '#shared/games/tennessee-central/cards.ts'

const FAR_ENOUGH = 6

export interface Drag {
  readonly card: Ref<TrackCard | undefined>
  /** How far the card has been carried, in pixels. */
  readonly by: Ref<{ readonly x: number; readonly y: number }>
  start(card: TrackCard, event: PointerEvent): void
  /** True right after a drag: the click that follows is none. */
  justDropped(): boolean
}

/** The stack under a point of the page. */
function stackAt(x: number, y: number): Suit | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest<HTMLElement>('[data-stack]')?.dataset.stack
    const suit = SUITS.find((known) => known === name)
    if (suit) return suit
  }
  return undefined
}

/** `lifted` when a card leaves the hand, `dropped` when it lies on a stack. */
export function useDrag(
  lifted: (card: TrackCard) => void,
  dropped: (card: TrackCard, on: Suit) => void,
): Drag {
  const card = ref<TrackCard>()
  const by = ref({ x: 0, y: 0 })
  let dropping = false
  let end: (() => void) | undefined

  /** The browser sends it at once, if at all: a later press of a key is meant. */
  function swallowClick(): void {
    dropping = true
    setTimeout(() => (dropping = false))
  }

  function start(held: TrackCard, down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary) return
    end?.()
    const move = (event: PointerEvent): void => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY]
      if (!card.value && Math.hypot(x, y) < FAR_ENOUGH) return
      if (!card.value) {
        card.value = held
        lifted(held)
      }
      by.value = { x, y }
    }
    const up = (event: PointerEvent): void => {
      const carried = card.value
      end?.()
      if (!carried) return
      swallowClick()
      const on = stackAt(event.clientX, event.clientY)
      if (on) dropped(carried, on)
    }
    end = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
      window.removeEventListener('keydown', escape)
      card.value = undefined
      by.value = { x: 0, y: 0 }
      end = undefined
    }
    const cancel = (): void => end?.()
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end?.()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    window.addEventListener('keydown', escape)
  }
  onBeforeUnmount(() => end?.())

  return {
    card,
    by,
    start,
    justDropped: () => dropping,
  }
}
