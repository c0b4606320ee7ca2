/**
 * The table between two states: what a view looks like once an event has been shown. Only for the pictures in
 * between; the state that main sends always has the last word.
 */
import { WILD_CABOOSE, type CardName, type LaidName } from '#shared/games/express/cards.ts'
import type {
  ExpressEvent,
  ExpressSeatView,
  ExpressView,
  TeamView,
  TrainView,
} from '#shared/games/express/types.ts'

type Hand = ExpressSeatView['hand']
const isOpen = (hand: Hand): hand is readonly CardName[] => Array.isArray(hand)
const cardOf = (laid: LaidName): CardName => (laid === WILD_CABOOSE ? 'wild' : laid)

function less(hand: Hand, cards: readonly CardName[]): Hand {
  if (!isOpen(hand)) return { cards: Math.max(0, hand.cards - cards.length) }
  const left = [...hand]
  for (const card of cards) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
/** Cards nobody here may see are counted only where the hand is. */
function more(hand: Hand, cards: readonly CardName[], count = cards.length): Hand {
  return isOpen(hand) ? [...hand, ...cards] : { cards: hand.cards + count }
}

const atSeat = (view: ExpressView, at: number, change: (hand: Hand) => Hand): ExpressView => ({
  ...view,
  seats: view.seats.map((seat, i) => (i === at ? { ...seat, hand: change(seat.hand) } : seat)),
})
function atTeam(view: ExpressView, seat: number, change: (team: TeamView) => Partial<TeamView>): ExpressView {
  const at = view.seats[seat]?.team
  return { ...view, teams: view.teams.map((team, i) => (i === at ? { ...team, ...change(team) } : team)) }
}
const atTrain = (
  view: ExpressView,
  seat: number,
  train: number,
  change: (train: TrainView) => TrainView,
): ExpressView =>
  atTeam(view, seat, ({ trains }) => ({ trains: trains.map((one, i) => (i === train ? change(one) : one)) }))

const withCars = (train: TrainView, cars: readonly LaidName[]): TrainView => ({
  ...train,
  cars: [...train.cars, ...cars],
  reading: [
    ...train.reading,
    ...cars.map((car) => (car === WILD_CABOOSE ? 'caboose' : car) as TrainView['reading'][number]),
  ],
})
const lastCarGone = (train: TrainView): TrainView => ({
  ...train,
  cars: train.cars.slice(0, -1),
  reading: train.reading.slice(0, -1),
})
const toSlot = (view: ExpressView, cards: readonly CardName[]): ExpressView => ({
  ...view,
  slot: [...view.slot, ...cards],
})

function started(before: ExpressView, event: Extract<ExpressEvent, { what: 'started' }>): ExpressView {
  const train: TrainView = { engine: event.diesel ? 'diesel' : 'loco', cars: [], reading: [], points: 0 }
  const laid = atTeam(takeUp(before, event.seat), event.seat, ({ trains }) => ({
    trains: [...trains, withCars(train, event.cars)],
  }))
  const cards = [...event.cars.map(cardOf), ...(event.diesel ? (['diesel'] as const) : [])]
  // The loco of a new train leaves the hand unseen.
  return atSeat(laid, event.seat, (hand) => {
    const next = less(hand, cards)
    return isOpen(next) || event.diesel ? next : { cards: Math.max(0, next.cards - 1) }
  })
}

/** EX-8: the viewer's own locos are cards of its hand while it lays; of others nothing is known. */
function takeUp(view: ExpressView, seat: number): ExpressView {
  const own = view.seats[seat]
  if (!own || !isOpen(own.hand)) return view
  const locos = (view.teams[own.team]?.trains ?? []).flatMap(({ loco }) => loco ?? [])
  if (locos.length === 0) return view
  const bare = atTeam(view, seat, ({ trains }) => ({
    trains: trains.map(({ loco: _loco, ...train }) => train),
  }))
  return atSeat(bare, seat, (hand) => more(hand, locos))
}

function locosLaid(view: ExpressView, seat: number, cards: readonly CardName[] | undefined): ExpressView {
  if (!cards) return view
  let next = 0
  const laid = atTeam(view, seat, ({ trains }) => ({
    trains: trains.map((train): TrainView => {
      const card = train.engine === 'loco' ? cards[next++] : undefined
      return card ? { ...train, loco: card } : train
    }),
  }))
  return atSeat(laid, seat, (hand) => (isOpen(hand) ? less(hand, cards) : hand))
}

/** A diesel leaves the hand, the loco comes back to it: as many cards as before. */
function tookOver(view: ExpressView, seat: number, number: number): ExpressView {
  const led = atTrain(view, seat, number, (train) => ({ ...train, engine: 'diesel' }))
  return atSeat(led, seat, (hand) => (isOpen(hand) ? less(hand, ['diesel']) : hand))
}

function blocked(view: ExpressView, event: Extract<ExpressEvent, { what: 'blocked' }>): ExpressView {
  const { seat, how, card } = event
  const settled = { ...view, phase: 'turn' as const }
  if (how === 'upright') return settled
  if (how === 'laid') {
    const lost = atTeam(settled, seat, ({ wayCars }) => {
      const at = wayCars.findIndex((one) => one.card === card && !one.upright)
      return { wayCars: wayCars.filter((_, i) => i !== at) }
    })
    return toSlot(lost, [card])
  }
  const laid = atTeam(settled, seat, ({ wayCars }) => ({ wayCars: [...wayCars, { card, upright: true }] }))
  return atSeat(laid, seat, (hand) => less(hand, [card]))
}

function stolen(view: ExpressView, event: Extract<ExpressEvent, { what: 'stole' }>): ExpressView {
  const { seat, from, train, card, to } = event
  const taken = atTrain(view, from, train, lastCarGone)
  return to === 'hand'
    ? atSeat(taken, seat, (hand) => more(hand, [cardOf(card)]))
    : atTrain(taken, seat, to, (one) => withCars(one, [card]))
}

const handSize = ({ options }: ExpressView): number => (options.partners ? 8 : 10)

/** EX-4: the hand is shown and set aside, a new one comes from the deck. */
function redealt(view: ExpressView, event: Extract<ExpressEvent, { what: 'redealt' }>): ExpressView {
  const cards = handSize(view)
  const aside = [...view.aside, ...event.shown]
  const left = Math.max(0, view.deck.left - cards)
  const shown = { ...view, phase: 'draw' as const, aside, deck: { ...view.deck, left } }
  return atSeat(shown, event.seat, (hand) => (isOpen(hand) ? [] : { cards }))
}

/** A new hand: the tables are bare, and the viewer's own cards come with the state. */
function dealt(view: ExpressView, event: Extract<ExpressEvent, { what: 'dealt' }>): ExpressView {
  const cards = handSize(view)
  return {
    ...view,
    ...{ phase: 'draw', hand: event.hand, dealer: event.dealer, turn: event.first, direction: 1 },
    ...{ discards: [], slot: [], aside: [], known: [] },
    teams: view.teams.map((team) => ({
      ...team,
      trains: [],
      wayCars: [],
      points: 0,
      total: view.sheet.totals[team.seats[0] ?? 0] ?? team.total,
    })),
    seats: view.seats.map((seat) => ({
      ...seat,
      turns: 0,
      lost: 0,
      hand: isOpen(seat.hand) ? [] : { cards },
    })),
  }
}

export function advance(view: ExpressView, event: ExpressEvent): ExpressView {
  switch (event.what) {
    case 'dealt':
      return dealt(view, event)
    case 'drewDiscard': {
      const taken = {
        ...view,
        phase: 'turn' as const,
        turn: event.seat,
        discards: view.discards.slice(0, -1),
      }
      return atSeat(taken, event.seat, (hand) => more(hand, [event.card]))
    }
    case 'drewDeck': {
      const left = Math.max(0, view.deck.left - event.count)
      const drawn = { ...view, phase: 'turn' as const, turn: event.seat, deck: { ...view.deck, left } }
      return atSeat(drawn, event.seat, (hand) => more(hand, event.cards ?? [], event.count))
    }
    case 'reshuffled':
      return { ...view, deck: { left: view.deck.left + event.count }, discards: view.discards.slice(-1) }
    case 'redealt':
      return redealt(view, event)
    case 'asideReturned':
      return { ...view, aside: [], deck: { left: view.deck.left + event.count } }
    case 'started':
      return started(view, event)
    case 'extended': {
      const longer = atTrain(takeUp(view, event.seat), event.seat, event.train, (train) =>
        withCars(train, event.cars),
      )
      return atSeat(longer, event.seat, (hand) => less(hand, event.cars.map(cardOf)))
    }
    case 'tookOver':
      return tookOver(takeUp(view, event.seat), event.seat, event.train)
    case 'laidWayCar': {
      const laid = atTeam(takeUp(view, event.seat), event.seat, ({ wayCars }) => ({
        wayCars: [...wayCars, { card: event.card, upright: false }],
      }))
      return atSeat(laid, event.seat, (hand) => less(hand, [event.card]))
    }
    case 'laidLocos':
      return locosLaid(takeUp(view, event.seat), event.seat, event.cards)
    case 'discarded': {
      const lies = { ...view, discards: [...view.discards, event.card] }
      return atSeat(lies, event.seat, (hand) => less(hand, [event.card]))
    }
    case 'turntable':
      return atSeat(toSlot(view, ['turntable']), event.seat, (hand) => less(hand, ['turntable']))
    case 'reversed':
      return { ...view, direction: event.direction }
    case 'disaster':
      return atSeat(toSlot(view, [event.end.disaster]), event.seat, (hand) =>
        less(hand, [event.end.disaster]),
      )
    case 'blocked':
      return blocked(view, event)
    case 'brokenCar':
      return toSlot(atTrain(view, event.seat, event.train, lastCarGone), [cardOf(event.card)])
    case 'stole':
      return stolen(view, event)
    case 'derailed':
      return {
        ...view,
        seats: view.seats.map((seat, i) => (i === event.seat ? { ...seat, lost: seat.lost + 1 } : seat)),
      }
    case 'lostTurn':
      return {
        ...view,
        seats: view.seats.map((seat, i) =>
          i === event.seat ? { ...seat, lost: Math.max(0, seat.lost - 1) } : seat,
        ),
      }
    case 'wrecked': {
      const cleared = atTeam(view, event.seat, ({ trains }) => ({
        trains: trains.filter((_, i) => i !== event.train),
      }))
      return toSlot(cleared, [event.engine, ...event.cars.map(cardOf)])
    }
    case 'engineReturned': {
      const bare = atTeam(view, event.seat, ({ trains }) => ({
        trains: trains.filter(({ cars }) => cars.length > 0),
      }))
      return atSeat(bare, event.seat, (hand) => more(hand, event.card ? [event.card] : [], 1))
    }
    case 'askedPartner':
      return { ...view, phase: 'permit' }
    case 'permitted':
      return { ...view, phase: 'turn', permission: event.yes ? 'yes' : 'no' }
    case 'scored': {
      const hands = [...view.sheet.hands.slice(0, event.hand), event.sheet]
      const totals = view.seats.map(({ team }) =>
        hands.reduce((sum, { rows }) => sum + (rows[team]?.total ?? 0), 0),
      )
      return { ...view, sheet: { hands, totals } }
    }
    case 'ended':
      return { ...view, phase: 'over' }
    default:
      return view
  }
}

/** The view with every secret of its viewer taken out: what may stay on the page when a curtain closes. */
export function conceal(view: ExpressView): ExpressView {
  const { planning: _planning, ...open } = view
  return {
    ...open,
    viewer: 'public',
    known: [],
    teams: view.teams.map((team) => ({
      ...team,
      trains: team.trains.map(({ loco: _loco, ...train }) => train),
    })),
    seats: view.seats.map((seat) => ({
      ...seat,
      hand: isOpen(seat.hand) ? { cards: seat.hand.length } : seat.hand,
    })),
  }
}
