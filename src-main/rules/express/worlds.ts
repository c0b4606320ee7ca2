/**
 * Full states for the opponents to think with: from a view and a guess at what it hides, or drawn as the viewer could
 * believe (EX-45).
 */
import type { ExpressView } from '#shared/games/express/types.ts'
import { nextInt, type Random, shuffle } from '../random.ts'
import { cardOf, copiesFor, countKinds, DIESEL, laidNumberOf, cardNumberOf } from './cards.ts'
import { handPlace } from './memory.ts'
import { type State, teamOf } from './state.ts'
import { bareTable } from './setup.ts'

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
  s.rules = view.rules
  s.hand = view.hand
  s.turn = view.turn
  s.direction = view.direction
  s.phase = view.phase
  s.extra = view.extra
  s.permission = view.permission
  s.hands = view.seats.map(({ hand }, seat) => {
    const cards = 'cards' in hand ? hidden.hands[seat]! : hand.map(cardNumberOf)
    return cards.slice().sort((a, b) => a - b)
  })
  s.trains = view.teams.map((team, t) =>
    team.trains.map((train, i) => ({
      engine:
        train.engine === 'diesel' ? DIESEL : train.loco ? cardNumberOf(train.loco) : hidden.locos[t]![i]!,
      diesel: train.engine === 'diesel',
      seen: train.loco && typeof view.viewer === 'number' ? handPlace(view.viewer) : 0,
      cars: train.cars.map(laidNumberOf),
    })),
  )
  s.wayCars = view.teams.map(({ wayCars }) =>
    wayCars.map((w) => ({ card: cardNumberOf(w.card), upright: w.upright })),
  )
  s.deck = hidden.deck.slice()
  s.discards = view.discards.map(cardNumberOf)
  s.slot = view.slot.map(cardNumberOf)
  s.aside = view.aside.map(cardNumberOf)
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

// A world that a viewer could believe in, drawn from its view alone: every hidden card lies somewhere it may be, and
// the cards known to be in certain places are there (EX-45). The pool is built in order of kinds, so that nothing of
// the true order shows.

/** A hidden place that takes `room` cards. */
interface Place {
  readonly hand: number
  readonly team: number
  readonly room: number
  readonly cards: number[]
  /** Known cards put here: their numbers in the list of claims. */
  readonly claims: number[]
}

/** Draws the hidden cards; `random` is advanced. Not for viewer `all`, from whom nothing is hidden. */
export function drawWorld(view: ExpressView, random: Random): Hidden {
  const places = placesIn(view)
  const pool = hiddenCards(view)
  const claims = view.known.map((known) => ({
    card: cardNumberOf(known.card),
    places: places.filter((p) =>
      p.hand >= 0 ? known.hands.includes(p.hand) : p.team >= 0 ? known.locos.includes(p.team) : known.deck,
    ),
  }))
  for (const i of shuffle(random, [...claims.keys()])) {
    settle(claims, i, random, new Set())
  }
  for (const p of places) {
    for (const i of p.claims) {
      p.cards.push(claims[i]!.card)
      pool.splice(pool.indexOf(claims[i]!.card), 1)
    }
  }
  shuffle(random, pool)
  for (const p of places) {
    while (p.cards.length < p.room) p.cards.push(pool.pop()!)
    shuffle(random, p.cards)
  }
  return {
    hands: view.seats.map((_, seat) => places.find((p) => p.hand === seat)?.cards ?? []),
    locos: view.teams.map((team, t) => {
      const cards = places.find((p) => p.team === t)!.cards.slice()
      return team.trains.map((train) => (train.engine === 'diesel' || train.loco ? -1 : cards.pop()!))
    }),
    deck: places.at(-1)!.cards,
  }
}

type Claim = { readonly card: number; readonly places: readonly Place[] }

/** Puts a known card into one of its places, by the room left; where all are full another known card moves on. */
function settle(claims: readonly Claim[], i: number, random: Random, tried: Set<Place>): boolean {
  const { places } = claims[i]!
  const free = places.map((p) => p.room - p.claims.length)
  let at = nextInt(
    random,
    Math.max(
      1,
      free.reduce((sum, n) => sum + n, 0),
    ),
  )
  for (const [n, p] of places.entries()) {
    if (free[n]! > at) {
      p.claims.push(i)
      return true
    }
    at -= free[n]!
  }
  for (const p of places) {
    if (tried.has(p)) continue
    tried.add(p)
    for (const [n, other] of p.claims.entries()) {
      if (!settle(claims, other, random, tried)) continue
      p.claims[n] = i
      return true
    }
  }
  return false
}

/** Hidden hands by seat, hidden locos by team, and last the deck. */
function placesIn(view: ExpressView): Place[] {
  const place = (hand: number, team: number, room: number): Place => ({
    hand,
    team,
    room,
    cards: [],
    claims: [],
  })
  const places: Place[] = []
  view.seats.forEach(({ hand }, seat) => {
    if ('cards' in hand) places.push(place(seat, -1, hand.cards))
  })
  view.teams.forEach(({ trains }, team) => {
    places.push(place(-1, team, trains.filter((t) => t.engine === 'loco' && !t.loco).length))
  })
  places.push(place(-1, -1, view.deck.left))
  return places
}

/** All cards that the view does not show, in order of kinds. */
function hiddenCards(view: ExpressView): number[] {
  const shown = [...view.discards, ...view.slot, ...view.aside].map(cardNumberOf)
  for (const { hand } of view.seats) if (!('cards' in hand)) shown.push(...hand.map(cardNumberOf))
  for (const { trains, wayCars } of view.teams) {
    shown.push(...wayCars.map(({ card }) => cardNumberOf(card)))
    for (const t of trains) {
      shown.push(...t.cars.map((car) => cardOf(laidNumberOf(car))))
      if (t.engine === 'diesel') shown.push(DIESEL)
      else if (t.loco) shown.push(cardNumberOf(t.loco))
    }
  }
  const counts = countKinds(shown)
  return copiesFor(view.seats.length).flatMap((n, k) => new Array<number>(n - counts[k]!).fill(k))
}
