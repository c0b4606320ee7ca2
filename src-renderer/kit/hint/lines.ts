/** What a hint shows of one move. */
import type { HintMove } from '#shared/contract/table.ts'
import type { Json, Reason } from '#shared/games/common.ts'

export interface ReasonLine {
  readonly kind: Reason['kind']
  readonly text: string
}

export interface HintLine<Action> {
  readonly action: Action
  readonly move: string
  /** Of 100 games, how many this move wins, and how sure that is; nothing where it was judged without playing on. */
  readonly share: number | undefined
  readonly spread: number
  /** How much better it scores than the next best (the first line), or than the best, in points with their sign. */
  readonly note: string
  readonly reasons: readonly ReasonLine[]
}

/** A game's words for a hint. */
export interface HintWords<Action> {
  readonly actionOf: (action: Json) => Action
  readonly move: (action: Action) => string
  readonly reason: (reason: Reason) => string
  /** The sentence `hint.best` or `hint.behind` of the game's texts. */
  readonly note: (key: 'hint.best' | 'hint.behind', params: { points: string; move: string }) => string
}

const MOST = 4

export function hintLines<Action>(
  moves: readonly HintMove[],
  words: HintWords<Action>,
  locale: string,
): HintLine<Action>[] {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return moves.slice(0, MOST).map((move, i) => {
    const action = words.actionOf(move.action)
    const other = moves[i === 0 ? 1 : 0] ?? move
    return {
      action,
      move: words.move(action),
      share: move.share > 0 ? Math.round(move.share * 100) : undefined,
      spread: Math.max(1, Math.round(move.spread * 100)),
      note: words.note(i === 0 ? 'hint.best' : 'hint.behind', {
        points: format.format(move.margin - other.margin),
        move: words.move(words.actionOf(other.action)),
      }),
      reasons: (move.reasons ?? []).map((reason) => ({ kind: reason.kind, text: words.reason(reason) })),
    }
  })
}
