/** The whole game by keyboard: arrows and numbers choose, Enter carries out, D invests, Escape lets go. */
import { nextTick } from 'vue'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { useTableContext } from '../../../kit/context.ts'
import { useTableKeys } from '../../../kit/table-keys.ts'
import { choiceKey, nextChoice } from '../logic/choices.ts'
import { game } from '../use-game.ts'
import { openChoices, type Turn } from './use-turn.ts'

/** `confirm` presses the primary button. */
export function useKeys(turn: Turn, view: () => TennesseeView, confirm: () => void): void {
  const { dropHint } = useTableContext()

  function choose(action: TennesseeAction | undefined): void {
    if (!action) return
    turn.choose(action)
    void nextTick(() => document.querySelector<HTMLElement>(`[data-choice="${choiceKey(action)}"]`)?.focus())
  }
  const step = (by: 1 | -1): void => choose(nextChoice(openChoices(turn, view()), turn.choice.value, by))
  function letGo(): void {
    turn.clear()
    dropHint()
  }
  useTableKeys({
    game: game.id,
    keys: [
      { keys: ['ArrowRight'], text: 'next', act: () => step(1) },
      { keys: ['ArrowLeft'], text: 'previous', act: () => step(-1) },
      { keys: ['d'], text: 'invest', act: () => turn.act({ do: 'invest' }) },
      { keys: ['Escape'], text: 'letGo', act: letGo },
    ],
    digits: { text: 'choose', act: (digit) => () => choose(openChoices(turn, view())[digit - 1]) },
    confirm,
    // Any other button or link presses itself; a card or stack that is not chosen is chosen, as long as none is.
    ownEnter: (focus) =>
      (!!focus.closest('button, a') && !focus.closest('[data-choice]')) ||
      (!turn.choice.value && !!focus.closest('[data-choice][aria-pressed="false"]')),
  })
}
