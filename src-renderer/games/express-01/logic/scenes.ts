/** How each event looks: which cards travel from where to where, and what lights up. */
import { deckName } from '#shared/games/express-01/cards.ts'
import type { Express01Event, Express01View } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import type { Flight, Look } from '../../../kit/stage.ts'
import { cardOf } from '../art/card-set.ts'

/** Names of places on the table, as `data-anchor`. */
export const anchor = {
  deck: (deck: string): string => `deck:${deck}`,
  card: (card: string): string => `card:${card}`,
  hand: 'hand',
  shares: 'shares',
  /** Everything that is not the viewer's own comes from and goes to the seat's turn card. */
  seat: (seat: number): string => `seat:${seat}`,
  space: (space: string): string => `space:${space}`,
}

const placeOf = (view: Express01View, seat: number, own: string): string =>
  view.viewer === seat ? own : anchor.seat(seat)

function flightsOf(view: Express01View, event: Express01Event): Flight[] {
  switch (event.what) {
    case 'paid':
      return event.card === ENGINE
        ? []
        : [
            {
              face: event.card,
              from: placeOf(view, event.seat, anchor.card(event.card)),
              to: anchor.deck(deckName(cardOf(event.card))),
            },
          ]
    case 'upgraded': {
      const from = anchor.deck(deckName(cardOf(event.card)))
      return [{ face: event.card, from, to: anchor.space(event.space) }]
    }
    case 'bought': {
      const from =
        event.from === undefined
          ? anchor.deck(deckName(cardOf(event.card)))
          : placeOf(view, event.from, anchor.shares)
      return [{ face: event.card, from, to: placeOf(view, event.seat, anchor.shares) }]
    }
    case 'took':
      return [
        {
          face: event.card ?? 'back',
          from: anchor.deck(event.deck),
          to: placeOf(view, event.seat, anchor.hand),
        },
      ]
    default:
      return []
  }
}

/** What everybody wants to look at for a moment. */
const isSpectacle = ({ what }: Express01Event): boolean => what === 'bonus' || what === 'order'

export const look = (event: Express01Event, before: Express01View): Look => ({
  flights: flightsOf(before, event),
  spectacle: isSpectacle(event),
})
