/**
 * The table between two states: what a view looks like once an event has been shown. Only for the pictures in
 * between; the state that main sends always has the last word.
 */
import { suitOf, type CardCode, type ShareCard, type Suit } from '#shared/games/tennessee-central/cards.ts'
import type {
  TennesseeEvent,
  TennesseeSeatView,
  TennesseeView,
} from '#shared/games/tennessee-central/types.ts'

type Hand = TennesseeSeatView['hand']
const isOpen = (hand: Hand): hand is readonly CardCode[] => Array.isArray(hand)

const without = (hand: Hand, card: CardCode, kind: 'shares' | 'tracks'): Hand =>
  isOpen(hand) ? hand.filter((held) => held !== card) : { ...hand, [kind]: Math.max(0, hand[kind] - 1) }

const withTrack = (hand: Hand, card: CardCode | undefined): Hand =>
  isOpen(hand) ? (card ? [...hand, card] : hand) : { ...hand, tracks: hand.tracks + 1 }

function atSeat(
  view: TennesseeView,
  at: number,
  change: (seat: TennesseeSeatView) => Partial<TennesseeSeatView>,
): TennesseeView {
  return {
    ...view,
    seats: view.seats.map((seat, i) => (i === at ? { ...seat, ...change(seat) } : seat)),
  }
}

function onStack(view: TennesseeView, suit: Suit, card: CardCode, value: number): TennesseeView {
  return {
    ...view,
    stacks: { ...view.stacks, [suit]: [...view.stacks[suit], card] },
    values: { ...view.values, [suit]: value },
  }
}

function oneDrawn(view: TennesseeView, locomotive: boolean): TennesseeView {
  const next = view.deck.parts.findIndex((part) => part.left > 0)
  const parts = view.deck.parts.map((part, i) =>
    i === next
      ? { ...part, left: part.left - 1, ...(locomotive ? { locomotive: 'found' as const } : {}) }
      : part,
  )
  return { ...view, deck: { ...view.deck, left: Math.max(0, view.deck.left - 1), parts } }
}

function reveal(seat: TennesseeSeatView, at: number, card: ShareCard): TennesseeSeatView {
  const { choice: _choice, ...rest } = seat
  return {
    ...rest,
    chosen: false,
    hand: without(seat.hand, card, 'shares'),
    front: [...seat.front, { card, from: at, passed: 0 }],
  }
}

/** Every seat's passed share leaves it and lies at the next seat clockwise. */
function passOn(view: TennesseeView, cards: readonly ShareCard[]): TennesseeView {
  const moving = view.seats.map((seat, i) => seat.front.find((share) => share.card === cards[i]))
  return {
    ...view,
    seats: view.seats.map((seat, i) => {
      const { choice: _choice, ...rest } = seat
      const kept = seat.front.filter((share) => share.card !== cards[i])
      const came = moving[(i - 1 + moving.length) % moving.length]
      return {
        ...rest,
        chosen: false,
        front: came ? [...kept, { ...came, passed: came.passed + 1 }] : kept,
      }
    }),
  }
}

/** What follows a dividend: the one share of the first moves on by itself. */
const AFTER = { 1: 'turn', 2: 'pass', 3: 'over' } as const

export function advance(view: TennesseeView, event: TennesseeEvent): TennesseeView {
  switch (event.what) {
    case 'built': {
      const laid = onStack(view, suitOf(event.card), event.card, event.value)
      return atSeat(laid, event.seat, ({ hand }) => ({ hand: without(hand, event.card, 'tracks') }))
    }
    case 'drew':
      return atSeat(oneDrawn(view, false), event.seat, ({ hand }) => ({ hand: withTrack(hand, event.card) }))
    case 'drewLocomotive':
      return { ...oneDrawn(view, true), phase: 'locomotive', turn: event.seat }
    case 'placedLocomotive':
      return { ...onStack(view, event.suit, 'L', event.value), phase: 'reveal' }
    case 'chose':
      return atSeat(view, event.seat, () => ({ chosen: true, ...(event.card ? { choice: event.card } : {}) }))
    case 'revealed':
      return {
        ...view,
        seats: view.seats.map((seat, i) => {
          const card = event.cards[i]
          return card ? reveal(seat, i, card) : seat
        }),
      }
    case 'paid':
      return {
        ...view,
        dividends: event.dividend,
        phase: AFTER[event.dividend],
        seats: view.seats.map((seat, i) => ({
          ...seat,
          dividends: [...seat.dividends.slice(0, event.dividend - 1), event.pays[i] ?? 0],
        })),
      }
    case 'passed':
      return passOn(view, event.cards)
    case 'ended':
      return { ...view, phase: 'over' }
  }
}

/** The view with every secret of its viewer taken out: what may stay on the page when a curtain closes. */
export function conceal(view: TennesseeView): TennesseeView {
  return {
    ...view,
    viewer: 'public',
    seats: view.seats.map((seat) => {
      const { choice: _choice, ...rest } = seat
      if (!isOpen(seat.hand)) return rest
      const shares = seat.hand.filter((card) => /[JQK]$/.test(card)).length
      return { ...rest, hand: { shares, tracks: seat.hand.length - shares } }
    }),
  }
}
