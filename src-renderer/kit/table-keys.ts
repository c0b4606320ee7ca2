/** The keys of a table, which end a scene that plays and count after it; told to whoever lists them. */
import { useEventListener } from '@vueuse/core'
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { KeyLine } from '../navigation/shortcuts.ts'
import { useAfterScene } from './after-scene.ts'
import { pressOf } from '../navigation/press.ts'
import { useTableContext } from './context.ts'

export interface TableKey {
  /** As `KeyboardEvent.key`, letters small. */
  readonly keys: readonly string[]
  /** What they do: the sentence under `keys` in the game's texts. */
  readonly text: string
  readonly act: () => void
}
export interface DigitKeys {
  readonly text: string
  /** What the number chooses now; 10 is the key 0. */
  readonly act: (digit: number, event: KeyboardEvent) => (() => void) | undefined
}
export interface TableKeys {
  /** Id of the game whose texts say what the keys do. */
  readonly game: string
  readonly keys: readonly TableKey[]
  readonly digits: DigitKeys
  /** Presses the primary button. */
  readonly confirm: () => void
  /** Enter there presses what has the focus. */
  readonly ownEnter: (focus: Element) => boolean
  /** Something lies over the table and waits for Enter: no other key counts. */
  readonly waits?: () => boolean
}

/** The keys of the table that is open. */
export const tableKeys: ShallowRef<TableKeys | undefined> = shallowRef()

const SIGNS: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}
/** The keys of an open table as they are listed for a person. */
export function keyLines({ game, keys, digits }: TableKeys): KeyLine[] {
  const line = (text: string, names: readonly string[]): KeyLine => ({
    text: `games.${game}.keys.${text}`,
    keys: names.map((key) => SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key)),
  })
  return [
    line('confirm', ['Enter']),
    line(digits.text, ['1', '…', '9']),
    ...keys.map((key) => line(key.text, key.keys)),
  ]
}

/** Typing, a dialog or a menu: these keys are not the table's. */
const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('input, textarea, select, [role="dialog"], [role="menu"]')

/** The key 0 is the tenth. */
const digitOf = (key: string): number | undefined => (/^\d$/.test(key) ? Number(key) || 10 : undefined)

export function useTableKeys(table: TableKeys): void {
  const { stage } = useTableContext()
  const { afterScene, forget } = useAfterScene(stage)
  const acts = new Map(table.keys.flatMap(({ keys, act }) => keys.map((key) => [key, act] as const)))

  /** What the key does; a number may do nothing now. */
  function actOf(event: KeyboardEvent): (() => void) | undefined {
    const { key } = pressOf(event)
    const digit = digitOf(key)
    if (digit !== undefined) return table.digits.act(digit, event)
    return acts.get(key)
  }

  useEventListener('keydown', (event: KeyboardEvent) => {
    const { defaultPrevented, target } = event
    const { key, mod, alt } = pressOf(event)
    if (defaultPrevented || mod || alt || elsewhere(target)) return
    const waits = table.waits?.()
    if (waits && key !== 'Enter') return
    if (key === 'Enter') {
      // It never confirms what nobody has seen.
      if (stage.playing.value && !waits) return
      if (target instanceof Element && table.ownEnter(target)) return
      event.preventDefault()
      return table.confirm()
    }
    // Only the newest state tells what a number chooses.
    const late = stage.playing.value && digitOf(key) !== undefined
    const act = late ? () => actOf(event)?.() : actOf(event)
    if (!act) return
    event.preventDefault()
    afterScene(act)
  })
  watch(() => table.waits?.(), forget)

  tableKeys.value = table
  onScopeDispose(() => {
    if (tableKeys.value === table) tableKeys.value = undefined
  })
}
