/** A move as an order, and told in full for looking back: there no two different ones read alike. */
import type { LaidName } from '#shared/games/express/cards.ts'
import type { DisasterEnd, ExpressAction, TrainPlay, TurnAction } from '#shared/games/express/types.ts'
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

/** Cards in their order, equal ones beside each other told once: "coach ×2, dome car". */
function told(say: Say, cards: readonly LaidName[]): string {
  const runs: { card: string; times: number }[] = []
  for (const card of cards) {
    const last = runs.at(-1)
    if (last?.card === card) last.times++
    else runs.push({ card, times: 1 })
  }
  return runs.map(({ card, times }) => `${cardWord(say, card)}${times > 1 ? ` ×${times}` : ''}`).join(', ')
}

const trains = (numbers: readonly number[]): string => numbers.map((train) => train + 1).join(', ')

function laid(say: Say, { train, add, engine }: TrainPlay): string {
  const cards = [...(engine ? [cardWord(say, engine)] : []), ...(add.length > 0 ? [told(say, add)] : [])]
  const params = { cards: cards.join(', ') }
  return train === undefined
    ? say('told.starts', params)
    : say('told.lengthens', { ...params, train: train + 1 })
}

function struck(say: Say, names: Names, end: DisasterEnd): string {
  const target = end.seat === names.you ? say('whom.you') : names.of(end.seat)
  const params = { card: cardWord(say, end.disaster), target }
  switch (end.disaster) {
    case 'derailment':
      return say('hint.disaster', params)
    case 'switch-engines':
      return say('told.switches', { ...params, mine: trains(end.mine), theirs: trains(end.theirs) })
    case 'steal': {
      const train = end.train + 1
      if (end.to === 'hand') return say('told.stealsToHand', { ...params, train })
      return say(`told.${end.as ? 'stealsCaboose' : 'steals'}`, { ...params, train, to: end.to + 1 })
    }
    default:
      return say('told.strikes', { ...params, train: end.train + 1 })
  }
}

function turn(say: Say, names: Names, { end, trains: plays, wayCars, locos }: TurnAction): string {
  const laidCards = [
    ...plays.map((play) => laid(say, play)),
    ...(wayCars.length > 0 ? [say('told.wayCars', { cards: told(say, wayCars) })] : []),
  ]
  const ending = 'discard' in end ? say('hint.discard', { card: cardWord(say, end.discard) }) : ''
  const other = 'turntable' in end ? say('hint.turntable') : 'none' in end ? say('hint.without') : ''
  return [
    ...(laidCards.length > 0 ? laidCards : [say('hint.nothing')]),
    'disaster' in end ? struck(say, names, end) : ending || other,
    ...(locos.length > 0 ? [say('told.locos', { cards: told(say, locos) })] : []),
  ].join('; ')
}

export const fullMoveWord = (say: Say, names: Names, action: ExpressAction): string =>
  action.do === 'turn' ? turn(say, names, action) : moveWord(say, names, action)
