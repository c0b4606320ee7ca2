/** Panning by pointer: a press that moves becomes a drag, and the click that ends it picks nothing. */
import { ref } from 'vue'
import type { Camera } from './use-camera.ts'

/** Pixels a pointer may wander within a click. */
const SLACK = 5

export function useDrag(camera: Pick<Camera, 'panBy'>) {
  const dragging = ref(false)
  let last: { readonly x: number; readonly y: number } | undefined

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    last = { x: event.clientX, y: event.clientY }
    dragging.value = false
  }
  function move(event: PointerEvent): void {
    if (!last) return
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y]
    if (!dragging.value) {
      if (Math.hypot(dx, dy) < SLACK) return
      dragging.value = true
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    }
    camera.panBy(-dx, -dy)
    last = { x: event.clientX, y: event.clientY }
  }
  function up(): void {
    last = undefined
  }
  /** True when this click only ended a drag. */
  function endsDrag(): boolean {
    const dragged = dragging.value
    dragging.value = false
    return dragged
  }
  return { dragging, down, move, up, endsDrag }
}
