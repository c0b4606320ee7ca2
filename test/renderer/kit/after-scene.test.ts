import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { usePressAfterScene } from '../../../src-renderer/kit/after-scene.ts'

const playing = ref(true)
/** The scene ends, and the newest state brings another card. */
const skip = vi.fn(() => {
  playing.value = false
  cards.value = ['3', '1']
})
const cards = ref(['1', '2'])
const pressed = vi.fn()

const Table = defineComponent(() => {
  usePressAfterScene({ playing, skip })
  return () => [
    ...cards.value.map((card) =>
      h('button', { key: card, 'data-choice': card, onClick: () => void pressed(card, playing.value) }),
    ),
    h('a', { 'data-space': 'X', onClick: () => void pressed('X', playing.value) }),
    h('button', { class: 'other', onClick: () => void pressed('other', playing.value) }),
  ]
})

let page: VueWrapper
beforeEach(() => {
  playing.value = true
  cards.value = ['1', '2']
  skip.mockClear()
  pressed.mockClear()
  page = mount(Table, { attachTo: document.body })
})
afterEach(() => page.unmount())

describe('a card pressed during a scene', () => {
  it('ends the scene and is pressed on the newest state', async () => {
    await page.get('[data-choice="1"]').trigger('click')
    await flushPromises()
    expect(skip).toHaveBeenCalledTimes(1)
    expect(pressed.mock.calls).toEqual([['1', false]])
  })
  it('is let go where the newest state has no such card any more', async () => {
    await page.get('[data-choice="2"]').trigger('click')
    await flushPromises()
    expect(playing.value).toBe(false)
    expect(pressed).not.toHaveBeenCalled()
  })
  it('is nothing but pressed while nothing plays', async () => {
    playing.value = false
    await page.get('[data-choice="1"]').trigger('click')
    expect(skip).not.toHaveBeenCalled()
    expect(pressed.mock.calls).toEqual([['1', false]])
  })
  it('may be a place of a map that Enter chooses', async () => {
    await page.get('[data-space="X"]').trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(pressed.mock.calls).toEqual([['X', false]])
  })
  it('is left to its drag where it was carried away', async () => {
    const card = page.get('[data-choice="1"]')
    await card.trigger('pointerdown', { clientX: 10, clientY: 10 })
    await card.trigger('click', { clientX: 60, clientY: 10, detail: 1 })
    expect(skip).not.toHaveBeenCalled()
    expect(pressed.mock.calls).toEqual([['1', true]])
  })
})

it('other buttons do not end a scene', async () => {
  await page.get('.other').trigger('click')
  expect(skip).not.toHaveBeenCalled()
  expect(pressed.mock.calls).toEqual([['other', true]])
})
