/** What each event of the game is called in the log, and which rule it carries out. */
import { suitOf, type ShareCard } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeEvent } from '#shared/games/tennessee-central/types.ts'
import type { LogLine } from '../../../kit/log.ts'
import type { Names } from '../../../kit/names.ts'
import { cardWord, suitWord, type Say } from './say.ts'

/** "You 5, Ada 5 and Bruno 7": a value a seat, in the words of the language; `key` says how the two are put. */
const perSeat = (say: Say, names: Names, key: string, value: (seat: number) => string): string =>
  names.list(names.all.map((name, seat) => say(`log.${key}`, { name, value: value(seat) })))

/** The line of an event: which sentence, which rule, which values. A secret choice is told only as made. */
export function logLine(say: Say, names: Names, event: TennesseeEvent): LogLine {
  const cards = (held: readonly ShareCard[]): string =>
    perSeat(say, names, 'eachCard', (seat) => {
      const card = held[seat]
      return card ? cardWord(say, card) : ''
    })
  switch (event.what) {
    case 'built':
      return {
        key: 'built',
        rule: 'TC-7',
        seat: event.seat,
        params: { rank: event.card.slice(1), suit: suitWord(say, suitOf(event.card)), value: event.value },
      }
    case 'drew': {
      const key = event.last ? 'drewLast' : event.card ? 'drewCard' : 'drew'
      const card: Record<string, string> = event.card ? { card: cardWord(say, event.card) } : {}
      return { key, rule: event.last ? 'TC-16' : 'TC-8', seat: event.seat, params: card }
    }
    case 'drewLocomotive':
      return {
        key: 'drewLocomotive',
        rule: 'TC-10',
        seat: event.seat,
        params: { which: say(`ordinal.${event.which}`) },
      }
    case 'placedLocomotive':
      return {
        key: 'placedLocomotive',
        rule: 'TC-10',
        seat: event.seat,
        params: { suit: suitWord(say, event.suit), value: event.value },
      }
    case 'chose':
      return {
        key: event.for === 'reveal' ? 'choseReveal' : 'chosePass',
        rule: event.for === 'reveal' ? 'TC-10' : 'TC-14',
        seat: event.seat,
        params: {},
      }
    case 'revealed':
      return { key: 'revealed', rule: 'TC-10', params: { each: cards(event.cards) } }
    case 'paid':
      return {
        key: 'paid',
        rule: 'TC-11',
        params: {
          which: say(`dividend.${event.dividend}`),
          each: perSeat(say, names, 'each', (seat) => String(event.pays[seat] ?? 0)),
        },
      }
    case 'passed':
      return {
        key: 'passed',
        rule: event.dividend === 1 ? 'TC-13' : 'TC-14',
        params: { each: cards(event.cards) },
      }
    case 'ended':
      return { key: 'ended', rule: 'TC-19', params: {} }
  }
}
