/** Moves and reasons of one game in its own words. */
import { computed, type ComputedRef } from 'vue'
import { useTexts } from '../../texts/texts.ts'
import type { SeatSummary } from '#shared/contract/games.ts'
import type { Json, Reason } from '#shared/games/common.ts'
import { useGameTexts } from '../../kit/game-texts.ts'
import { gamePlay } from '../../games/registry.ts'
import { namesOf, type Names } from '../../kit/names.ts'

/** The phase of a view, where its game has phases. */
export const phaseOf = (view: Json | undefined): string | undefined => {
  const phase = view && typeof view === 'object' && 'phase' in view ? view.phase : undefined
  return typeof phase === 'string' ? phase : undefined
}

export interface MoveWords {
  readonly names: ComputedRef<Names>
  readonly move: (action: Json, phase?: string) => string
  readonly reason: (reason: Reason) => string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function useMoves(game: () => string, seats: () => readonly SeatSummary[]): MoveWords {
  const { t, locale } = useTexts()
  const say = useGameTexts(game)
  const names = computed(() => namesOf({ seats: seats() }, t('table.you'), locale.value))
  return {
    names,
    // Games call some moves as in the middle of a sentence; here each stands alone.
    move: (action, phase) =>
      capital(gamePlay(game())?.moveWord(say, names.value, action, phase) ?? t('coach.endsPart')),
    reason: (reason) => gamePlay(game())?.reasonWord(say, names.value, reason) ?? '',
  }
}
