import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { TABLE } from '../../../src-renderer/kit/context.ts'
import { tableKeys, useTableKeys } from '../../../src-renderer/kit/table-keys.ts'

const playing = ref(false)
const waits = ref(false)
const skip = vi.fn(() => (playing.value = false))
const acts = { draw: vi.fn(), digit: vi.fn(), confirm: vi.fn() }
const Table = defineComponent(() => {
  useTableKeys({
    game: 'toy',
    keys: [{ keys: ['d', 'ArrowUp'], text: 'draw', act: acts.draw }],
    digits: {
      text: 'choose',
      act: (digit, { shiftKey }) => (digit === 9 ? undefined : () => void acts.digit(digit, shiftKey)),
    },
    confirm: acts.confirm,
    ownEnter: (focus) => focus.matches('a'),
    waits: () => waits.value,
  })
  return () => [h('a', { href: '#' }), h('input'), h('div', { role: 'dialog' }, h('button'))]
})

let page: VueWrapper
beforeEach(() => {
  playing.value = false
  waits.value = false
  skip.mockClear()
  for (const act of Object.values(acts)) act.mockClear()
  page = mount(Table, {
    attachTo: document.body,
    global: { provide: { [TABLE as symbol]: { stage: { playing, skip } } } },
  })
})
afterEach(() => page.unmount())

function press(key: string, init: KeyboardEventInit = {}, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  on.dispatchEvent(event)
  return event
}

describe('the keys of a table', () => {
  it('do what the table registered, whatever the case', () => {
    expect(press('D').defaultPrevented).toBe(true)
    press('ArrowUp')
    expect(acts.draw).toHaveBeenCalledTimes(2)
    expect(press('x').defaultPrevented).toBe(false)
  })
  it('tell digits by their key where Shift makes another sign of them; 0 is the tenth', () => {
    press('3')
    press('!', { code: 'Digit1', shiftKey: true })
    press('0')
    expect(acts.digit.mock.calls).toEqual([
      [3, false],
      [1, true],
      [10, false],
    ])
    expect(press('9').defaultPrevented).toBe(false)
  })
  it('leave combinations, fields and dialogs alone', () => {
    press('d', { ctrlKey: true })
    press('d', {}, page.get('input').element)
    press('d', {}, page.get('[role="dialog"] button').element)
    expect(acts.draw).not.toHaveBeenCalled()
  })
  it('confirm with Enter, except where Enter presses what has the focus', () => {
    press('Enter', {}, page.get('a').element)
    expect(acts.confirm).not.toHaveBeenCalled()
    press('Enter')
    expect(acts.confirm).toHaveBeenCalledTimes(1)
  })
  it('end a scene and count once the newest state is drawn', async () => {
    playing.value = true
    expect(press('d').defaultPrevented).toBe(true)
    expect(skip).toHaveBeenCalledTimes(1)
    expect(acts.draw).not.toHaveBeenCalled()
    await flushPromises()
    expect(acts.draw).toHaveBeenCalledTimes(1)
  })
  it('count in the order in which they were pressed during a scene that ends late', async () => {
    skip.mockReturnValueOnce(true).mockReturnValueOnce(true)
    playing.value = true
    press('3')
    press('4')
    await flushPromises()
    expect(acts.digit).not.toHaveBeenCalled()
    playing.value = false
    await flushPromises()
    expect(acts.digit.mock.calls).toEqual([
      [3, false],
      [4, false],
    ])
  })
  it('never confirm during a scene: nobody has seen what Enter would do', async () => {
    playing.value = true
    press('Enter')
    await flushPromises()
    expect(skip).not.toHaveBeenCalled()
    expect(acts.confirm).not.toHaveBeenCalled()
  })
  it('do not count once something lies over the table', async () => {
    skip.mockReturnValueOnce(true)
    playing.value = true
    press('d')
    waits.value = true
    await flushPromises()
    playing.value = false
    await flushPromises()
    expect(acts.draw).not.toHaveBeenCalled()
  })
  it('count only Enter while something lies over the table, also during its scene', () => {
    waits.value = true
    playing.value = true
    press('d')
    expect(acts.draw).not.toHaveBeenCalled()
    press('Enter')
    expect(acts.confirm).toHaveBeenCalledTimes(1)
  })
  it('are listed with their texts as long as the table is open', () => {
    expect(tableKeys.value?.game).toBe('toy')
    expect(tableKeys.value?.keys.map(({ keys, text }) => [keys, text])).toEqual([[['d', 'ArrowUp'], 'draw']])
    page.unmount()
    expect(tableKeys.value).toBeUndefined()
    press('d')
    expect(acts.draw).not.toHaveBeenCalled()
  })
})
