import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { COMMAND_SHORTCUTS, runCommand, useCommands } from '../../src-renderer/navigation/commands.ts'
import { pageShortcuts } from '../../src-renderer/navigation/page.ts'
import { commandOf, useKeys } from '../../src-renderer/navigation/shortcuts.ts'
import { PAGES } from '../../src-renderer/pages/pages.ts'

const SHORTCUTS = [...pageShortcuts(PAGES), ...COMMAND_SHORTCUTS]

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
const withCommands = (acts: Parameters<typeof useCommands>[0], run = runCommand) =>
  mount(
    defineComponent({
      setup() {
        useKeys(SHORTCUTS, run)
        useCommands(acts)
        return () => h('input')
      },
    }),
    { attachTo: document.body },
  )

describe('keys and commands', () => {
  it.each([
    [press('n', { ctrlKey: true }), 'new-game'],
    [press('N', { metaKey: true }), 'new-game'],
    [press('z', { ctrlKey: true }), 'undo'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'redo'],
    [press('y', { ctrlKey: true }), 'redo'],
    [press('F1'), 'rules'],
    [press('F2'), 'cards'],
    [press('?', { shiftKey: true }), 'shortcuts'],
    [press('h'), 'hint'],
    [press('h', { altKey: true }), undefined],
    [press('n'), undefined],
  ])('%o is %s', (event, command) => {
    expect(commandOf(event, SHORTCUTS)).toBe(command)
  })

  it('a press runs the command of whoever came last, until it leaves', () => {
    const first = vi.fn()
    const second = vi.fn()
    withCommands({ hint: first })
    const later = withCommands({ hint: second })
    expect(runCommand('hint')).toBe(true)
    later.unmount()
    runCommand('hint')
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  })

  it('a text field keeps its letters and its own undo', () => {
    const act = vi.fn()
    withCommands({ hint: act, undo: act, shortcuts: act }, (name) => {
      if (name === 'new-game') act()
      return name === 'new-game' || runCommand(name)
    })
    const field = document.querySelector('input')
    for (const event of [press('h'), press('?'), press('z', { ctrlKey: true })]) field?.dispatchEvent(event)
    expect(act).not.toHaveBeenCalled()
    field?.dispatchEvent(press('n', { ctrlKey: true }))
    expect(act).toHaveBeenCalledOnce()
  })

  it('a command nobody can carry out does nothing', () => {
    expect(runCommand('no-such-command')).toBe(false)
  })
})
