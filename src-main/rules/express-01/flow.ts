/** Rounds and turns: government aid, whose turn it is, the actions of a pair in order, the end (E1-6 to E1-9, E1-35). */
import { PAIRS } from '#shared/games/express-01/values.ts'
import { capitals, placesOf } from './score.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import {
  CREDIT,
  emptyDecks,
  END,
  limits,
  NO_PAIR,
  PHASE,
  type PhaseCode,
  seatOfTurnCard,
  type State,
  type Told,
  upgradedBases,
} from './state.ts'

/** E1-39: idle rounds running that end the game; in the second, whoever could act had to (`duty.ts`). */
const STANDSTILL = 2

/** E1-5: the highest card bid gets turn card 1, and so on; the cards stay in the hands, known to all. */
export function openBids(c: Catalogue, s: State, told?: Told): void {
  // By the number printed on the card: another card set may list its cards in any order.
  const number = (seat: number): number => Number.parseInt(c.codes[s.bids[seat] as number] as string, 10)
  const order = s.bids.map((_, seat) => seat).sort((a, b) => number(b) - number(a))
  order.forEach((seat, i) => (s.turnCard[seat] = i + 1))
  for (const card of s.bids) s.known[card] = (1 << s.seats) - 1
  s.phase = PHASE.pair
  told?.push({
    event: {
      what: 'order',
      bids: s.bids.map((card) => c.codes[card] as string),
      turnCards: s.turnCard.slice(),
    },
    reveals: true,
  })
  startRound(c, s, told)
}

function startRound(c: Catalogue, s: State, told?: Told): void {
  s.round++
  s.active = false
  s.gone = s.gone.map(() => false)
  told?.push({ event: { what: 'round', round: s.round } })
  const totals = capitals(c, s).map((sheet) => sheet.total)
  s.engine = aided(s, totals)
  told?.push({ event: { what: 'aid', seat: s.engine, capitals: totals } })
  startTurn(s, seatOfTurnCard(s, 1))
}

/** E1-6: the seat with the least capital, of several the one with the lowest turn card; at first turn card 1. */
function aided(s: State, totals: readonly number[]): number {
  if (s.round === 1) return seatOfTurnCard(s, 1)
  const least = Math.min(...totals)
  const poorest = s.turnCard.map((_, seat) => seat).filter((seat) => totals[seat] === least)
  return poorest.reduce((a, b) => ((s.turnCard[a] as number) < (s.turnCard[b] as number) ? a : b))
}

function startTurn(s: State, seat: number): void {
  s.turn = seat
  s.pair = NO_PAIR
  s.step = 0
  s.acted = false
  s.phase = PHASE.pair
}

const PHASES: readonly (readonly PhaseCode[])[] = [
  [PHASE.expand, PHASE.acquire],
  [PHASE.acquire, PHASE.expand],
  [PHASE.bonus, PHASE.order],
]

/** The pair is chosen, its first action is due (E1-9). */
export function choosePair(s: State, pair: number): void {
  s.pair = pair
  s.step = 0
  s.phase = PHASES[pair]?.[0] as PhaseCode
}

/** The letter of the action under way. */
export const actionLetter = (s: State): 'A' | 'B' | 'C' | 'D' =>
  (PAIRS[s.pair] as string)[s.step] as 'A' | 'B' | 'C' | 'D'

/** An action is over as a whole: the end conditions are looked at, the next action or turn begins (E1-35). */
export function endAction(c: Catalogue, s: State, told?: Told): void {
  s.credit = CREDIT.none
  if (s.end === END.none) {
    const limit = limits(s)
    if (upgradedBases(s) >= limit.upgraded) s.end = END.upgrades
    else if (emptyDecks(s) >= limit.decks) s.end = END.decks
    if (s.end !== END.none)
      told?.push({ event: { what: 'last', by: s.end === END.upgrades ? 'upgrades' : 'decks' } })
  }
  s.step++
  if (s.step < 2) s.phase = PHASES[s.pair]?.[s.step] as PhaseCode
  else endTurn(c, s, told)
}

/** E1-8: the turn card is flipped; next is the lowest one not yet flipped. */
function endTurn(c: Catalogue, s: State, told?: Told): void {
  s.gone[s.turn] = true
  for (let n = 1; n <= s.seats; n++) {
    const seat = seatOfTurnCard(s, n)
    if (!s.gone[seat]) return startTurn(s, seat)
  }
  endRound(c, s, told)
}

function endRound(c: Catalogue, s: State, told?: Told): void {
  s.idle = s.active ? 0 : s.idle + 1
  if (s.end === END.none && s.idle >= STANDSTILL) s.end = END.standstill
  if (s.end === END.none) {
    if (s.idle > 0 && c.version.duty) told?.push({ event: { what: 'idle', round: s.round } })
    return startRound(c, s, told)
  }
  s.phase = PHASE.over
  const sheets = capitals(c, s)
  told?.push({
    event: { what: 'ended', totals: sheets.map((sheet) => sheet.total), places: placesOf(sheets) },
  })
}

/** D: the seats swap turn cards; who has had its turn stays so (E1-34). */
export function swapTurnCards(s: State, other: number): void {
  const own = s.turnCard[s.turn] as number
  s.turnCard[s.turn] = s.turnCard[other] as number
  s.turnCard[other] = own
}
