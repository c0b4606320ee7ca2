/** A hint in the words of the game. */
import type { Reason } from '#shared/games/common.ts'
import type { ExpressAction, TurnAction } from '#shared/games/express/types.ts'
import type { HintWords } from '../../../kit/hint/lines.ts'
import type { Say } from '../../../kit/log.ts'
import type { Names } from '../../../kit/names.ts'
import { cardWord } from './cards.ts'

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
export function moveWord(say: Say, names: Names, action: ExpressAction): string {
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

export const reasonWord = (say: Say, names: Names, { why, params: { card, seat, ...rest } = {} }: Reason) =>
  say(`reasons.${why}`, {
    ...rest,
    ...(card !== undefined && { card: cardWord(say, String(card)) }),
    ...(seat !== undefined && { seat: names.of(Number(seat)) }),
  })

export const hintWords = (say: Say, names: Names): HintWords<ExpressAction> => ({
  move: (action) => moveWord(say, names, action),
  reason: (reason) => reasonWord(say, names, reason),
  note: say,
})
