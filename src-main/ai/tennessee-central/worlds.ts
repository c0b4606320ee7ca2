/** Worlds for the search: one state, filled anew for each iteration. */
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import type { Random } from '../../rules/random.ts'
import { stateFrom, type Hidden } from '../../rules/tennessee-central/from-view.ts'
import { giveShare, giveTrack } from '../../rules/tennessee-central/setup.ts'
import { fork, type State } from '../../rules/tennessee-central/state.ts'
import { SUIT_COUNT } from '../../rules/tennessee-central/cards.ts'
import { believe, drawHidden, openChoices, type Belief } from './belief.ts'

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
