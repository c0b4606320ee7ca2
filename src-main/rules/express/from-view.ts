/** A full state from a view and a guess at what it hides: what the opponents think with. */
import type { ExpressView } from '#shared/games/express/types.ts'
import type { Random } from '../random.ts'
import { DIESEL, laidNumber, numberOf } from './cards.ts'
import { handPlace } from './memory.ts'
import { teamOf } from './seats.ts'
import { bareTable } from './setup.ts'
import type { State } from './state.ts'

/** What a view may hide, as card numbers. */
export interface Hidden {
  /** By seat; the viewer's own is taken from the view. */
  readonly hands: readonly (readonly number[])[]
  /** By team and train; taken from the view where it shows them. */
  readonly locos: readonly (readonly number[])[]
  /** The last one is drawn next. */
  readonly deck: readonly number[]
}

/** The state that the view shows, with the hidden cards as given; nothing is checked. It keeps no memory. */
export function stateFrom(view: ExpressView, hidden: Hidden, random: Random): State {
  const seats = view.seats.length
  const s = bareTable(view.options, seats, view.dealer, [...random])
  s.hand = view.hand
  s.turn = view.turn
  s.direction = view.direction
  s.phase = view.phase
  s.extra = view.extra
  s.permission = view.permission
  s.hands = view.seats.map(({ hand }, seat) => {
    const cards = 'cards' in hand ? hidden.hands[seat]! : hand.map(numberOf)
    return cards.slice().sort((a, b) => a - b)
  })
  s.trains = view.teams.map((team, t) =>
    team.trains.map((train, i) => ({
      engine: train.engine === 'diesel' ? DIESEL : train.loco ? numberOf(train.loco) : hidden.locos[t]![i]!,
      diesel: train.engine === 'diesel',
      seen: train.loco && typeof view.viewer === 'number' ? handPlace(view.viewer) : 0,
      cars: train.cars.map(laidNumber),
    })),
  )
  s.wayCars = view.teams.map(({ wayCars }) =>
    wayCars.map((w) => ({ card: numberOf(w.card), upright: w.upright })),
  )
  s.deck = hidden.deck.slice()
  s.discards = view.discards.map(numberOf)
  s.slot = view.slot.map(numberOf)
  s.aside = view.aside.map(numberOf)
  s.turns = view.seats.map(({ turns }) => turns)
  s.lost = view.seats.map(({ lost }) => lost)
  s.idle = view.idle
  s.undrawn = view.undrawn
  s.sheets = view.sheet.hands.slice()
  if (view.pending) {
    const { end, asked, next } = view.pending
    s.pending = { end, team: teamOf(s, end.seat), asked: [asked, ...next] }
  }
  return s
}
