/** A hint in the words of the game. */
import type { HintMove } from '#shared/contract/table.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import type { Names } from '../../../pages/table/names.ts'
import { moveWord, type Say } from './say.ts'

export interface HintLine {
  readonly action: Express01Action
  readonly move: string
  /** Of 100 games, how many this move wins, and how sure that is; nothing where it was judged without playing on. */
  readonly share: number | undefined
  readonly spread: number
  /** How much better it is than the next best (the first line), or worse than the best, in capital with its sign. */
  readonly note: string
}

const MOST = 5
const signed = (points: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(points)

export const hintLines = (
  say: Say,
  names: Names,
  moves: readonly HintMove[],
  phase: string,
  locale: string,
): HintLine[] =>
  moves.slice(0, MOST).map((move, i) => {
    const action = move.action as unknown as Express01Action
    const other = moves[i === 0 ? 1 : 0] ?? move
    return {
      action,
      move: moveWord(say, names, action, phase),
      share: move.share > 0 ? Math.round(move.share * 100) : undefined,
      spread: Math.max(1, Math.round(move.spread * 100)),
      note: say(i === 0 ? 'hint.best' : 'hint.behind', {
        points: signed(move.margin - other.margin, locale),
      }),
    }
  })
