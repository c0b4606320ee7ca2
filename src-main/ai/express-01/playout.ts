/** The quick player of playouts: one sensible turn without comparing many, and the round played on with it. */
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { priceOf } from '../../rules/express-01/acquire.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { deciders } from '../../rules/express-01/check.ts'
import { companyIndex } from '../../rules/express-01/codec.ts'
import { play } from '../../rules/express-01/play.ts'
import { CREDIT, handSize, PHASE, type State } from '../../rules/express-01/state.ts'
import { cutsOf, roundsLeft, shareTable, trainPayments } from './evaluate.ts'
import { smallDecision } from './small.ts'
import { expansions, purchases, trains } from './steps.ts'

/** Plays on until the seat is due to choose its next pair of actions, or the game is over. */
export function playOn(c: Catalogue, s: State, seat: number): void {
  while (s.phase !== PHASE.over) {
    const who = deciders(s)[0] as number
    if (who === seat && s.phase === PHASE.pair) return
    play(c, s, who, quickAction(c, s, who))
  }
}

/** One action of the quick player. */
function quickAction(c: Catalogue, s: State, seat: number): Express01Action {
  return smallDecision(c, s, seat) ?? turnAction(c, s, seat)
}

function turnAction(c: Catalogue, s: State, seat: number): Express01Action {
  switch (s.phase) {
    case PHASE.pair:
      return { do: 'pair', pair: s.opening ? 'AB' : quickPair(c, s, seat) }
    case PHASE.expand:
      return quickExpand(c, s, seat)
    case PHASE.acquire:
      return quickBuy(c, s, seat)
    case PHASE.bonus:
      return bestTrain(c, s, seat) ?? { do: 'done' }
    default:
      return { do: 'done' }
  }
}

/** What the seat's best train brings it against the mean of the others. */
function trainGain(c: Catalogue, s: State, seat: number): { company: number; gain: number } {
  const shares = shareTable(c, s)
  const payments = trainPayments(c, s, shares)
  let best = { company: -1, gain: 0 }
  payments.forEach((payment, company) => {
    if (payment === 0 || shares[seat]?.[company] === 0) return
    const cuts = cutsOf(s, shares, company, seat, payment)
    const others = cuts.reduce((sum, n, i) => (i === seat ? sum : sum + n), 0) / (s.seats - 1)
    const gain = (cuts[seat] as number) - others
    if (gain > best.gain) best = { company, gain }
  })
  return best
}

/** A train once it pays better than building; with little in hand there is nothing to build with. */
function quickPair(c: Catalogue, s: State, seat: number): 'AB' | 'BA' | 'CD' {
  const hand = handSize(s, seat) + (s.engine === seat ? 1 : 0)
  const { gain } = trainGain(c, s, seat)
  if (gain >= 2.5 || (gain > 0 && (hand < 3 || roundsLeft(s) <= 1))) return 'CD'
  return hand > 0 && handSize(s, seat) >= 4 ? 'BA' : 'AB'
}

function bestTrain(c: Catalogue, s: State, seat: number): Express01Action | undefined {
  const { company } = trainGain(c, s, seat)
  if (company < 0) return undefined
  return trains(c, s, seat).find((train) => train.do === 'bonus' && companyIndex(train.company) === company)
}

/** The most promising upgrade, as long as it promises more than the card it costs. */
function quickExpand(c: Catalogue, s: State, seat: number): Express01Action {
  const [first] = expansions(c, s, seat, 1)
  const done: Express01Action = { do: 'done' }
  if (s.credit === CREDIT.route) return first?.[0] ?? done
  if (s.credit === CREDIT.card || s.opening) return first?.[0] ?? done
  const spare = handSize(s, seat) > 2 || roundsLeft(s) > 2
  return first && spare ? (first[0] as Express01Action) : done
}

/** A share costs what it is worth now; early in the game it is worth more later. */
function quickBuy(c: Catalogue, s: State, seat: number): Express01Action {
  if (roundsLeft(s) < 2) return { do: 'done' }
  const offers = purchases(c, s, seat).map(([buy]) => buy as Extract<Express01Action, { do: 'buy' }>)
  const cheapest = offers.sort((a, b) => a.pay.length - b.pay.length)[0]
  const budget = Math.ceil(handSize(s, seat) / 2)
  return cheapest && priceOf(c, s, companyIndex(cheapest.company)) <= budget ? cheapest : { do: 'done' }
}
