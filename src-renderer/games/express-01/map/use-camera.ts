/** Zoom and pan of the map: a window over the drawing. */
import { computed, ref, watch, type Ref } from 'vue'
import type { Point } from '../../../art/svg.ts'
import type { Box } from '../art/country.ts'

const MOST = 5
const STEP = 1.3

const between = (low: number, high: number, value: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value))

/** `whole`: what is seen at zoom 1; `svg`: the element that shows it, `xMidYMid meet`. */
export function useCamera(whole: Ref<Box>, svg: Ref<SVGSVGElement | null>) {
  const zoom = ref(1)
  const centre = ref<Point>([0, 0])

  const box = computed((): Box => {
    const [width, height] = [whole.value.width / zoom.value, whole.value.height / zoom.value]
    return { x: centre.value[0] - width / 2, y: centre.value[1] - height / 2, width, height }
  })
  const viewBox = computed(() => {
    const { x, y, width, height } = box.value
    return [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ')
  })

  /** The middle of the window stays so that no more than the whole comes into sight. */
  function moveTo([x, y]: Point, to = zoom.value): void {
    const { x: left, y: top, width, height } = whole.value
    const [w, h] = [width / to / 2, height / to / 2]
    zoom.value = to
    centre.value = [between(left + w, left + width - w, x), between(top + h, top + height - h, y)]
  }
  function reset(): void {
    moveTo([whole.value.x + whole.value.width / 2, whole.value.y + whole.value.height / 2], 1)
  }
  watch(whole, reset, { immediate: true })

  /** Drawing units for one CSS pixel. */
  function unit(): number {
    const shown = svg.value?.getBoundingClientRect()
    if (!shown?.width || !shown.height) return 1
    return Math.max(box.value.width / shown.width, box.value.height / shown.height)
  }
  function pointAt(clientX: number, clientY: number): Point {
    const shown = svg.value?.getBoundingClientRect()
    if (!shown) return centre.value
    const scale = unit()
    return [
      centre.value[0] + (clientX - shown.left - shown.width / 2) * scale,
      centre.value[1] + (clientY - shown.top - shown.height / 2) * scale,
    ]
  }

  /** Zooms by a factor; the point `about` of the drawing stays where it is on the screen. */
  function zoomBy(factor: number, about: Point = centre.value): void {
    const to = between(1, MOST, zoom.value * factor)
    const share = zoom.value / to
    const [x, y] = centre.value
    moveTo([about[0] + (x - about[0]) * share, about[1] + (y - about[1]) * share], to)
  }
  /** Moves the window by pixels of the screen. */
  function panBy(dx: number, dy: number): void {
    const scale = unit()
    moveTo([centre.value[0] + dx * scale, centre.value[1] + dy * scale])
  }
  /** Moves the window as little as needed to show all of `wanted`. */
  function show(wanted: Box): void {
    const { x, y, width, height } = box.value
    const dx = Math.min(0, wanted.x - x) + Math.max(0, wanted.x + wanted.width - x - width)
    const dy = Math.min(0, wanted.y - y) + Math.max(0, wanted.y + wanted.height - y - height)
    if (dx || dy) moveTo([centre.value[0] + dx, centre.value[1] + dy])
  }

  return {
    zoom,
    viewBox,
    reset,
    pointAt,
    zoomBy,
    panBy,
    show,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    canZoomIn: computed(() => zoom.value < MOST),
    canZoomOut: computed(() => zoom.value > 1),
  }
}
export type Camera = ReturnType<typeof useCamera>
