/** A hint in the words of the game. */
import type { HintMove } from '#shared/contract/table.ts'
import type { ExpressAction, TurnAction } from '#shared/games/express/types.ts'
import type { Say } from '../../../pages/table/log.ts'
import type { Names } from '../../../pages/table/names.ts'
import { cardWord } from './cards.ts'

export interface HintLine {
  readonly action: ExpressAction
  readonly move: string
  /** Of 100 games, how many this move wins, and how sure that is. */
  readonly share: number
  readonly spread: number
  /** How much better it scores than the next best (the first line), or than the best, in points with their sign. */
  readonly note: string
}

const MOST = 4

function endWord(say: Say, names: Names, { end }: TurnAction): string {
  if ('discard' in end) return say('hint.discard', { card: cardWord(say, end.discard) })
  if ('turntable' in end) return say('hint.turntable')
  if ('none' in end) return say('hint.without')
  return say('hint.disaster', { card: cardWord(say, end.disaster), target: names.of(end.seat) })
}

function turnWord(say: Say, names: Names, action: TurnAction): string {
  const n = action.trains.reduce(
    (sum, { add, engine }) => sum + add.length + (engine ? 1 : 0),
    action.wayCars.length,
  )
  const laid = n > 0 ? say('hint.lay', { n }) : say('hint.nothing')
  return say('hint.turn', { laid, end: endWord(say, names, action) })
}

/** An action as an order. */
function moveWord(say: Say, names: Names, action: ExpressAction): string {
  switch (action.do) {
    case 'draw':
      return say(`hint.draw.${action.from}`)
    case 'turn':
      return turnWord(say, names, action)
    case 'ask':
      return say('hint.ask')
    case 'answer':
      return say(action.block ? 'hint.block' : 'hint.decline')
    case 'permit':
      return say(action.yes ? 'hint.yes' : 'hint.no')
  }
}

export function hintLines(say: Say, names: Names, moves: readonly HintMove[], locale: string): HintLine[] {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return moves.slice(0, MOST).map((move, i) => {
    const action = move.action as unknown as ExpressAction
    const other = moves[i === 0 ? 1 : 0] ?? move
    return {
      action,
      move: moveWord(say, names, action),
      share: Math.round(move.share * 100),
      spread: Math.max(1, Math.round(move.spread * 100)),
      note: say(i === 0 ? 'hint.best' : 'hint.behind', { points: format.format(move.margin - other.margin) }),
    }
  })
}
