/** Key combinations, written as `Mod+Shift+Z`: `Mod` is Cmd on a Mac, Ctrl elsewhere. */
import { useEventListener } from '@vueuse/core'
import { type Press, pressOf } from './press.ts'

export interface Shortcut {
  readonly keys: string
  readonly command: string
}

/** A line of the list of keys: what they do, as a path in the texts. */
export interface KeyLine {
  readonly text: string
  readonly keys: readonly string[]
}

const isMac = (): boolean => /mac/i.test(navigator.userAgent)

/** How a key combination is written on this system: `Mod+Shift+Z` -> `Ctrl+Shift+Z` or `⇧⌘Z`. */
export function keyName(keys: string): string {
  if (!isMac()) return keys.replace('Mod', 'Ctrl')
  const parts = keys.split('+')
  const sign: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧' }
  return parts.length === 1
    ? keys
    : ['Shift', 'Mod']
        .filter((p) => parts.includes(p))
        .map((p) => sign[p])
        .join('') + (parts.at(-1) ?? '')
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')

/** A key that takes Shift to be typed at all is the same key with it. */
function isPressed(keys: string, { key, mod, shift }: Press): boolean {
  const parts = keys.split('+')
  return (
    parts.at(-1)?.toLowerCase() === key.toLowerCase() &&
    parts.includes('Mod') === mod &&
    (key === '?' || parts.includes('Shift') === shift)
  )
}

/** The command of a key press, if it has one. Keys of a plain letter and undo belong to a text field that has the focus. */
export function commandOf(event: KeyboardEvent, shortcuts: readonly Shortcut[]): string | undefined {
  const press = pressOf(event)
  const { key, mod, alt } = press
  const found = shortcuts.find(({ keys }) => isPressed(keys, press))
  const isTextual = key.length === 1 && (!mod || key === 'z' || key === 'y')
  return alt || (isTextual && isWriting(event.target)) ? undefined : found?.command
}

/** Keys run commands, everywhere in the page; called once, by App. `run` tells whether the command was carried out. */
export function useKeys(shortcuts: readonly Shortcut[], run: (command: string) => boolean): void {
  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const command = commandOf(event, shortcuts)
    if (command !== undefined && run(command)) event.preventDefault()
  })
}
