/** What a hint shows of one move. */
import type { HintMove } from '#shared/contract/table.ts'
import type { Json, Reason } from '#shared/games/common.ts'

export interface ReasonLine {
  readonly kind: Reason['kind']
  readonly text: string
}

/** best: the first. close: it may be as good. worse: it is not, as far as can be told. */
export type Standing = 'best' | 'close' | 'worse'

export interface HintLine<Action> {
  readonly action: Action
  readonly move: string
  /** How it stands to the best: nothing where no other was weighed. */
  readonly standing: Standing | undefined
  /** Of 100 games, how many this move wins, and how sure that is; nothing where it was judged without playing on. */
  readonly share: number | undefined
  readonly spread: number
  /** How much better it scores than the next best (the first line), or than the best, in points with their sign. */
  readonly note: string | undefined
  readonly reasons: readonly ReasonLine[]
}

/** A game's words for a hint. */
export interface HintWords<Action> {
  readonly actionOf: (action: Json) => Action
  readonly move: (action: Action) => string
  /** The turn the best move begins, an order for each of its parts; nothing where the move is all of it. */
  readonly steps: (turn: readonly Json[]) => readonly string[]
  readonly reason: (reason: Reason) => string
  /** The sentence `hint.best` or `hint.behind` of the game's texts. */
  readonly note: (key: 'hint.best' | 'hint.behind', params: { points: string; move: string }) => string
}

const MOST = 4
/** Points by which a judgement without playing on tells nothing apart. */
const CLOSE_POINTS = 1

/** Of two moves played out in the same worlds the error of the difference is rather smaller than this. */
function isClose(move: HintMove, best: HintMove): boolean {
  if (best.share === 0 && move.share === 0) return best.margin - move.margin < CLOSE_POINTS
  return best.share - move.share < 2 * Math.hypot(best.spread, move.spread)
}

export function hintLines<Action>(
  moves: readonly HintMove[],
  words: HintWords<Action>,
  locale: string,
): HintLine<Action>[] {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  const [best] = moves
  return moves.slice(0, MOST).map((move, i) => {
    const action = words.actionOf(move.action)
    const other = moves[i === 0 ? 1 : 0]
    return {
      standing:
        !best || !other ? undefined : move === best ? 'best' : isClose(move, best) ? 'close' : 'worse',
      action,
      move: words.move(action),
      share: move.share > 0 ? Math.round(move.share * 100) : undefined,
      spread: Math.max(1, Math.round(move.spread * 100)),
      note:
        other &&
        words.note(i === 0 ? 'hint.best' : 'hint.behind', {
          points: format.format(move.margin - other.margin),
          move: words.move(words.actionOf(other.action)),
        }),
      reasons: (move.reasons ?? []).map((reason) => ({ kind: reason.kind, text: words.reason(reason) })),
    }
  })
}
