/** A hint in the words of the game. */
import type { Reason } from '#shared/games/common.ts'
import type { CardCode, Suit } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import type { HintWords } from '../../../kit/hint/lines.ts'
import type { Names } from '../../../kit/names.ts'
import { cardWord, moveWord, suitWord, type Say } from './say.ts'

export const reasonWord = (
  say: Say,
  names: Names,
  { why, params: { card, suit, seat, ...rest } = {} }: Reason,
) =>
  say(`reasons.${why}`, {
    ...rest,
    ...(card !== undefined && { card: cardWord(say, card as CardCode) }),
    ...(suit !== undefined && { suit: suitWord(say, suit as Suit) }),
    ...(seat !== undefined && { seat: names.of(Number(seat)) }),
  })

export const hintWords = (say: Say, names: Names): HintWords<TennesseeAction> => ({
  move: (action) => moveWord(say, action),
  reason: (reason) => reasonWord(say, names, reason),
  note: say,
})
