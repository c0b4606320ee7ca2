/** What is shown large while it happens or waits for an answer: only what everybody at the table knows. */
import type { CardName, WayCarName } from '#shared/games/express/cards.ts'
import type { DisasterEnd, ExpressEvent, ExpressView } from '#shared/games/express/types.ts'
import type { GameEvent } from '#shared/games/common.ts'
import { wayCarAgainst, type CardFace } from '../art/deck.ts'

export interface Spectacle {
  readonly kind: 'disaster' | 'permit' | 'turntable' | 'out'
  readonly card: CardFace
  readonly by: number
  readonly end?: DisasterEnd
  /** The way car that stops it. */
  readonly wayCar?: WayCarName
  readonly partner?: number
}

const disaster = (by: number, end: DisasterEnd): Spectacle => ({
  ...{ kind: 'disaster', card: end.disaster, by, end },
  wayCar: wayCarAgainst(end.disaster),
})
/** What a disaster did is told under the card that did it, which lies in the slot. */
const OUTCOMES: Partial<Record<ExpressEvent['what'], CardName>> = {
  ...{
    brokenCar: 'broken-car',
    stole: 'steal',
    derailed: 'derailment',
    switched: 'switch-engines',
    wrecked: 'wreck',
  },
}

export function sceneOf(view: ExpressView, told: GameEvent | undefined): Spectacle | undefined {
  const event = told as ExpressEvent | undefined
  if (!event) {
    if (view.pending) return disaster(view.pending.seat, view.pending.end)
    if (view.phase !== 'permit') return undefined
    const partner = view.teams[view.seats[view.turn]?.team ?? -1]?.seats.find((seat) => seat !== view.turn)
    return { kind: 'permit', card: 'caboose', by: view.turn, ...(partner === undefined ? {} : { partner }) }
  }
  switch (event.what) {
    case 'disaster':
      return disaster(event.seat, event.end)
    case 'asked':
    case 'declined':
    case 'blocked':
      return view.pending
        ? disaster(view.pending.seat, view.pending.end)
        : { kind: 'disaster', card: event.what === 'blocked' ? event.card : 'boom', by: view.turn }
    case 'askedPartner':
      return { kind: 'permit', card: 'caboose', by: event.seat, partner: event.partner }
    case 'permitted': {
      const asker = view.teams[view.seats[event.seat]?.team ?? -1]?.seats.find((seat) => seat !== event.seat)
      return { kind: 'permit', card: 'caboose', by: asker ?? event.seat, partner: event.seat }
    }
    case 'turntable':
      return { kind: 'turntable', card: 'turntable', by: event.seat }
    case 'wentOut':
      return { kind: 'out', card: 'caboose', by: event.seat }
    default: {
      const card = OUTCOMES[event.what]
      return card ? { kind: 'disaster', card, by: view.turn } : undefined
    }
  }
}
