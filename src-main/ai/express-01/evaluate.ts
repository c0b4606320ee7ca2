/** What a position is worth to each seat, in cards: capital by the rules, and what shares and trains promise. */
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { limits, PHASE, seatOfTurnCard, type State, upgradedBases } from '../../rules/express-01/state.ts'
import { type Held, heldBySeats, paymentsOf, totalsOf } from './boards.ts'

/** Cards, as a regression of final capital on positions of self-play puts it; see docs/ai-notes.md. */
export interface Weights {
  /** What a card of train income brings: at once, and for each round that is left. */
  readonly trainBase: number
  readonly train: number
  /** The same once the end has been called, for the turns still to come. */
  readonly trainEnd: number
  /** A share above its price of today, as long as about two rounds are left; less after that, by `ramp` a round. */
  readonly share: number
  readonly ramp: number
  /** What a share promises more at a table of four, where it takes others longer to spoil it. */
  readonly shareOfFour: number
  /** Cards in hand above their point, by the square root of their number: the first ones can do most. */
  readonly cash: number
  /** The same once the end has been called, for a seat that still has its turn. */
  readonly cashEnd: number
  /** The black engine before the last round: government aid will give it away anew. */
  readonly engine: number
  /** How surely what can be bought away of a sold-out company's shares will be. */
  readonly exposed: number
  /** Each card that is kept back in the first round, as far as `KEPT_BACK` goes. */
  readonly reserve: number
  /** A place earlier in the turn order: less than nothing, as whoever comes later answers the others' turns. */
  readonly early: number
  /** What a seat's own worth counts beside its lead: of moves that help all alike the one that brings more. */
  readonly growth: number
  /** What a step towards the end counts for each round that the game has lasted longer than usual. */
  readonly impatience: number
}

export const WEIGHTS: Weights = {
  trainBase: 0.1,
  train: 0.09,
  trainEnd: 0.3,
  share: 1.4,
  ramp: 0.7,
  shareOfFour: 0.2,
  cash: 3,
  cashEnd: 0.3,
  engine: 0.5,
  exposed: 1,
  reserve: 2,
  early: -0.3,
  impatience: 0.2,
  growth: 0.05,
}

/**
 * Cards worth keeping back in the first round, by seats: the first station lies alone, one card makes it neutral, and
 * who has spent everything on its shares cannot answer. With two seats for both, else for who opens.
 */
const KEPT_BACK = [0, 0, 3, 2, 4] as const

function keptBack(s: State, seat: number, hand: number): number {
  const opens = s.seats === 2 || s.turnCard[seat] === 1
  return s.round === 1 && opens ? Math.min(hand, KEPT_BACK[s.seats] ?? 0) : 0
}

/** Rounds of a whole game by seats and length, as measured in self-play: the scale of what is to come. */
const ROUNDS = { short: [0, 0, 13, 9, 7], long: [0, 0, 19, 14, 11] } as const

const roundsOf = (s: State): number => (s.long ? ROUNDS.long : ROUNDS.short)[s.seats] ?? 8

/** Share of the promises that still counts: who has waited longer than a game takes sits there for nothing. */
function patience(s: State): number {
  const usual = (s.board === 'usa' ? 1.6 : 1.2) * roundsOf(s)
  return Math.min(1, (usual / Math.max(1, s.round)) ** 2)
}

/** Share of the way to the nearer end, 0 to 1. */
function progress(s: State): number {
  const limit = limits(s)
  return Math.min(1, Math.max(upgradedBases(s) / limit.upgraded, decksDone(s, limit.decks)))
}

/** What haste adds to the judgement of every seat: past the usual length each step towards the end counts more. */
function haste(s: State, w: Weights): number {
  const late = Math.max(0, s.round - (s.board === 'usa' ? 1.2 : 1) * roundsOf(s))
  return late === 0 ? 0 : w.impatience * late * limits(s).upgraded * (s.end !== 0 ? 1 : progress(s))
}

/** Rounds that are likely left, by how far either end has come. */
function roundsLeft(s: State): number {
  if (s.end !== 0) return s.gone.every((gone) => !gone) ? 1 : 0.4
  const all = roundsOf(s)
  // Whoever waits for long expects less and less of waiting: no table sits there for ever.
  const late = Math.min(1, all / Math.max(1, s.round))
  return Math.max(1, all * (1 - progress(s)) * late)
}

/** Cards of the smallest decks at the start, as many decks as end the game. */
const FULL = { germany: { short: 8, long: 14 }, usa: { short: 14, long: 22 } } as const

/** Share of the way to the end by decks: the smallest go first. */
function decksDone(s: State, decks: number): number {
  const smallest: number[] = []
  let left = 0
  for (const { length } of s.decks) {
    let at = smallest.length
    while (at > 0 && (smallest[at - 1] as number) > length) at--
    if (at >= decks) continue
    smallest.splice(at, 0, length)
    left += length
    if (smallest.length > decks) left -= smallest.pop() as number
  }
  return 1 - left / FULL[s.board][s.long ? 'long' : 'short']
}

/** How a payment falls to the seats when `first` starts it (E1-31). `room`: shares by seat; it is used up. */
function cutsOf(s: State, room: number[], first: number, amount: number): number[] {
  const cuts = s.turnCard.map(() => 0)
  let left = amount
  let sum = room.reduce((all, n) => all + n, 0)
  let seat = first
  while (left > 0 && sum > 0) {
    if ((room[seat] as number) > 0) {
      room[seat]! -= 1
      cuts[seat]! += 1
      sum--
      left--
    }
    seat = seatOfTurnCard(s, ((s.turnCard[seat] as number) % s.seats) + 1)
  }
  cuts[first]! += left
  return cuts
}

/** The train that gains a seat most against the mean of the others. */
function bestTrain(
  s: State,
  held: Held,
  payments: readonly number[],
  seat: number,
): { company: number; gain: number; cuts: readonly number[] } | undefined {
  let best: { company: number; gain: number; cuts: readonly number[] } | undefined
  for (let company = 0; company < 4; company++) {
    const amount = payments[company] as number
    if (amount === 0 || (held.shares[seat] as number[])[company] === 0) continue
    const room = held.shares.map((row) => row[company] as number)
    const cuts = cutsOf(s, room, seat, amount)
    const own = cuts[seat] as number
    const gain = own - (amount - own) / (s.seats - 1)
    if (!best || gain > best.gain) best = { company, gain, cuts }
  }
  return best
}

/** Worth by seat. */
function worths(c: Catalogue, s: State, w: Weights): number[] {
  const held = heldBySeats(c, s)
  const totals = totalsOf(c, s, held)
  if (s.phase === PHASE.over) return totals
  const rounds = roundsLeft(s)
  const payments = paymentsOf(held)
  const income = s.turnCard.map(() => 0)
  for (let seat = 0; seat < s.seats; seat++) {
    const train = bestTrain(s, held, payments, seat)
    if (train && train.gain > 0) addIncome(income, train.cuts, exposure(held, train.company, w))
  }
  const ends = s.end !== 0
  const hope = ends ? 0 : patience(s)
  const turns = ends ? w.trainEnd * rounds : hope * (w.trainBase + w.train * rounds)
  const flow = turns * coverage(s, income, turns)
  const share = (w.share + (s.seats === 4 ? w.shareOfFour : 0)) * hope * Math.min(1, w.ramp * rounds)
  return totals.map((total, seat) => {
    const shares = (held.shares[seat] as number[]).reduce((sum, n) => sum + n, 0)
    const cash = ends ? (s.gone[seat] ? 0 : w.cashEnd) : w.cash * hope
    return (
      total -
      (s.engine === seat && !ends ? 2 - w.engine : 0) +
      flow * (income[seat] as number) +
      share * shares +
      cash * Math.sqrt(held.hands[seat] as number) +
      w.reserve * keptBack(s, seat, held.hands[seat] as number) +
      w.early * ((s.seats + 1) / 2 - (s.turnCard[seat] as number))
    )
  })
}

/** Share of a company's income that will not stay where its shares lie now: sold out, they can be bought away. */
function exposure(held: Held, company: number, w: Weights): number {
  if ((held.onSale[company] as number) > 0) return 0
  const cash = held.hands.reduce((sum, n) => sum + n, 0)
  const affordable = cash / (held.ground.stations[company] as number)
  return Math.min(1, (w.exposed * affordable) / Math.max(1, held.issued[company] as number))
}

/** How much of what trains promise the decks can pay: cards lie there or they do not. */
function coverage(s: State, income: readonly number[], turns: number): number {
  const promised = turns * income.reduce((sum, n) => sum + n, 0)
  const there = s.decks.reduce((sum, deck) => sum + deck.length, 0)
  return promised > there ? there / promised : 1
}

/** What flows to each seat, the exposed part to all alike. */
function addIncome(income: number[], cuts: readonly number[], exposed: number): void {
  const mean = cuts.reduce((sum, n) => sum + n, 0) / cuts.length
  cuts.forEach((n, i) => (income[i]! += n + exposed * (mean - n)))
}

/** A seat's worth less the mean and the best of the others': ahead of all, and of the one who could win. */
function lead(worth: readonly number[], seat: number): number {
  let best = -Infinity
  let sum = 0
  worth.forEach((value, i) => {
    if (i === seat) return
    best = Math.max(best, value)
    sum += value
  })
  return (worth[seat] as number) - 0.5 * best - (0.5 * sum) / (worth.length - 1)
}

/** What a position promises a seat, in cards ahead of the others. */
export function leadOf(c: Catalogue, s: State, seat: number, w: Weights): number {
  const worth = worths(c, s, w)
  const ahead = lead(worth, seat)
  return s.phase === PHASE.over ? ahead : ahead + w.growth * (worth[seat] as number) + haste(s, w)
}

/** The victory of a game that is over: 1 for the highest capital alone, its part where it is shared, else 0. */
export function victory(c: Catalogue, s: State, seat: number): number {
  const totals = totalsOf(c, s, heldBySeats(c, s))
  const most = Math.max(...totals)
  return totals[seat] === most ? 1 / totals.filter((total) => total === most).length : 0
}
