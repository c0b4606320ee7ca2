/** The whole game by keyboard: arrows and numbers choose, Enter carries out, D invests, Escape lets go. */
import { useEventListener } from '@vueuse/core'
import { nextTick } from 'vue'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { useTableContext } from '../../../kit/context.ts'
import { choiceKey, nextChoice } from '../logic/choices.ts'
import { openChoices, type Turn } from './use-turn.ts'

const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('input, textarea, select, [role="dialog"], [role="menu"]')
/** Enter on any other button or link presses that one. */
const ownEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('button, a') && !target.closest('[data-choice]')

/** `confirm` presses the primary button. */
export function useTableKeys(turn: Turn, view: () => TennesseeView, confirm: () => void): void {
  const context = useTableContext()

  function choose(action: TennesseeAction | undefined): void {
    if (!action) return
    turn.choose(action)
    void nextTick(() => document.querySelector<HTMLElement>(`[data-choice="${choiceKey(action)}"]`)?.focus())
  }
  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowRight: () => choose(nextChoice(openChoices(turn, view()), turn.choice.value, 1)),
    ArrowLeft: () => choose(nextChoice(openChoices(turn, view()), turn.choice.value, -1)),
    d: () => turn.act({ do: 'invest' }),
    Escape: () => {
      turn.clear()
      context.dropHint()
    },
  }

  useEventListener('keydown', (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target))
      return
    if (context.stage.playing.value) return
    if (event.key === 'Enter') {
      if (ownEnter(event.target) || (!turn.choice.value && onChoice(event.target))) return
      event.preventDefault()
      return confirm()
    }
    const number = /^[0-9]$/.test(event.key) ? Number(event.key) || 10 : undefined
    const act =
      number === undefined
        ? KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key]
        : () => choose(openChoices(turn, view())[number - 1])
    if (!act) return
    event.preventDefault()
    act()
  })
}

/** The focus is on a card or stack that is not chosen: Enter chooses it, as any button. */
const onChoice = (target: EventTarget | null): boolean =>
  target instanceof Element && !!target.closest('[data-choice][aria-pressed="false"]')
