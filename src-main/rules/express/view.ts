/** What a viewer may know of a match (EX-44, EX-45). The public part and the seat's own are built in one place. */
import type { Viewer } from '#shared/games/common.ts'
import type { CarRole, WayCarName } from '#shared/games/express/cards.ts'
import type {
  ExpressSeatView,
  ExpressView,
  KnownCard,
  PendingView,
  TeamView,
  TrainView,
} from '#shared/games/express/types.ts'
import { askRefusals } from './check.ts'
import { handLimit } from './turn/draw.ts'
import { isCaboose, laidNames, cardName, cardNames, WILD } from './cards.ts'
import { DECK_PLACE, handPlace, kindOf, locosPlace, placesOf } from './memory.ts'
import { canGoOut } from './turn/going-out.ts'
import { isFirstTurn, seatsOf, type State, teamOf, teamsOf, type Train } from './state.ts'
import { bestReading, PASSENGER_CAR, TRANSITION } from './trains/legal.ts'
import { totalsOf, WAY_CAR_POINTS } from './score.ts'
import { wayCarAgainst } from './disasters/way-cars.ts'

export function viewOf(s: State, viewer: Viewer): ExpressView {
  const totals = totalsOf(s)
  const planner = s.phase === 'turn' && (viewer === s.turn || viewer === 'all')
  return {
    ...{
      viewer,
      rules: s.rules,
      options: s.options,
      phase: s.phase,
      hand: s.hand,
      dealer: s.dealer,
      turn: s.turn,
    },
    ...{ direction: s.direction, extra: s.extra, firstTurn: isFirstTurn(s), permission: s.permission },
    ...{ idle: s.idle, undrawn: s.undrawn },
    teams: Array.from({ length: teamsOf(s) }, (_, team) => teamView(s, team, viewer, totals)),
    seats: s.hands.map((_, seat) => seatView(s, seat, viewer)),
    deck:
      viewer === 'all'
        ? { left: s.deck.length, order: cardNames(s.deck.slice().reverse()) }
        : { left: s.deck.length },
    discards: cardNames(s.discards),
    slot: cardNames(s.slot),
    aside: cardNames(s.aside),
    known: knownCards(s, viewer),
    ...(s.pending ? { pending: pendingView(s) } : {}),
    ...(planner ? { planning: planningView(s) } : {}),
    sheet: { hands: s.sheets, totals },
  }
}

function teamView(s: State, team: number, viewer: Viewer, totals: readonly number[]): TeamView {
  const trains = s.trains[team]!.map((t) => trainView(t, viewer))
  const row = s.wayCars[team]!
  return {
    seats: seatsOf(s, team),
    trains,
    wayCars: row.map((w) => ({ card: cardName(w.card) as WayCarName, upright: w.upright })),
    points: trains.reduce((sum, t) => sum + t.points, row.length * WAY_CAR_POINTS),
    total: totals[team]!,
  }
}

function trainView(t: Train, viewer: Viewer): TrainView {
  const knows = viewer === 'all' || (typeof viewer === 'number' && (t.seen & handPlace(viewer)) !== 0)
  return {
    engine: t.diesel ? 'diesel' : 'loco',
    ...(!t.diesel && knows ? { loco: cardName(t.engine) } : {}),
    cars: laidNames(t.cars),
    ...readingView(t.cars, t.diesel),
  }
}

/** What the cars count as; a train of wilds alone has no reading (EX-21). */
export function readingView(
  cars: readonly number[],
  diesel: boolean,
): { reading: CarRole[]; points: number } {
  const best = bestReading(cars, diesel)
  return {
    reading: cars.map((car, i): CarRole => {
      if (isCaboose(car)) return 'caboose'
      if (!best) return car === WILD ? 'wild' : (cardName(car) as CarRole)
      return roleName(best.roles[i]!)
    }),
    points: best?.points ?? 0,
  }
}

function roleName(role: number): CarRole {
  if (role === TRANSITION) return 'transition'
  return role === PASSENGER_CAR ? 'passenger' : (cardName(role) as CarRole)
}

function seatView(s: State, seat: number, viewer: Viewer): ExpressSeatView {
  const hand = s.hands[seat]!
  return {
    team: teamOf(s, seat),
    hand: viewer === seat || viewer === 'all' ? cardNames(hand) : { cards: hand.length },
    turns: s.turns[seat]!,
    lost: s.lost[seat]!,
  }
}

/** Sorted, so that their order says nothing. */
function knownCards(s: State, viewer: Viewer): KnownCard[] {
  if (viewer === 'all') return []
  const known = s.memory[viewer === 'public' ? s.seats : viewer] ?? []
  return known
    .slice()
    .sort((a, b) => a - b)
    .map((k) => ({
      card: cardName(kindOf(k)),
      hands: s.hands.map((_, seat) => seat).filter((seat) => placesOf(k) & handPlace(seat)),
      locos: s.trains.map((_, team) => team).filter((team) => placesOf(k) & locosPlace(team)),
      deck: (placesOf(k) & DECK_PLACE) !== 0,
    }))
}

function pendingView(s: State): PendingView {
  const { end, asked } = s.pending!
  const wayCar = cardName(wayCarAgainst(end.disaster)) as WayCarName
  return { seat: s.turn, end, wayCar, asked: asked[0]!, next: asked.slice(1) }
}

function planningView(s: State): NonNullable<ExpressView['planning']> {
  return {
    limit: handLimit(s, s.turn),
    canGoOut: canGoOut(s, s.turn),
    canAsk: askRefusals(s, s.turn).length === 0,
  }
}
