/** What a person does while a scene plays: the scene ends, and it counts on the newest state. */
import { useEventListener } from '@vueuse/core'
import { nextTick, onScopeDispose, watch } from 'vue'
import { pressOf } from '../navigation/press.ts'
import type { Stage } from './stage.ts'
import { FAR_ENOUGH } from './use-drag.ts'

type Scenes = Pick<Stage, 'playing' | 'skip'>

export interface AfterScene {
  /** Ends the scene that plays and then does it; at once where none plays. */
  readonly afterScene: (act: () => void) => void
  /** Forgets what waits for the end of the scene: something else has to be seen first. */
  readonly forget: () => void
}

export function useAfterScene(stage: Scenes): AfterScene {
  let waiting: (() => void)[] = []

  async function settled(): Promise<void> {
    // The stage sets the newest state right after this; the parts of the table know it once it is drawn.
    await Promise.resolve()
    await nextTick()
    if (stage.playing.value) return stage.skip()
    const acts = waiting
    waiting = []
    for (const act of acts) act()
  }
  watch(
    stage.playing,
    (playing) => {
      if (!playing && waiting.length > 0) void settled()
    },
    { flush: 'sync' },
  )
  const forget = (): void => void (waiting = [])
  onScopeDispose(forget)

  return {
    forget,
    afterScene(act) {
      if (!stage.playing.value) return act()
      waiting.push(act)
      stage.skip()
    },
  }
}

/** What on a table is chosen by pressing it, by the attribute that names it. */
const NAMED = ['data-choice', 'data-piece', 'data-space'] as const

/** Where to find again what was pressed, whatever is drawn there then. */
function namedAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  for (const attribute of NAMED) {
    const name = target.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (typeof name === 'string') return `[${attribute}="${CSS.escape(name)}"]`
  }
  return undefined
}

/** The press of a card or a place during a scene is repeated after it, on whatever bears its name then. */
export function usePressAfterScene(stage: Scenes): void {
  const { afterScene } = useAfterScene(stage)
  let down = { x: 0, y: 0 }
  useEventListener('pointerdown', ({ clientX: x, clientY: y }) => (down = { x, y }), { capture: true })

  function later(event: Event): void {
    const named = stage.playing.value ? namedAt(event.target) : undefined
    if (named === undefined) return
    event.preventDefault()
    event.stopPropagation()
    afterScene(() =>
      document
        .querySelector(named)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    )
  }
  useEventListener(
    'click',
    (event: MouseEvent) => {
      const { detail, clientX, clientY } = event
      // What was carried is put down by its drag; a key that presses has no place.
      if (detail > 0 && Math.hypot(clientX - down.x, clientY - down.y) >= FAR_ENOUGH) return
      later(event)
    },
    { capture: true },
  )
  // Enter chooses a place of a map, which is no button; it confirms nothing.
  useEventListener(
    'keydown',
    (event: KeyboardEvent) => {
      if (
        pressOf(event).key === 'Enter' &&
        event.target instanceof Element &&
        event.target.matches('[data-space]')
      )
        later(event)
    },
    { capture: true },
  )
}
