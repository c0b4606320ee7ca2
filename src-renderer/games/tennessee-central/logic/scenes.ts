/** How each event looks: which cards travel from where to where, and what lights up. */
import { suitOf, SUITS, type CardCode } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeEvent, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import type { Flight, Look } from '../../../kit/stage.ts'
import { openHand } from './hand.ts'

/** Names of places on the table, as `data-anchor`. */
export const anchor = {
  deck: 'deck',
  held: 'held-locomotive',
  stack: (suit: string): string => `stack:${suit}`,
  value: (suit: string): string => `value:${suit}`,
  hand: (seat: number): string => `hand:${seat}`,
  card: (card: CardCode): string => `card:${card}`,
  front: (seat: number): string => `front:${seat}`,
}

const fromHand = (view: TennesseeView, seat: number, card: CardCode): string => {
  const hand = view.seats[seat] && openHand(view.seats[seat])
  return hand ? anchor.card(card) : anchor.hand(seat)
}

function flightsOf(view: TennesseeView, event: TennesseeEvent): Flight[] {
  const seats = view.seats.length
  switch (event.what) {
    case 'built':
      // The viewer's own card already lies there as a ghost.
      if (event.seat === view.viewer) return []
      return [
        {
          face: event.card,
          from: fromHand(view, event.seat, event.card),
          to: anchor.stack(suitOf(event.card)),
        },
      ]
    case 'drew':
      return [{ face: event.card ?? 'back', from: anchor.deck, to: anchor.hand(event.seat) }]
    case 'drewLocomotive':
      return [{ face: 'L', from: anchor.deck, to: anchor.held }]
    case 'placedLocomotive':
      return [{ face: 'L', from: anchor.held, to: anchor.stack(event.suit) }]
    case 'revealed':
      return event.cards.map((card, seat) => ({
        face: card,
        from: fromHand(view, seat, card),
        to: anchor.front(seat),
      }))
    case 'passed':
      return event.cards.map((card, seat) => ({
        face: card,
        from: anchor.card(card),
        to: anchor.card(event.cards[(seat + 1) % seats] ?? card),
      }))
    default:
      return []
  }
}

export const look = (event: TennesseeEvent, before: TennesseeView): Look => ({
  flights: flightsOf(before, event),
  lights: event.what === 'paid' ? SUITS.map(anchor.value) : [],
  spectacle: event.what === 'paid' || event.what === 'passed',
})
