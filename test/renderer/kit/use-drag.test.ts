import { afterEach, describe, expect, it, vi } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { useDrag, type Drag } from '../../../src-renderer/kit/use-drag.ts'

const pointer = (type: string, x: number, y: number, init: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, { button: 0, isPrimary: true, clientX: x, clientY: y, bubbles: true, ...init })
const send = (...event: Parameters<typeof pointer>): boolean => window.dispatchEvent(pointer(...event))

let scope: EffectScope | undefined
afterEach(() => scope?.stop())

const lifted = vi.fn()
const moved = vi.fn()
const dropped = vi.fn()
function drags(under: Element[] = []): Drag<string> {
  for (const spy of [lifted, moved, dropped]) spy.mockClear()
  document.elementsFromPoint = () => under
  scope = effectScope()
  const drag = scope.run(() =>
    useDrag<string, string>({
      placeOf: (element) => element.getAttribute('data-place') ?? undefined,
      lifted,
      moved,
      dropped,
    }),
  )
  if (!drag) throw new Error('no drag')
  return drag
}
/** A card lifted and on its way. */
function carrying(card = 'ace'): Drag<string> {
  const drag = drags()
  drag.start(card, pointer('pointerdown', 0, 0))
  send('pointermove', 20, 0)
  return drag
}

describe('a drag', () => {
  it('leaves a press that hardly moves a click', () => {
    const drag = drags()
    drag.start('ace', pointer('pointerdown', 10, 10))
    send('pointermove', 14, 12)
    expect(drag.piece.value).toBeUndefined()
    send('pointerup', 14, 12)
    expect(lifted).not.toHaveBeenCalled()
    expect(dropped).not.toHaveBeenCalled()
    expect(drag.justDropped()).toBe(false)
  })

  it('carries the piece with the pointer, and tells each step of the way', () => {
    const drag = carrying()
    send('pointermove', 25, 5)
    expect(lifted).toHaveBeenCalledTimes(1)
    expect(drag.by.value).toEqual({ x: 25, y: 5 })
    expect(drag.styleOf('ace')?.transform).toBe('translate(25px, 5px)')
    expect(drag.styleOf('king')).toBeUndefined()
    expect(moved.mock.calls).toEqual([[{ x: 20, y: 0 }], [{ x: 5, y: 5 }]])
  })

  it('drops on the topmost place under the pointer, and swallows the click that follows, once', () => {
    const [cover, place] = [document.createElement('i'), document.createElement('i')]
    place.setAttribute('data-place', 'stack')
    const drag = drags([cover, place])
    drag.start('ace', pointer('pointerdown', 0, 0))
    send('pointermove', 20, 0)
    send('pointerup', 20, 0)
    expect(dropped.mock.calls).toEqual([['ace', 'stack']])
    expect(drag.piece.value).toBeUndefined()
    expect(drag.justDropped()).toBe(true)
    expect(drag.justDropped()).toBe(false)
  })

  it('swallows no press of a key that comes later', async () => {
    const drag = carrying()
    send('pointerup', 20, 0)
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(drag.justDropped()).toBe(false)
  })

  it('begins with the first button of the first pointer only', () => {
    const drag = drags()
    drag.start('ace', pointer('pointerdown', 0, 0, { button: 2 }))
    drag.start('ace', pointer('pointerdown', 0, 0, { isPrimary: false }))
    send('pointermove', 20, 0)
    expect(drag.piece.value).toBeUndefined()
  })
})

describe('what is carried goes back', () => {
  const isBack = (drag: Drag<string>): void => {
    expect(drag.piece.value).toBeUndefined()
    expect(drag.by.value).toEqual({ x: 0, y: 0 })
    // Nothing is on its way any more: neither moves nor the end of the press count.
    send('pointermove', 60, 0)
    send('pointerup', 60, 0)
    expect(drag.piece.value).toBeUndefined()
    expect(dropped).not.toHaveBeenCalled()
  }

  it('on Escape', () => {
    const drag = carrying()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    expect(drag.piece.value).toBe('ace')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    isBack(drag)
  })
  it('when the system takes the pointer away', () => {
    const drag = carrying()
    send('pointercancel', 20, 0)
    isBack(drag)
  })
  it('with the table it belongs to', () => {
    const drag = carrying()
    scope?.stop()
    isBack(drag)
  })
  it('when another press begins: only the second piece is carried on', () => {
    const drag = carrying()
    drag.start('king', pointer('pointerdown', 0, 0))
    expect(drag.piece.value).toBeUndefined()
    send('pointermove', 0, 20)
    expect(drag.piece.value).toBe('king')
    expect(drag.by.value).toEqual({ x: 0, y: 20 })
    send('pointerup', 0, 20)
    expect(dropped.mock.calls).toEqual([['king', undefined]])
  })
})
