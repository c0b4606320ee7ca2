/** Silly moves in positions of the suites of Express and Express 01, by the ends of the positions' titles. */
import type { CardName } from '#shared/games/express/cards.ts'
import type { ExpressAction, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import { cards } from '../../ai/express/positions.ts'

/** A turn that lays nothing but the locos of the trains there are, `more` apart. */
const turn = (locos: string, end: TurnEnd, more: Partial<TurnAction> = {}): TurnAction => ({
  ...{ do: 'turn', trains: [], wayCars: [], locos: cards(locos) as CardName[], end },
  ...more,
})
const away = (discard: CardName): TurnEnd => ({ discard })

export const EXPRESS_SILLY: Readonly<Record<string, readonly ExpressAction[]>> = {
  'goes out when that wins': [turn('box box', away('hopper')), turn('box box', away('auto'))],
  'lays everything it can when it goes out': [
    turn('box box', away('hopper'), { trains: [{ train: 0, add: ['auto'] }] }),
    turn('box box', away('piggyback')),
  ],
  'never discards a wild': [turn('gondola', away('wild'))],
  'does not discard what the next seat is waiting for': [turn('gondola box', away('auto'))],
  'takes the auto that its long train needs for going out': [{ do: 'draw', from: 'deck' }],
  'does not take a box that it has no use for': [{ do: 'draw', from: 'discard' }],
  'answers a disaster with the way car it holds': [{ do: 'answer', block: false }],
  'wrecks the great train of the leader, no other': [
    turn('gondola box', away('box')),
    turn('gondola box', { disaster: 'wreck', seat: 2, train: 0 }),
  ],
  'steals the auto that a rival needs for going out': [
    turn('gondola box', away('box')),
    turn('gondola box', { disaster: 'steal', seat: 2, train: 0, to: 'hand' }),
  ],
  'wastes no disaster on a way car that lies upright': [
    turn('gondola', { disaster: 'broken-car', seat: 1, train: 0 }),
  ],
  'does not throw a turntable away': [turn('gondola', away('turntable'))],
  'lays passenger cars in the order of the consist': [
    turn('box', away('mail'), { trains: [{ add: cards('coach*2 dome') }] }),
  ],
  'does not spoil a complete train with a car out of order': [
    turn('', away('box'), { trains: [{ train: 0, add: ['coach'] }] }),
  ],
  'puts the diesel in front of its passenger train': [turn('coal', away('diesel'))],
  'hides its dearest cards under the trains when a rival is about to go out': [turn('box box', away('box'))],
  'permits what wins': [{ do: 'permit', yes: false }],
  'forbids what loses': [{ do: 'permit', yes: true }],
  'goes out with the help of a wild': [turn('tank coal', away('wild')), turn('tank coal', away('box'))],
  'lays no caboose before the cars that still fit in front of it': [
    turn('tank', away('box'), { trains: [{ train: 0, add: ['caboose'] }] }),
  ],
  'puts no wild under a train while cheap cards are there': [turn('wild box', away('hopper'))],
  'sets out its way cars while its rivals are about to go out and points count': [
    turn('tank box', away('box')),
  ],
  'keeps the diesel for its passenger cars': [
    turn('box', away('diesel'), { trains: [{ add: cards('mail coach dome sleeper') }] }),
  ],
  'takes a wild that lies on the discards': [{ do: 'draw', from: 'deck' }],
  'answers a derailment with the boom car it holds': [{ do: 'answer', block: false }],
  'aims no disaster at itself': [turn('gondola box', { disaster: 'wreck', seat: 0, train: 0 })],
}

const DONE: Express01Action = { do: 'done' }
const engine: Express01Action = { do: 'engine', use: true }
const at = (space: string) => ({ space, stations: [0] })
const redTrain: Express01Action = {
  do: 'bonus',
  company: 'red',
  route: ['014', '013', '019'].map(at),
}
const lay = (space: string, card: string, turned = false): Express01Action => ({
  ...{ do: 'upgrade', space, card, turned },
})
const NO_TRAIN: readonly Express01Action[] = PAIRS.slice(0, 2).map((pair) => ({ do: 'pair', pair }))

export const EXPRESS_01_SILLY: Readonly<Record<string, readonly Express01Action[]>> = {
  'sends the last train there is time for': NO_TRAIN,
  '[E1-29] does not skip a payment that is all its own': [DONE],
  'sends the train that pays more': [DONE, { do: 'bonus', company: 'blue', route: [at('006'), at('013')] }],
  'keeps the engine where it brings nothing': [engine],
  'keeps two points at the end rather than take one card more': [engine],
  'builds a station that is worth three of its shares': [DONE],
  'builds it of its own company': [lay('013', '634'), lay('006', '502')],
  'pays with a card, not with the engine that is worth two': [DONE, { do: 'pay', card: 'engine' }],
  'spends nothing that brings nothing any more': [{ do: 'pay', card: '201' }],
  'makes a rival’s station neutral where that costs it three': [DONE],
  'buys no share with the engine in the last turn': [
    { do: 'buy', company: 'red', card: '129', pay: ['201', 'engine'] },
  ],
  'sends the train that brings itself more, not the one that pays more': [DONE, redTrain],
  'sends no train that carries its victory to a rival': [redTrain],
  'pays a card for two routes that make two pairs': [DONE],
  'pays for the race west where the card comes back with a pair': [DONE],
  'ends the game that it has won': [DONE],
  'lays the card that ends the game it has won': [lay('001', '143')],
  'does not end the game that it would lose': [lay('011', '106b', true)],
  'without cards in hand sends its train rather than pass': NO_TRAIN,
  'does not build for a rival alone': [lay('006', '509', true)],
}
