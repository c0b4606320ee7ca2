/** A hint in the words of the game. */
import type { HintMove } from '#shared/contract/table.ts'
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { moveWord, type Say } from './say.ts'

export interface HintLine {
  readonly action: TennesseeAction
  readonly move: string
  /** Of 100 games, how many this move wins, and how sure that is. */
  readonly share: number
  readonly spread: number
  /** Final money against the best other, in points, with its sign. */
  readonly margin: string
}

const MOST = 4
const signed = (points: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points)

export const hintLines = (say: Say, moves: readonly HintMove[], locale: string): HintLine[] =>
  moves.slice(0, MOST).map((move) => {
    const action = move.action as unknown as TennesseeAction
    return {
      action,
      move: moveWord(say, action),
      share: Math.round(move.share * 100),
      spread: Math.max(1, Math.round(move.spread * 100)),
      margin: signed(move.margin, locale),
    }
  })
