/** The focus among the spaces: one of them is in the order of the Tab key, arrow keys lead to its neighbours. */
import { nextTick, ref, shallowRef, watch, type Ref } from 'vue'
import type { Board, Space } from '#shared/games/express-01/boards.ts'
import { pressOf } from '../../../navigation/press.ts'
import { CARD, cornerOf } from '../art/geometry.ts'
import { endOfRow, neighbourBy } from './keys.ts'
import type { Camera } from './use-camera.ts'

interface Places {
  readonly board: Ref<Board>
  readonly svg: Ref<SVGSVGElement | null>
  readonly camera: Camera
  readonly pick: (space: Space) => void
}

export function useWalk({ board, svg, camera, pick }: Places) {
  const first = (): string => board.value.spaces[0]?.code ?? ''
  /** Code of the space the Tab key comes to. */
  const current = ref(first())
  /** The space with the focus, when the keyboard brought it there. */
  const ringed = shallowRef<Space>()
  let byPointer = false
  /** Where a walk up and down began, in half cards. */
  let column: number | undefined
  watch(board, () => {
    current.value = first()
    ringed.value = undefined
  })
  const spaceOf = (code: string): Space | undefined => board.value.spaces.find((space) => space.code === code)

  function bringIntoSight(space: Space): void {
    const [x, y] = cornerOf(space)
    camera.show({ x: x - 8, y: y - 8, width: CARD.width + 16, height: CARD.height + 16 })
  }
  function focused(space: Space): void {
    current.value = space.code
    if (byPointer) return
    ringed.value = space
    bringIntoSight(space)
  }
  function blurred(): void {
    ringed.value = undefined
  }
  function pointed(): void {
    byPointer = true
    column = undefined
    ringed.value = undefined
  }
  async function goTo(code: string): Promise<void> {
    current.value = code
    await nextTick()
    svg.value?.querySelector<SVGElement>(`[data-space="${code}"]`)?.focus()
  }

  const zooms: Readonly<Record<string, () => void>> = {
    '+': camera.zoomIn,
    '=': camera.zoomIn,
    '-': camera.zoomOut,
    '0': camera.reset,
  }
  function walk(from: Space, key: string): boolean {
    if (key === 'Enter' || key === ' ') pick(from)
    else if (key === 'Home' || key === 'End') void goTo(endOfRow(board.value, from, key).code)
    else if (key.startsWith('Arrow')) {
      const upOrDown = key === 'ArrowUp' || key === 'ArrowDown'
      column = upOrDown ? (column ?? from.x) : undefined
      const next = neighbourBy(board.value, from, key, column ?? from.x)
      if (next) void goTo(next.code)
    } else return false
    return true
  }
  function key(event: KeyboardEvent): void {
    byPointer = false
    const press = pressOf(event)
    if (press.mod || press.alt) return
    // Some layouts have a digit and minus on one key: as a sign of the map it is what is typed.
    const sign = event.key in zooms ? event.key : press.key
    const zoom = zooms[sign]
    const from = spaceOf(current.value)
    const onSpace = (event.target as Element).closest('[data-space]') !== null
    if (zoom) {
      zoom()
      if (from && onSpace && sign !== '0') bringIntoSight(from)
    } else if (!from || !onSpace || !walk(from, press.key)) return
    event.preventDefault()
  }
  return { current, ringed, focused, blurred, pointed, goTo, key }
}
