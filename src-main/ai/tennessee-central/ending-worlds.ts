/**
 * Every world a seat can still believe in between the second dividend and the last card, when no locomotive is left,
 * and how the others are taken to play in them.
 */
import {
  bitsOf,
  SUIT_COUNT,
  suitOfShare,
  suitOfTrack,
  TRACKS_A_SUIT,
} from '../../rules/tennessee-central/cards.ts'
import type { Hidden } from '../../rules/tennessee-central/from-view.ts'
import { fork, NONE, type State } from '../../rules/tennessee-central/state.ts'
import type { Belief } from './belief.ts'
import { bestTurn, reckonStakes } from './policy.ts'
import { RULE_OF_THUMB, WEIGHTS, type Weights } from './weights.ts'

export interface World {
  /**
   * Bits of the numbers 2 to 10 at [holder * 4 + suit]: the holders are the seats, the deciding one empty, and then
   * the deck, whose order is decided card by card as it is drawn.
   */
  readonly tracks: number[]
  /** Which of the ways the last shares can lie. */
  readonly lasts: number
  /** Which picture of how the others play. */
  readonly picture: number
  readonly weight: number
}

/** One way the others' last shares can lie, by seat, NONE for the deciding one; the weights of all sum to 1. */
export interface Lasts {
  readonly shares: readonly number[]
  readonly weight: number
}

/** In how many ways the unseen tracks can lie in the others' hands. */
export function countHands({ tracks, trackCounts }: Belief): number {
  let rest = tracks.length
  let count = 1
  for (const held of trackCounts) {
    for (let n = 1; n <= held; n++) count = (count * (rest - held + n)) / n
    rest -= held
  }
  return count
}

/** Those ways, as the `tracks` of a world. */
export function handsOf({ tracks, trackCounts }: Belief): number[][] {
  const seats = trackCounts.length
  const list: number[][] = []
  const deal = (seat: number, rest: readonly number[], dealt: readonly number[]): void => {
    if (seat === seats) list.push(holding(dealt, seats, rest))
    else
      forSubsets(rest, trackCounts[seat]!, (hand, left) => deal(seat + 1, left, holding(dealt, seat, hand)))
  }
  deal(0, tracks, new Array<number>((seats + 1) * SUIT_COUNT).fill(0))
  return list
}

function holding(tracks: readonly number[], holder: number, added: readonly number[]): number[] {
  const held = tracks.slice()
  for (const track of added) {
    const suit = suitOfTrack(track)
    held[holder * SUIT_COUNT + suit]! |= 1 << (track - suit * TRACKS_A_SUIT)
  }
  return held
}

/** Calls back with every choice of so many of the items, and with the items left. */
function forSubsets(
  items: readonly number[],
  size: number,
  then: (chosen: readonly number[], left: readonly number[]) => void,
): void {
  const pick = (from: number, chosen: readonly number[], left: readonly number[]): void => {
    if (chosen.length === size) then(chosen, [...left, ...items.slice(from)])
    else if (items.length - from >= size - chosen.length) {
      pick(from + 1, [...chosen, items[from]!], left)
      pick(from + 1, chosen, [...left, items[from]!])
    }
  }
  pick(0, [], [])
}

/** The ways the last shares can lie; shares of a suit pay alike and make one way. */
export function lastsOf({ seat, shares, shareCounts }: Belief): Lasts[] {
  let ways: Lasts[] = [{ shares: [], weight: 1 }]
  for (let other = 0; other < shareCounts.length; other++) {
    ways = ways.flatMap((way) => (other === seat ? [given(way, NONE, 1)] : oneMore(way, shares)))
  }
  return ways
}

function oneMore(way: Lasts, unseen: readonly number[]): Lasts[] {
  const free = unseen.filter((share) => !way.shares.includes(share))
  return Array.from({ length: SUIT_COUNT }, (_, suit) => free.filter((share) => suitOfShare(share) === suit))
    .filter((alike) => alike.length > 0)
    .map((alike) => given(way, alike[0]!, alike.length / free.length))
}

const given = ({ shares, weight }: Lasts, share: number, chance: number): Lasts => ({
  shares: [...shares, share],
  weight: weight * chance,
})

/** Every hand with every way the last shares can lie and every picture; the weights sum to 1. */
export function worldsOf(
  hands: readonly number[][],
  lasts: readonly Lasts[],
  pictures: number,
  read: Read = evenly,
): World[] {
  const seats = lasts[0]!.shares.length
  const pairs = hands.flatMap((tracks) =>
    lasts.map(({ shares, weight }, i) => ({ tracks, shares, i, weight })),
  )
  const believed = read(
    pairs.map(({ tracks, shares }) => ({
      tracks: cardsOf(tracks, seats),
      shares: shares.filter((s) => s !== NONE),
    })),
  )
  const sum = pairs.reduce((all, { weight }, i) => all + weight * believed[i]!, 0)
  return pairs.flatMap(({ tracks, i: way, weight }, i) =>
    Array.from({ length: pictures }, (_, picture) => ({
      ...{ tracks: tracks.slice(), lasts: way, picture, weight: (weight * believed[i]!) / sum / pictures },
    })),
  )
}

/** How much each of all worlds is to be believed beside what the deal makes likely, from the others' cards in it. */
export type Read = (
  worlds: readonly { readonly tracks: readonly number[]; readonly shares: readonly number[] }[],
) => readonly number[]

const evenly: Read = (worlds) => worlds.map(() => 1)

/** The tracks in hands, one hand after the other. */
const cardsOf = (tracks: readonly number[], seats: number): number[] =>
  tracks
    .slice(0, seats * SUIT_COUNT)
    .flatMap((set, place) => bitsOf(set).map((rank) => (place % SUIT_COUNT) * TRACKS_A_SUIT + rank))

/** The first way the hidden cards can lie: a filling where what is hidden plays no part. */
export function anyHidden({
  seat,
  ownTracks,
  ownShares,
  tracks,
  trackCounts,
  shares,
  shareCounts,
}: Belief): Hidden {
  let track = 0
  let share = 0
  return {
    tracks: trackCounts.map((held, s) => (s === seat ? ownTracks : tracks.slice(track, (track += held)))),
    shares: shareCounts.map((held, s) => (s === seat ? ownShares : shares.slice(share, (share += held)))),
    deck: tracks.slice(track),
    choices: trackCounts.map(() => NONE),
  }
}

/** The two judgements, each as likely as the other: that of the search and the conductor's. */
const JUDGEMENTS: readonly Weights[] = [WEIGHTS, RULE_OF_THUMB]
export const PICTURES = JUDGEMENTS.length

export interface OtherPlayers {
  /** The worlds by the move that the seat at turn makes in them; its hand in `table` is filled in for each. */
  parted(table: State, worlds: readonly World[]): Map<number, World[]>
}

/** Stakes hold to the end, since shares move no more; they are reckoned once for each last share. */
export function otherPlayers(table: State, lasts: readonly Lasts[]): OtherPlayers {
  const stakes = JUDGEMENTS.map((weights) =>
    Array.from({ length: SUIT_COUNT }, (_, suit) => {
      const state = fork(table)
      state.shares.fill(1 << (3 * suit))
      const into = new Float64Array(table.seats * SUIT_COUNT)
      reckonStakes(state, weights, into)
      return into
    }),
  )
  const suits = lasts.map(({ shares }) => shares.map((share) => (share < 0 ? 0 : suitOfShare(share))))
  return {
    parted(table, worlds) {
      const { turn, tracks } = table
      const first = turn * SUIT_COUNT
      const groups = new Map<number, World[]>()
      for (const world of worlds) {
        for (let suit = 0; suit < SUIT_COUNT; suit++) tracks[first + suit] = world.tracks[first + suit]!
        const { picture } = world
        const last = suits[world.lasts]![turn]!
        const move = bestTurn(table, turn, JUDGEMENTS[picture]!, stakes[picture]![last]!)
        const group = groups.get(move)
        if (group) group.push(world)
        else groups.set(move, [world])
      }
      return groups
    },
  }
}
