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
  /** How much better it scores than the next best (the first line), or than the best, in points with their sign. */
  readonly note: string
}

const MOST = 4
const signed = (points: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points)

export const hintLines = (say: Say, moves: readonly HintMove[], locale: string): HintLine[] =>
  moves.slice(0, MOST).map((move, i) => {
    const action = move.action as unknown as TennesseeAction
    const other = moves[i === 0 ? 1 : 0] ?? move
    return {
      action,
      move: moveWord(say, action),
      share: Math.round(move.share * 100),
      spread: Math.max(1, Math.round(move.spread * 100)),
      note: say(i === 0 ? 'hint.best' : 'hint.behind', {
        points: signed(move.margin - other.margin, locale),
        move: moveWord(say, other.action as unknown as TennesseeAction),
      }),
    }
  })
