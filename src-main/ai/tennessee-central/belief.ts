/**
 * What a seat can still believe: the cards it has not seen, and where they may be. Everything is kept in sorted
 * order and drawn from there, so that nothing of the true order can leak into a guess.
 */
import { type CardCode, TRACKS } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import {
  ALL_SHARES,
  bitsOf,
  LOCOMOTIVE_CARD,
  shareNumberOf,
  SUIT_COUNT,
  trackNumberOf,
} from '../../rules/tennessee-central/cards.ts'
import { nextInt, type Random, shuffle } from '../../rules/random.ts'
import { type Hidden, stateFrom } from '../../rules/tennessee-central/from-view.ts'
import { fork, NONE, type State } from '../../rules/tennessee-central/state.ts'
import { giveShare, giveTrack } from '../../rules/tennessee-central/setup.ts'

export interface Belief {
  readonly seat: number
  readonly ownTracks: readonly number[]
  readonly ownShares: readonly number[]
  /** The seat's own secret choice, NONE while it has none. */
  readonly ownChoice: number
  /** Cards that lie in other hands, the deck or the box; sorted. */
  readonly tracks: readonly number[]
  readonly shares: readonly number[]
  /** Of the other seats, by seat; 0 for the own one. */
  readonly trackCounts: readonly number[]
  readonly shareCounts: readonly number[]
  /** Which seats have chosen in secret, and what each may have chosen from: its hand, or the shares in front. */
  readonly chosen: readonly boolean[]
  readonly choosesFrom: 'hand' | readonly (readonly number[])[]
  /** Parts of the deck that still hold a locomotive: the first place it can be at, and the number of places. */
  readonly packets: readonly { readonly from: number; readonly size: number }[]
  readonly left: number
}

/** Throws when the view is not a seat's own. */
export function believe(view: TennesseeView): Belief {
  const seat = typeof view.viewer === 'number' ? view.viewer : NONE
  const hand = view.seats[seat]?.hand
  if (!Array.isArray(hand)) throw new Error('an opponent decides from the view of its own seat')
  const own = hand as readonly CardCode[]
  const ownTracks = own.map(trackNumberOf).filter((n) => n >= 0)
  const ownShares = own.map(shareNumberOf).filter((n) => n >= 0)
  const choice = view.seats[seat]!.choice
  const counts = view.seats.map(({ hand: h }) => ('tracks' in h ? h : { tracks: 0, shares: 0 }))
  return {
    seat,
    ownTracks,
    ownShares,
    ownChoice: choice === undefined ? NONE : shareNumberOf(choice),
    tracks: unseenTracks(view, ownTracks),
    shares: unseenShares(view, ownShares),
    trackCounts: counts.map((c) => c.tracks),
    shareCounts: counts.map((c) => c.shares),
    chosen: view.seats.map((s) => s.chosen),
    choosesFrom:
      view.phase === 'pass' ? view.seats.map((s) => s.front.map((f) => shareNumberOf(f.card))) : 'hand',
    packets: packetsOf(view),
    left: view.deck.left,
  }
}

function unseenTracks(view: TennesseeView, own: readonly number[]): number[] {
  const seen = new Set(own)
  for (const stack of Object.values(view.stacks)) for (const card of stack) seen.add(trackNumberOf(card))
  return TRACKS.map((_, n) => n).filter((n) => !seen.has(n))
}

function unseenShares(view: TennesseeView, own: readonly number[]): number[] {
  let unseen = ALL_SHARES
  for (const n of own) unseen &= ~(1 << n)
  for (const { front } of view.seats) for (const { card } of front) unseen &= ~(1 << shareNumberOf(card))
  return bitsOf(unseen)
}

function packetsOf(view: TennesseeView): { from: number; size: number }[] {
  let from = 0
  return view.deck.parts.flatMap((part) => {
    const packet = { from, size: part.left }
    from += part.left
    return part.locomotive === 'ahead' ? [packet] : []
  })
}

/** A guess at everything hidden: each way the cards can lie is as likely as any other (TC-2 to TC-5). */
function drawHidden(belief: Belief, random: Random): Hidden {
  return hiddenFrom(
    belief,
    shuffle(random, belief.tracks.slice()),
    shuffle(random, belief.shares.slice()),
    random,
  )
}

/** Hands out tracks and shares in the order given, places the locomotives, draws the others' secret choices. */
export function hiddenFrom(
  belief: Belief,
  tracks: readonly number[],
  shares: readonly number[],
  random: Random,
): Hidden {
  let track = 0
  let share = 0
  const trackHands = belief.trackCounts.map((count, seat) =>
    seat === belief.seat ? belief.ownTracks : tracks.slice(track, (track += count)),
  )
  const shareHands = belief.shareCounts.map((count, seat) =>
    seat === belief.seat ? belief.ownShares : shares.slice(share, (share += count)),
  )
  const deck = tracks.slice(track)
  // From the top: the place in an earlier packet moves the later ones no further than their own start.
  for (const { from, size } of belief.packets) deck.splice(from + nextInt(random, size), 0, LOCOMOTIVE_CARD)
  const choices = belief.chosen.map((chosen, seat) => {
    if (seat === belief.seat) return belief.ownChoice
    if (!chosen) return NONE
    const from = belief.choosesFrom === 'hand' ? shareHands[seat]! : belief.choosesFrom[seat]!
    return from[nextInt(random, from.length)]!
  })
  return { shares: shareHands, tracks: trackHands, deck, choices }
}

/** The view as if no seat had chosen yet: a decision must not depend on who of the others was quicker. */
export function openChoices(view: TennesseeView): TennesseeView {
  const seats = view.seats.map(({ choice: _, ...seat }) => ({ ...seat, chosen: false }))
  return { ...view, seats }
}

// Worlds for the search: one state, filled anew for each iteration.

/** Draws what is hidden; the uniform draw is `drawHidden`. */
export type Guess = (belief: Belief, random: Random) => Hidden

/** TC-20: a full state the seat could believe in; its view for that seat is the view given. */
export function determinize(view: TennesseeView, random: Random): State {
  return stateFrom(view, drawHidden(believe(view), random))
}

/** Returns a function that deals the next world into one and the same state. Secret choices stand open again. */
export function worldsOf(view: TennesseeView, random: Random, guess: Guess = drawHidden): () => State {
  const open = openChoices(view)
  const belief = believe(open)
  const table = fork(stateFrom(open, guess(belief, random)))
  const world: World = fork(table)
  return () => {
    restore(world, table)
    deal(world, belief.seat, guess(belief, random))
    return world
  }
}

type World = { -readonly [Field in keyof State]: State[Field] }

/** Puts everything public, and the own hand, back to where it was. */
function restore(world: World, table: State): void {
  world.phase = table.phase
  world.turn = table.turn
  world.turns = table.turns
  world.paid = table.paid
  world.left = table.left
  world.placed = table.placed
  copy(world.tracks, table.tracks)
  copy(world.held, table.held)
  copy(world.shares, table.shares)
  copy(world.fronts, table.fronts)
  copy(world.choices, table.choices)
  copy(world.tops, table.tops)
  copy(world.heights, table.heights)
  copy(world.engines, table.engines)
  copy(world.pays, table.pays)
}

function copy(to: number[], from: readonly number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i]!
}

function deal(world: World, own: number, { tracks, shares, deck }: Hidden): void {
  world.deck = deck
  for (let seat = 0; seat < world.seats; seat++) {
    if (seat === own) continue
    for (let suit = 0; suit < SUIT_COUNT; suit++) world.tracks[seat * SUIT_COUNT + suit] = 0
    world.held[seat] = 0
    world.shares[seat] = 0
    for (const track of tracks[seat]!) giveTrack(world, seat, track)
    for (const share of shares[seat]!) giveShare(world, seat, share)
  }
}
