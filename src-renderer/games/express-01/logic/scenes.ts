/** How each event looks: which cards travel from where to where, and what lights up. */
import { deckName } from '#shared/games/express-01/cards.ts'
import { ENGINE, type Express01Event, type Express01View } from '#shared/games/express-01/types.ts'
import type { GameEvent, Json } from '#shared/games/common.ts'
import type { Director, Flight, Scene } from '../../../pages/table/stage.ts'
import { cardOf } from '../art/cards.ts'
import { advance, conceal } from './advance.ts'
import { isOpen } from './hand.ts'

/** Names of places on the table, as `data-anchor`. */
export const anchor = {
  deck: (deck: string): string => `deck:${deck}`,
  hand: (seat: number): string => `hand:${seat}`,
  card: (card: string): string => `card:${card}`,
  shares: (seat: number): string => `shares:${seat}`,
  space: (space: string): string => `space:${space}`,
}

const fromHand = (view: Express01View, seat: number, card: string): string => {
  const hand = view.seats[seat]?.hand
  return hand && isOpen(hand) ? anchor.card(card) : anchor.hand(seat)
}

function flightsOf(view: Express01View, event: Express01Event): Flight[] {
  switch (event.what) {
    case 'paid':
      return event.card === ENGINE
        ? []
        : [
            {
              face: event.card,
              from: fromHand(view, event.seat, event.card),
              to: anchor.deck(deckName(cardOf(event.card))),
            },
          ]
    case 'upgraded': {
      const from = anchor.deck(deckName(cardOf(event.card)))
      return [{ face: event.card, from, to: anchor.space(event.space) }]
    }
    case 'bought': {
      const from =
        event.from === undefined ? anchor.deck(deckName(cardOf(event.card))) : anchor.shares(event.from)
      return [{ face: event.card, from, to: anchor.shares(event.seat) }]
    }
    case 'took':
      return [{ face: event.card ?? 'back', from: anchor.deck(event.deck), to: anchor.hand(event.seat) }]
    default:
      return []
  }
}

/** What everybody wants to look at for a moment. */
const isSpectacle = ({ what }: Express01Event): boolean => what === 'bonus' || what === 'order'

export const director: Director = {
  scenes(before: Json, events: readonly GameEvent[]): Scene[] {
    let view = before as unknown as Express01View
    return (events as readonly Express01Event[]).map((event) => {
      const flights = flightsOf(view, event)
      view = advance(view, event)
      return { event, flights, spectacle: isSpectacle(event), view: view as unknown as Json }
    })
  },
  conceal: (view) => conceal(view as unknown as Express01View) as unknown as Json,
}
