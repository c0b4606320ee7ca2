/** What each event of the game is called in the log, and which rule it carries out. */
import type { DisasterName } from '#shared/games/express/cards.ts'
import type { DisasterEnd, ExpressEvent } from '#shared/games/express/types.ts'
import type { LogLine, Say } from '../../../kit/log.ts'
import type { Names } from '../../../kit/names.ts'
import { cardWord, cardWords } from './cards.ts'

type Params = LogLine['params']
const RULE: Readonly<Record<DisasterName, string>> = {
  ...{
    'broken-car': 'EX-25',
    derailment: 'EX-26',
    steal: 'EX-25',
    'switch-engines': 'EX-27',
    wreck: 'EX-28',
  },
}
const BLOCKED = { upright: 'blockedUpright', laid: 'blockedLaid', hand: 'blockedHand' } as const
const BLOCKED_BY = { upright: 'EX-33', laid: 'EX-30', hand: 'EX-31' } as const

/** The reader as the object of a sentence: "you", in German "dich" or "dir". */
const whom = (say: Say, names: Names, seat: number): string =>
  seat === names.you ? say('whom.you') : names.of(seat)
const towards = (say: Say, names: Names, seat: number): string =>
  seat === names.you ? say('towards.you') : names.of(seat)

function disasterLine(say: Say, names: Names, seat: number, end: DisasterEnd): LogLine {
  const params = { card: cardWord(say, end.disaster), target: whom(say, names, end.seat) }
  const rule = RULE[end.disaster]
  return 'train' in end
    ? { key: 'disasterTrain', rule, seat, params: { ...params, train: end.train + 1 } }
    : { key: 'disasterSeat', rule, seat, params }
}

/** The line of an event: which sentence, which rule, which values; what its viewer does not know it does not tell. */
export function logLine(say: Say, names: Names, event: ExpressEvent): LogLine {
  const list = (cards: readonly string[]): string => cardWords(say, cards, names.list)
  const by = (seat: number, key: string, rule: string, params: Params = {}): LogLine => ({
    key,
    rule,
    seat,
    params,
  })
  const card = (name: string): Params => ({ card: cardWord(say, name) })
  switch (event.what) {
    case 'dealt':
      return { key: 'dealt', rule: 'EX-3', params: { hand: event.hand + 1, first: names.of(event.first) } }
    case 'drewDiscard':
      return by(event.seat, 'drewDiscard', 'EX-5', card(event.card))
    case 'drewDeck':
      return event.cards
        ? by(event.seat, 'drewDeckCards', 'EX-5', { cards: list(event.cards) })
        : by(event.seat, event.count === 1 ? 'drewDeckOne' : 'drewDeck', 'EX-5', { count: event.count })
    case 'drewNothing':
      return by(event.seat, 'drewNothing', 'EX-7')
    case 'reshuffled':
      return { key: 'reshuffled', rule: 'EX-6', params: { count: event.count } }
    case 'redealt':
      return by(event.seat, 'redealt', 'EX-4', { shown: list(event.shown) })
    case 'asideReturned':
      return { key: 'asideReturned', rule: 'EX-4', params: { count: event.count } }
    case 'started':
      return by(event.seat, event.diesel ? 'startedDiesel' : 'started', 'EX-9', {
        train: event.train + 1,
        cars: list(event.cars),
      })
    case 'extended':
      return by(event.seat, 'extended', 'EX-9', { train: event.train + 1, cars: list(event.cars) })
    case 'tookOver':
      return by(event.seat, 'tookOver', 'EX-16', { train: event.train + 1 })
    case 'laidWayCar':
      return by(event.seat, 'laidWayCar', 'EX-9', card(event.card))
    case 'laidLocos':
      return event.cards
        ? by(event.seat, 'laidLocosCards', 'EX-8', { cards: list(event.cards) })
        : by(event.seat, 'laidLocos', 'EX-8')
    case 'discarded':
      return by(event.seat, 'discarded', 'EX-10', card(event.card))
    case 'endedWithout':
      return by(event.seat, 'endedWithout', 'EX-13')
    case 'turntable':
      return by(event.seat, 'turntable', 'EX-34')
    case 'reversed':
      return { key: event.direction === 1 ? 'reversedLeft' : 'reversedRight', rule: 'EX-34', params: {} }
    case 'disaster':
      return disasterLine(say, names, event.seat, event.end)
    case 'asked':
      return by(event.seat, 'asked', 'EX-31', card(event.wayCar))
    case 'declined':
      return by(event.seat, 'declined', 'EX-31')
    case 'blocked':
      return by(event.seat, BLOCKED[event.how], BLOCKED_BY[event.how], card(event.card))
    case 'brokenCar':
      return by(event.seat, 'brokenCar', 'EX-25', { train: event.train + 1, ...card(event.card) })
    case 'stole': {
      const params = { from: towards(say, names, event.from), train: event.train + 1, ...card(event.card) }
      return event.to === 'hand'
        ? by(event.seat, 'stoleHand', 'EX-25', params)
        : by(event.seat, 'stoleTrain', 'EX-25', { ...params, to: event.to + 1 })
    }
    case 'derailed':
      return by(event.seat, 'derailed', 'EX-26')
    case 'switched':
      return by(event.seat, event.mine.length === 1 ? 'switchedOne' : 'switched', 'EX-27', {
        with: towards(say, names, event.with),
        count: event.mine.length,
      })
    case 'wrecked':
      return by(event.seat, 'wrecked', 'EX-28', {
        train: event.train + 1,
        engine: cardWord(say, event.engine),
        cars: list(event.cars),
      })
    case 'engineReturned':
      return event.card
        ? by(event.seat, 'engineReturnedCard', 'EX-29', card(event.card))
        : by(event.seat, 'engineReturned', 'EX-29')
    case 'lostTurn':
      return by(event.seat, 'lostTurn', 'EX-26')
    case 'askedPartner':
      return by(event.seat, 'askedPartner', 'EX-43', { partner: whom(say, names, event.partner) })
    case 'permitted':
      return by(event.seat, event.yes ? 'permittedYes' : 'permittedNo', 'EX-43')
    case 'wentOut':
      return by(event.seat, 'wentOut', 'EX-35')
    case 'standstill':
      return { key: 'standstill', rule: 'EX-7', params: {} }
    case 'scored': {
      const each = event.sheet.rows.map(({ seats, total }) =>
        say('log.each', { name: names.list(seats.map((seat) => names.of(seat))), value: total }),
      )
      return { key: 'scored', rule: 'EX-40', params: { hand: event.hand + 1, each: names.list(each) } }
    }
    case 'ended':
      return { key: 'ended', rule: 'EX-41', params: {} }
  }
}
