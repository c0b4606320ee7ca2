/** What a position is worth to each seat, in cards: capital by the rules, and what shares and trains promise. */
import { bestPayment } from '../../rules/express-01/route/best.ts'
import { networkOf } from '../../rules/express-01/bonus.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { capitals } from '../../rules/express-01/capital.ts'
import { stationCounts } from '../../rules/express-01/network.ts'
import {
  AS_SHARE,
  emptyDecks,
  limits,
  PHASE,
  seatOfTurnCard,
  upgradedBases,
  type State,
} from '../../rules/express-01/state.ts'

export interface Weights {
  /** Cards a seat can draw by its best train, for each round that is left. */
  readonly train: number
  /** What a share gains for each round that is left, as its company's network grows. */
  readonly growth: number
  /** Holding a company's shares when others hold none: they do not profit from its trains. */
  readonly engine: number
  /** Being early in the turn order. */
  readonly early: number
}

const WEIGHTS: Weights = { train: 0.55, growth: 0.1, engine: 0.5, early: 0.15 }

/** Rounds of a whole game by seats and length, as measured in self-play: the scale of what is to come. */
const ROUNDS = { short: [0, 0, 11, 9, 7], long: [0, 0, 18, 14, 11] } as const

/** Rounds that are likely left, by how far either end has come. */
export function roundsLeft(s: State): number {
  if (s.end !== 0) return s.gone.every((gone) => !gone) ? 1 : 0.4
  const limit = limits(s)
  const done = Math.max(upgradedBases(s) / limit.upgraded, (emptyDecks(s) - 0.5) / limit.decks)
  const all = (s.long ? ROUNDS.long : ROUNDS.short)[s.seats] ?? 8
  return Math.max(1, all * (1 - Math.min(1, Math.max(0, done))))
}

/** Shares by seat and company. */
export function shareTable(c: Catalogue, s: State): number[][] {
  const table = s.turnCard.map(() => [0, 0, 0, 0])
  for (let card = 0; card < s.place.length; card++) {
    const seat = (s.place[card] as number) - AS_SHARE
    const company = c.company[card] as number
    if (seat >= 0 && company >= 0) (table[seat] as number[])[company]! += 1
  }
  return table
}

/** What the best train of each company pays now; 0 where none can run. */
export function trainPayments(c: Catalogue, s: State, shares: readonly (readonly number[])[]): number[] {
  const stations = stationCounts(c, s)
  const net = networkOf(c, s)
  return [0, 1, 2, 3].map((company) => {
    const issued = shares.reduce((sum, row) => sum + (row[company] as number), 0)
    return issued === 0 || stations[company] === 0 ? 0 : bestPayment(net, company, issued)
  })
}

/** How a payment falls to the seats when `first` starts it (E1-31). */
export function cutsOf(
  s: State,
  shares: readonly (readonly number[])[],
  company: number,
  first: number,
  amount: number,
): number[] {
  const cuts = s.turnCard.map(() => 0)
  const room = shares.map((row) => row[company] as number)
  let seat = first
  for (let left = amount; left > 0; left--) {
    cuts[seat]! += 1
    room[seat] = Math.max(0, (room[seat] as number) - 1)
    seat = following(s, room, seat, first)
  }
  return cuts
}

function following(s: State, room: readonly number[], seat: number, first: number): number {
  for (let step = 1; step <= s.seats; step++) {
    const next = seatOfTurnCard(s, (((s.turnCard[seat] as number) - 1 + step) % s.seats) + 1)
    if ((room[next] as number) > 0) return next
  }
  return first
}

/** Worth by seat. */
export function worths(c: Catalogue, s: State, w: Weights = WEIGHTS): number[] {
  const totals = capitals(c, s).map((sheet) => sheet.total)
  if (s.phase === PHASE.over) return totals
  const rounds = roundsLeft(s)
  const shares = shareTable(c, s)
  const payments = trainPayments(c, s, shares)
  // Government aid gives the engine away anew: until the last round it is worth less than its two points.
  const engineLoss = s.end === 0 ? 2 - w.engine : 0
  return totals.map((total, seat) => {
    const own = shares[seat] as readonly number[]
    let best = 0
    for (let company = 0; company < 4; company++) {
      if ((own[company] as number) === 0 || (payments[company] as number) === 0) continue
      const cuts = cutsOf(s, shares, company, seat, payments[company] as number)
      const others = cuts.reduce((sum, n, i) => (i === seat ? sum : sum + n), 0) / (s.seats - 1)
      best = Math.max(best, (cuts[seat] as number) - others)
    }
    const held = own.reduce((sum, n) => sum + n, 0)
    return (
      total -
      (s.engine === seat ? engineLoss : 0) +
      w.train * rounds * best +
      w.growth * rounds * held +
      w.early * ((s.seats + 1) / 2 - (s.turnCard[seat] as number))
    )
  })
}

/** A seat's worth less the mean and the best of the others': ahead of all, and of the one who could win. */
export function lead(worth: readonly number[], seat: number): number {
  let best = -Infinity
  let sum = 0
  worth.forEach((value, i) => {
    if (i === seat) return
    best = Math.max(best, value)
    sum += value
  })
  return (worth[seat] as number) - 0.5 * best - (0.5 * sum) / (worth.length - 1)
}
