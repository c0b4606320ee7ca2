/** Commands of menus and keys besides the pages: whoever can carry one out registers while it is on the page. */
import { onBeforeUnmount } from 'vue'
import type { Shortcut } from './shortcuts.ts'

/** Each with its keys; several where people know it by several. */
const KEYS = {
  shortcuts: ['?'],
  about: [],
  undo: ['Mod+Z'],
  redo: ['Mod+Shift+Z', 'Mod+Y'],
  hint: ['H'],
  /** Space belongs to whatever has the focus; the table listens for it itself. */
  hurry: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Command = keyof typeof KEYS

export const COMMANDS = Object.keys(KEYS) as Command[]
export const keysOf = (command: Command): readonly string[] => KEYS[command]
export const COMMAND_SHORTCUTS: readonly Shortcut[] = COMMANDS.flatMap((command) =>
  keysOf(command).map((keys) => ({ keys, command })),
)

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
