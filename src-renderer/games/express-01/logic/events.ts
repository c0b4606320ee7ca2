/** What each event of the game is called in the log, and which rule it carries out. */
import { numberOf } from '#shared/games/express-01/cards.ts'
import type { Express01Event } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import type { LogLine } from '../../../kit/log.ts'
import type { Names } from '../../../kit/names.ts'
import { cardOf } from '../art/card-set.ts'
import { cardWord, deckWord, ROMAN, spaceWord, type Say } from './say.ts'

/** "You 5, Ada 5 and Bruno 7": a value a seat, in the words of the language. */
const perSeat = (say: Say, names: Names, value: (seat: number) => string | number): string =>
  names.list(names.all.map((name, seat) => say('log.each', { name, value: value(seat) })))

const SKIPPED = { A: 'doneA', B: 'doneB', C: 'doneC', D: 'doneD' } as const

function bought(say: Say, names: Names, event: Extract<Express01Event, { what: 'bought' }>): LogLine {
  const { seat, company, price, from } = event
  const params = { company: say(`companies.${company}`), n: price }
  if (from === undefined) return { key: 'bought', rule: 'E1-24', seat, params }
  if (from === names.you) return { key: 'boughtFromYou', rule: 'E1-25', seat, params }
  return { key: 'boughtFrom', rule: 'E1-25', seat, params: { ...params, name: names.of(from) } }
}

/** The line of an event: which sentence, which rule, which values. A secret choice is told only as made. */
export function logLine(say: Say, names: Names, event: Express01Event): LogLine {
  switch (event.what) {
    case 'chose':
      return { key: 'chose', rule: 'E1-5', seat: event.seat, params: {} }
    case 'order':
      return {
        key: 'order',
        rule: 'E1-5',
        params: { each: perSeat(say, names, (seat) => numberOf(event.bids[seat] ?? '')) },
      }
    case 'round':
      return { key: 'round', rule: 'E1-8', params: { round: event.round } }
    case 'idle':
      return { key: 'idle', rule: 'E1-39', params: { round: event.round } }
    case 'aid':
      return {
        key: 'aid',
        rule: 'E1-6',
        seat: event.seat,
        params: { capital: event.capitals[event.seat] ?? 0 },
      }
    case 'pair':
      return { key: `pair${event.pair}`, rule: 'E1-9', seat: event.seat, params: {} }
    case 'paid':
      return event.card === ENGINE
        ? { key: 'paidEngine', rule: 'E1-12', seat: event.seat, params: {} }
        : { key: 'paid', rule: 'E1-11', seat: event.seat, params: { card: cardWord(say, event.card) } }
    case 'upgraded':
      return {
        key: event.over === undefined ? 'built' : 'upgraded',
        rule: event.over === undefined ? 'E1-17' : 'E1-18',
        seat: event.seat,
        params: {
          place: spaceWord(event.space),
          number: numberOf(event.card),
          stage: ROMAN[cardOf(event.card).stage],
        },
      }
    case 'bought':
      return bought(say, names, event)
    case 'done':
      return { key: SKIPPED[event.action], rule: 'E1-9', seat: event.seat, params: {} }
    case 'bonus': {
      const params = {
        company: say(`companies.${event.company}`),
        n: event.amount,
        cards: event.route.length,
      }
      return { key: 'bonus', rule: 'E1-29', seat: event.seat, params }
    }
    case 'engine':
      return { key: event.use ? 'engineUsed' : 'engineKept', rule: 'E1-32', seat: event.seat, params: {} }
    case 'west':
    case 'westLeft':
      return { key: event.what, rule: 'E1-22', seat: event.seat, params: {} }
    case 'took': {
      const deck = deckWord(say, event.deck)
      return event.card === undefined
        ? { key: 'took', rule: 'E1-31', seat: event.seat, params: { deck } }
        : { key: 'tookCard', rule: 'E1-31', seat: event.seat, params: { card: cardWord(say, event.card) } }
    }
    case 'lost':
      return { key: 'lost', rule: 'E1-33', params: { n: event.cards } }
    case 'swapped':
      return event.with === names.you
        ? { key: 'swappedYou', rule: 'E1-34', seat: event.seat, params: {} }
        : { key: 'swapped', rule: 'E1-34', seat: event.seat, params: { name: names.of(event.with) } }
    case 'last':
      return { key: event.by === 'upgrades' ? 'lastUpgrades' : 'lastDecks', rule: 'E1-35', params: {} }
    case 'ended':
      return {
        key: 'ended',
        rule: 'E1-36',
        params: { each: perSeat(say, names, (seat) => event.totals[seat] ?? 0) },
      }
  }
}
