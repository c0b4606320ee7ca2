/**
 * The end of a game, between the second dividend and the last card: where few worlds are left to believe in, each
 * move of the seat is played to the end in all of them, and none is drawn.
 *
 * Exact: the best the seat can do with the rest of its turns, over every way the hidden tracks and last shares can lie
 * and every draw to come. What it does later depends on what it will have seen by then and on nothing else. Supposed:
 * that the others move by one of two judgements, each from its own hand and the table, and how likely each world is:
 * by the deal alone, or also by what the others' moves tell. So nobody acts on a secret of another seat, and no
 * equilibrium is claimed.
 */
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { lowestBit, SUIT_COUNT, suitOfTrack, TRACKS_A_SUIT } from '../../rules/tennessee-central/cards.ts'
import { stateFrom } from '../../rules/tennessee-central/from-view.ts'
import { INVEST, REVEAL_SHARE } from '../../rules/tennessee-central/moves.ts'
import { listMoves } from '../../rules/tennessee-central/legal-actions.ts'
import { playMove } from '../../rules/tennessee-central/play.ts'
import { fork, TURN, type State } from '../../rules/tennessee-central/state.ts'
import type { Result } from '../search/tree.ts'
import { believe } from './belief.ts'
import {
  anyHidden,
  countHands,
  handsOf,
  lastsOf,
  otherPlayers,
  PICTURES,
  worldsOf,
  type Lasts,
  type OtherPlayers,
  type Read,
  type World,
} from './ending-worlds.ts'
import { writeResult } from './game.ts'

/** How much a margin counts, at most, and the points ahead at which half of that is given. */
const MARGIN_WEIGHT = 0.05
const MARGIN_SCALE = 8
/** A share of the victory that is all of it, but for rounding. */
const SURE = 1 - 1e-9

/** What the seat plays for: the victory, and among moves that win alike the better margin. */
export function utilityOf(share: number, margin: number): number {
  const lead = 0.5 + (0.5 * margin) / (Math.abs(margin) + MARGIN_SCALE)
  return share * (1 - MARGIN_WEIGHT) + lead * MARGIN_WEIGHT
}

/** Beyond either the ending is left to the search. A step is one world carried through one turn. */
export interface EndingLimits {
  /** Cards left in the deck. */
  readonly cards: number
  readonly worlds: number
  readonly steps: number
  /**
   * Only what is so whatever the others do: none of them has a choice any more, or the game can be ended at once and
   * is won then in every world.
   */
  readonly certain?: boolean
}

/** What a move comes to, over all worlds. */
export interface EndingMove {
  readonly move: number
  readonly share: number
  readonly margin: number
  /** Half of what the two pictures of the others differ by in `share`. */
  readonly spread: number
}

/** Sums over worlds by their weights; `apart` counts shares for one picture of the others and against the other. */
interface Worth {
  share: number
  margin: number
  utility: number
  apart: number
}

interface Desk {
  readonly seat: number
  readonly lasts: readonly Lasts[]
  readonly others: OtherPlayers
  readonly result: Result
  /** The seat's own last share, as a set. */
  readonly last: number
  steps: number
  /** Gives up where another seat has a choice. */
  certain: boolean
}

export interface Ending {
  readonly worlds: number
  /** Best first. */
  readonly moves: readonly EndingMove[]
}

/**
 * The seat's moves, best first, and the number of worlds; undefined where that is too much or no ending yet. Without
 * `read` every world is as likely as the deal makes it.
 */
export function countOut(view: TennesseeView, limits: EndingLimits, read?: Read): Ending | undefined {
  if (view.phase !== 'turn' || view.dividends !== 2 || view.deck.left > limits.cards) return undefined
  const belief = believe(view)
  const lasts = lastsOf(belief)
  const count = countHands(belief) * lasts.length
  const cheapest = count * PICTURES * (belief.ownTracks.length + 1)
  if (count > limits.worlds || cheapest > limits.steps) return undefined
  const table = fork(stateFrom(view, anyHidden(belief)))
  const desk: Desk = {
    ...{ seat: belief.seat, lasts, others: otherPlayers(table, lasts), last: table.shares[belief.seat]! },
    result: { share: new Float64Array(table.seats), margin: new Float64Array(table.seats) },
    steps: limits.steps,
    certain: limits.certain ?? false,
  }
  const hands = handsOf(belief)
  if (desk.certain && !(canBeCertain(table, belief.seat) || wins(desk, table, worldsOf(hands, lasts, 1)))) {
    return undefined
  }
  const worlds = worldsOf(hands, lasts, PICTURES, read)
  // The draw first: where it wins for sure, the other moves are but for comparison.
  const weighed = movesOf(table, desk.seat)
    .reverse()
    .map((move) => {
      const worth = afterOwn(desk, table, worlds, move)
      if (worth.share > SURE) desk.certain = false
      return { move, ...worth }
    })
  if (desk.steps < 0) return undefined
  weighed.sort((a, b) => b.utility - a.utility)
  return {
    worlds: count,
    moves: weighed.map(({ move, share, margin, apart }) => ({
      move,
      share,
      margin,
      spread: Math.abs(apart),
    })),
  }
}

/** Nobody has a choice after the seat's move: the next must draw the last card, or nobody else has a track. */
function canBeCertain({ seats, held, left }: State, seat: number): boolean {
  const others = left === 1 ? [(seat + 1) % seats] : [...held.keys()].filter((other) => other !== seat)
  return others.every((other) => held[other] === 0)
}

/** Whether drawing the last card wins in every world; which are the likelier plays no part in that. */
const wins = (desk: Desk, table: State, worlds: readonly World[]): boolean =>
  table.left === 1 && afterOwn(desk, table, worlds, INVEST).share > SURE

/** What the rest of the game is worth to the seat, where it believes in these worlds. */
function worthOf(desk: Desk, table: State, worlds: readonly World[]): Worth {
  desk.steps -= worlds.length
  if (desk.steps < 0) return nothing()
  if (table.phase !== TURN) return paid(desk, table, worlds)
  if (table.turn !== desk.seat) return afterOther(desk, table, worlds)
  let best: Worth | undefined
  for (const move of movesOf(table, desk.seat)) {
    const worth = afterOwn(desk, table, worlds, move)
    if (!best || worth.utility > best.utility) best = worth
  }
  return best ?? nothing()
}

function movesOf(table: State, seat: number): number[] {
  const moves: number[] = []
  listMoves(table, seat, moves)
  return moves
}

function afterOwn(desk: Desk, table: State, worlds: readonly World[], move: number): Worth {
  if (move === INVEST && table.left > 1) return afterOwnDraw(desk, table, worlds)
  const next = fork(table)
  playMove(next, desk.seat, move)
  return worthOf(desk, next, worlds)
}

/** The seat sees what it draws: the worlds part there. */
function afterOwnDraw(desk: Desk, table: State, worlds: readonly World[]): Worth {
  const sum = nothing()
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const place = table.seats * SUIT_COUNT + suit
    let inDeck = 0
    for (const { tracks } of worlds) inDeck |= tracks[place]!
    for (; inDeck !== 0; inDeck &= inDeck - 1) {
      const bit = inDeck & -inDeck
      const deck = new Array<number>(table.left).fill(suit * TRACKS_A_SUIT + lowestBit(bit))
      const next = { ...fork(table), deck }
      playMove(next, desk.seat, INVEST)
      const left = worlds
        .filter(({ tracks }) => (tracks[place]! & bit) !== 0)
        .map((world) => drawn(world, moved(world.tracks, place, -1, bit), table.left))
      add(sum, worthOf(desk, next, left))
    }
  }
  return sum
}

/** Another seat moves by its own cards; the worlds part by what is seen of it. */
function afterOther(desk: Desk, table: State, worlds: readonly World[]): Worth {
  const seat = table.turn
  const sum = nothing()
  if (desk.certain && table.held[seat]! > 0) desk.steps = -1
  if (desk.steps < 0) return sum
  for (const [move, alike] of desk.others.parted(table, worlds)) {
    const next = fork(table)
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const place = seat * SUIT_COUNT + suit
      next.tracks[place] = alike[0]!.tracks[place]!
    }
    playMove(next, seat, move)
    if (move === INVEST) {
      add(sum, worthOf(desk, next, table.left > 1 ? dealt(table, seat, alike) : alike))
      continue
    }
    const suit = suitOfTrack(move)
    const place = seat * SUIT_COUNT + suit
    const bit = 1 << (move - suit * TRACKS_A_SUIT)
    // The card leaves the hand while the game goes on from there, and lies in it again afterwards.
    for (const { tracks } of alike) tracks[place]! ^= bit
    add(sum, worthOf(desk, next, alike))
    for (const { tracks } of alike) tracks[place]! ^= bit
  }
  return sum
}

/** Another seat draws unseen: each card of the deck is as likely as any other. */
function dealt(table: State, seat: number, worlds: readonly World[]): World[] {
  const list: World[] = []
  for (const world of worlds) {
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const place = table.seats * SUIT_COUNT + suit
      for (let deck = world.tracks[place]!; deck !== 0; deck &= deck - 1) {
        const tracks = moved(world.tracks, place, seat * SUIT_COUNT + suit, deck & -deck)
        list.push(drawn(world, tracks, table.left))
      }
    }
  }
  return list
}

/** The world with these tracks, after one of so many cards of the deck was drawn. */
const drawn = (world: World, tracks: World['tracks'], cards: number): World => ({
  ...world,
  tracks,
  weight: world.weight / cards,
})

/** The tracks once the card of that bit is moved; `to` is negative where it leaves the hands. */
function moved(tracks: World['tracks'], from: number, to: number, bit: number): World['tracks'] {
  const after = tracks.slice()
  after[from]! ^= bit
  if (to >= 0) after[to]! ^= bit
  return after
}

/** TC-16: the last shares are revealed; what hands hold does not count any more, only how much. */
function paid({ seat, last, lasts, result }: Desk, table: State, worlds: readonly World[]): Worth {
  const weights = new Float64Array(lasts.length)
  const aparts = new Float64Array(lasts.length)
  for (const { lasts: i, weight, picture } of worlds) {
    weights[i]! += weight
    aparts[i]! += picture === 0 ? weight : -weight
  }
  const sum = nothing()
  for (const [i, weight] of weights.entries()) {
    if (weight === 0) continue
    const end = fork(table)
    for (let s = 0; s < end.seats; s++) end.shares[s] = s === seat ? last : 1 << lasts[i]!.shares[s]!
    for (let s = 0; s < end.seats; s++) playMove(end, s, REVEAL_SHARE + lowestBit(end.shares[s]!))
    writeResult(end, result)
    const share = result.share[seat]!
    const margin = result.margin[seat]!
    sum.share += weight * share
    sum.margin += weight * margin
    sum.utility += weight * utilityOf(share, margin)
    sum.apart += aparts[i]! * share
  }
  return sum
}

const nothing = (): Worth => ({ share: 0, margin: 0, utility: 0, apart: 0 })

function add(sum: Worth, { share, margin, utility, apart }: Worth): void {
  sum.share += share
  sum.margin += margin
  sum.utility += utility
  sum.apart += apart
}
