/** How each event looks: which cards travel from where to where, and what everybody wants to look at. */
import type { ExpressEvent, ExpressView } from '#shared/games/express/types.ts'
import type { Flight, Look } from '../../../kit/stage.ts'

/** Names of places on the table, as `data-anchor`. */
export const anchor = {
  deck: 'deck',
  discards: 'discards',
  slot: 'slot',
  hand: (seat: number): string => `hand:${seat}`,
  /** The end of a train, and the row of way cars, by team. */
  train: (team: number, train: number): string => `train:${team}:${train}`,
  ways: (team: number): string => `ways:${team}`,
}

const SPECTACLES: readonly ExpressEvent['what'][] = [
  ...(['disaster', 'blocked', 'brokenCar', 'stole', 'derailed', 'switched', 'wrecked'] as const),
  ...(['turntable', 'askedPartner', 'permitted', 'wentOut', 'standstill', 'scored'] as const),
]
export const isSpectacle = (event: ExpressEvent): boolean => SPECTACLES.includes(event.what)

function flightsOf(view: ExpressView, event: ExpressEvent): Flight[] {
  const team = (seat: number): number => view.seats[seat]?.team ?? 0
  /** The viewer's own cards lie there already, as its draft. */
  const laid = (seat: number, faces: readonly string[], to: string): Flight[] =>
    seat === view.viewer ? [] : faces.slice(-1).map((face) => ({ face, from: anchor.hand(seat), to }))
  const own = (seat: number): Flight['from'] => anchor.hand(seat)
  switch (event.what) {
    case 'drewDiscard':
      return [{ face: event.card, from: anchor.discards, to: own(event.seat) }]
    case 'drewDeck':
      return [{ face: event.cards?.[0] ?? 'back', from: anchor.deck, to: own(event.seat) }]
    case 'started':
      return laid(
        event.seat,
        event.cars,
        event.train > 0 ? anchor.train(team(event.seat), event.train - 1) : anchor.ways(team(event.seat)),
      )
    case 'extended':
      return laid(event.seat, event.cars, anchor.train(team(event.seat), event.train))
    case 'laidWayCar':
      return laid(event.seat, [event.card], anchor.ways(team(event.seat)))
    case 'discarded':
      return [{ face: event.card, from: own(event.seat), to: anchor.discards }]
    case 'turntable':
      return [{ face: 'turntable', from: own(event.seat), to: anchor.slot }]
    case 'disaster':
      return [{ face: event.end.disaster, from: own(event.seat), to: anchor.slot }]
    case 'blocked':
      if (event.how === 'hand')
        return [{ face: event.card, from: own(event.seat), to: anchor.ways(team(event.seat)) }]
      return event.how === 'laid'
        ? [{ face: event.card, from: anchor.ways(team(event.seat)), to: anchor.slot }]
        : []
    case 'brokenCar':
      return [{ face: event.card, from: anchor.train(team(event.seat), event.train), to: anchor.slot }]
    case 'stole': {
      const from = anchor.train(team(event.from), event.train)
      const to = event.to === 'hand' ? own(event.seat) : anchor.train(team(event.seat), event.to)
      return [{ face: event.card, from, to }]
    }
    case 'switched':
      return event.mine.flatMap((mine, i) => {
        const a = anchor.train(team(event.seat), mine)
        const b = anchor.train(team(event.with), event.theirs[i] ?? 0)
        return [
          { face: 'back', from: a, to: b },
          { face: 'back', from: b, to: a },
        ]
      })
    case 'wrecked': {
      const from = anchor.train(team(event.seat), event.train)
      return [event.engine, ...event.cars].slice(0, 3).map((face) => ({ face, from, to: anchor.slot }))
    }
    default:
      return []
  }
}

/** The train a disaster is aimed at lights up before anything happens to it. */
const lightsOf = (view: ExpressView, event: ExpressEvent): string[] =>
  event.what === 'disaster' && 'train' in event.end
    ? [anchor.train(view.seats[event.end.seat]?.team ?? 0, event.end.train)]
    : []

export const look = (event: ExpressEvent, before: ExpressView, after: ExpressView): Look => ({
  flights: flightsOf(before, event),
  lights: lightsOf(before, event),
  spectacle: isSpectacle(event),
  // A hand is looked at before the next one is dealt.
  waits: event.what === 'scored' && after.phase !== 'over',
})
