/** Commands of menus and keys: whoever can carry one out registers for as long as it is on the page. */
import { useEventListener } from '@vueuse/core'
import { onBeforeUnmount } from 'vue'

export const COMMANDS = [
  'home',
  'new-game',
  'history',
  'statistics',
  'settings',
  'rules',
  'cards',
  'shortcuts',
  'about',
  'undo',
  'redo',
  'hint',
  'hurry',
] as const
export type Command = (typeof COMMANDS)[number]

type Act = () => void
const handlers = new Map<string, Act[]>()

/** While the calling component is mounted, it carries out these commands, before anyone that came earlier. */
export function useCommands(acts: Partial<Record<Command, Act>>): void {
  for (const [name, act] of Object.entries(acts)) handlers.set(name, [act, ...(handlers.get(name) ?? [])])
  onBeforeUnmount(() => {
    for (const [name, act] of Object.entries(acts))
      handlers.set(
        name,
        (handlers.get(name) ?? []).filter((other) => other !== act),
      )
  })
}

/** False when nobody on the page can do it now. */
export function runCommand(name: string): boolean {
  const act = handlers.get(name)?.[0]
  act?.()
  return !!act
}

/** Ctrl on all systems, Cmd on a Mac. Keys of a plain letter do nothing while a text field has the focus. */
const KEYS: readonly {
  readonly key: string
  readonly mod?: true
  readonly shift?: true
  readonly command: Command
}[] = [
  { key: 'n', mod: true, command: 'new-game' },
  { key: ',', mod: true, command: 'settings' },
  { key: 'z', mod: true, command: 'undo' },
  { key: 'z', mod: true, shift: true, command: 'redo' },
  { key: 'y', mod: true, command: 'redo' },
  { key: 'F1', command: 'rules' },
  { key: 'F2', command: 'cards' },
  { key: '?', command: 'shortcuts' },
  { key: 'h', command: 'hint' },
]

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')

/** The command of a key press, if it has one. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const mod = event.ctrlKey || event.metaKey
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const found = KEYS.find(
    ({ key, mod: needsMod, shift }) =>
      key === letter && !!needsMod === mod && (letter === '?' || !!shift === event.shiftKey),
  )
  const textual = letter.length === 1 && (!mod || letter === 'z' || letter === 'y')
  return found && !event.altKey && !(textual && isWriting(event.target)) ? found.command : undefined
}

/** Keys run commands, everywhere in the page; called once, by App. */
export function useKeys(): void {
  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const command = commandOf(event)
    if (command && runCommand(command)) event.preventDefault()
  })
}
