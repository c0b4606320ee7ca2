/** Why a move is good or dangerous, in the game's own terms and from what the seat can see. */
import type { Reason } from '#shared/games/common.ts'
import {
  suitOf,
  SUITS,
  trackNumber,
  type ShareCard,
  type Suit,
  type TrackCard,
} from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { seedRandom } from '../../rules/random.ts'
import { preview } from '../../rules/tennessee-central/legal-actions.ts'
import type { Explanation } from '../frame/brain.ts'
import { oddsOf } from './policy.ts'
import { determinize } from './belief.ts'

const MOST = 3
const SURE = 0.995

const reason = (kind: Reason['kind'], why: string, params: Reason['params'] = {}): Reason => ({
  kind,
  why,
  params,
})

/** What a seat's shares, and the others', are in a suit: face up, and in the own hand. */
interface Stake {
  readonly front: number
  readonly hand: number
  readonly others: number
}

const ownHand = (view: TennesseeView, seat: number): readonly string[] => {
  const hand = view.seats[seat]?.hand
  return Array.isArray(hand) ? (hand as readonly string[]) : []
}
const isShare = (card: string): boolean => /[JQK]$/.test(card)

function stakeOf(view: TennesseeView, seat: number, suit: Suit): Stake {
  const fronts = view.seats.map(({ front }) => front.filter(({ card }) => suitOf(card) === suit).length)
  const front = fronts[seat] ?? 0
  return {
    front,
    hand: ownHand(view, seat).filter((card) => isShare(card) && card.startsWith(suit)).length,
    others: fronts.reduce((sum, n) => sum + n, 0) - front,
  }
}

/** The strongest reasons first, at most three, and where to look. The seat must be the viewer. */
export function explain(view: TennesseeView, seat: number, action: TennesseeAction): Explanation {
  if (view.viewer !== seat) throw new Error(`seat ${seat} is advised from its own view`)
  switch (action.do) {
    case 'build':
      return building(view, seat, action.card)
    case 'invest':
      return investing(view, seat)
    case 'locomotive':
      return placing(view, seat, action.suit)
    case 'reveal':
      return revealing(view, seat, action.card)
    case 'pass':
      return passing(view, seat, action.card)
  }
}

function building(view: TennesseeView, seat: number, card: TrackCard): Explanation {
  const suit = suitOf(card)
  const from = view.values[suit]
  const to = valueAfter(view, seat, { do: 'build', card }, suit)
  const { front, hand, others } = stakeOf(view, seat, suit)
  const mine = front + hand
  const higher = ownHand(view, seat).find(
    (other) =>
      !isShare(other) && other.startsWith(suit) && trackNumber(other as TrackCard) > trackNumber(card),
  )
  const list: Reason[] = []
  if (to > from && mine > 0) list.push(reason('gain', 'raises', { suit, from, to, n: mine }))
  if (to < from && others > 0) list.push(reason('gain', 'lowersTheirs', { suit, from, to, n: others }))
  if (to <= from && mine === 0 && others === 0) list.push(reason('note', 'spends', { card }))
  if (to > from && mine === 0) list.push(reason('note', 'nobodyYet', { suit, to }))
  if (higher && mine > 0) list.push(reason('gain', 'keepsHigher', { card: higher }))
  if (to > from && others > 0) list.push(reason('risk', 'paysTheirs', { suit, n: others }))
  if (to < from && mine > 0) list.push(reason('risk', 'lowersOwn', { suit, from, to, n: mine }))
  return { nudge: reason('note', 'lookAtStack', { suit }), reasons: list.slice(0, MOST) }
}

/** What the suit's shares pay once the action is done; what is hidden plays no part in it. */
function valueAfter(view: TennesseeView, seat: number, action: TennesseeAction, suit: Suit): number {
  const { values } = preview(determinize(view, seedRandom('')), seat, action).values as {
    values: Readonly<Record<Suit, number>>
  }
  return values[suit]
}

function investing(view: TennesseeView, seat: number): Explanation {
  const { now } = oddsOf(determinize(view, seedRandom('')))
  const percent = Math.round(now * 100)
  const pay = SUITS.reduce((sum, suit) => sum + stakeOf(view, seat, suit).front * view.values[suit], 0)
  const best = Math.max(
    0,
    ...ownHand(view, seat)
      .filter(isShare)
      .map((card) => view.values[suitOf(card as ShareCard)]),
  )
  const last = view.deck.left === 1
  const list: Reason[] = []
  if (!ownHand(view, seat).some((card) => !isShare(card))) list.push(reason('note', 'mustDraw'))
  if (last) list.push(reason('note', 'drawsLast', { pay: pay + best }))
  else if (now > 0)
    list.push(
      reason('gain', now >= SURE ? 'bringsDividend' : 'mayBringDividend', { percent, pay: pay + best }),
    )
  else list.push(reason('gain', 'drawsTrack'))
  // A locomotive is placed, never kept.
  if (!last && now < SURE) list.push(reason('risk', 'costsCard'))
  return { nudge: reason('note', 'lookAtDeck', { n: view.deck.left }), reasons: list.slice(0, MOST) }
}

function placing(view: TennesseeView, seat: number, placed: Suit): Explanation {
  const { front, hand, others } = stakeOf(view, seat, placed)
  const mine = front + hand
  const from = view.values[placed]
  const to = valueAfter(view, seat, { do: 'locomotive', suit: placed }, placed)
  const list: Reason[] = []
  if (to > from && mine > 0) list.push(reason('gain', 'raises', { suit: placed, from, to, n: mine }))
  if (to < from && others > 0)
    list.push(reason('gain', 'lowersTheirs', { suit: placed, from, to, n: others }))
  if (to > from && others > 0) list.push(reason('risk', 'paysTheirs', { suit: placed, n: others }))
  if (to < from && mine > 0) list.push(reason('risk', 'lowersOwn', { suit: placed, from, to, n: mine }))
  if (to === from) list.push(reason('note', 'unchanged', { suit: placed, to }))
  // What hidden hands hold of it nobody can say.
  else if (list.length === 0) list.push(reason('note', 'noneKnown', { suit: placed, from, to }))
  return { nudge: reason('note', 'lookWherePaid'), reasons: list.slice(0, MOST) }
}

function revealing(view: TennesseeView, seat: number, card: ShareCard): Explanation {
  const pay = view.values[suitOf(card)]
  const next = (seat + 1) % view.seats.length
  const others = ownHand(view, seat).filter((other) => isShare(other) && other !== card) as ShareCard[]
  const better = others.find((other) => view.values[suitOf(other)] > pay)
  const list: Reason[] = [reason(pay > 1 ? 'gain' : 'note', 'paysNow', { card, pay })]
  if (view.dividends === 0) list.push(reason('risk', 'movesOn', { card, seat: next }))
  if (better) list.push(reason('gain', 'keepsForLater', { card: better }))
  const nudge = view.dividends === 0 ? 'lookAtNext' : 'lookAtPay'
  return { nudge: reason('note', nudge, { seat: next }), reasons: list.slice(0, MOST) }
}

function passing(view: TennesseeView, seat: number, card: ShareCard): Explanation {
  const next = (seat + 1) % view.seats.length
  const kept = view.seats[seat]?.front.map((share) => share.card).find((other) => other !== card)
  const list: Reason[] = []
  if (kept) list.push(reason('gain', 'keeps', { card: kept, pay: view.values[suitOf(kept)] }))
  list.push(reason('risk', 'movesOn', { card, seat: next }))
  return { nudge: reason('note', 'lookAtTracks'), reasons: list }
}
