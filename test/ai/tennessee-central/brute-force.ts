/**
 * Endings of Tennessee Central played out the slow way, for comparison: every order in which the unseen cards can lie
 * is a full state of its own, played by the rules alone; the deciding seat tells states apart by its own view.
 */
import type { TennesseeView } from '../../../src-shared/games/tennessee-central/types.ts'
import { believe } from '../../../src-main/ai/tennessee-central/belief.ts'
import { scoredMoves } from '../../../src-main/ai/tennessee-central/game.ts'
import { utilityOf } from '../../../src-main/ai/tennessee-central/ending.ts'
import { RULE_OF_THUMB, WEIGHTS, type Weights } from '../../../src-main/ai/tennessee-central/weights.ts'
import { stateFrom } from '../../../src-main/rules/tennessee-central/from-view.ts'
import { listMoves } from '../../../src-main/rules/tennessee-central/legal-actions.ts'
import { playMove } from '../../../src-main/rules/tennessee-central/play.ts'
import { outcomeOf } from '../../../src-main/rules/tennessee-central/score.ts'
import { decider, fork, OVER, type State, TURN } from '../../../src-main/rules/tennessee-central/state.ts'

/** Unseen tracks whose orders are quickly gone through. */
const MOST_TRACKS = 6

interface Case {
  readonly state: State
  readonly judgement: Weights
}

interface Worth {
  readonly share: number
  readonly margin: number
  readonly utility: number
}

/** Means over all cases for each move of the seat, by move; undefined where there are more than `most` cases. */
export function bruteForce(
  view: TennesseeView,
  most: number,
  judgements: readonly Weights[] = [WEIGHTS, RULE_OF_THUMB],
): Map<number, Worth> | undefined {
  const cases = casesOf(view, most, judgements)
  if (!cases) return undefined
  const seat = view.viewer as number
  return new Map(
    movesOf(cases[0]!.state, seat).map((move) => {
      const { share, margin, utility } = play(cases, seat, () => move)
      const n = cases.length
      return [move, { share: share / n, margin: margin / n, utility: utility / n }]
    }),
  )
}

function casesOf(view: TennesseeView, most: number, judgements: readonly Weights[]): Case[] | undefined {
  const { seat, tracks, shares, trackCounts, shareCounts, ownTracks, ownShares } = believe(view)
  if (tracks.length > MOST_TRACKS) return undefined
  const cases: Case[] = []
  const others = shareCounts.reduce((sum, count) => sum + count, 0)
  const held = trackCounts.reduce((sum, count) => sum + count, 0)
  for (const order of ordersOf(tracks, tracks.length)) {
    // Hands are sets: of the orders that deal the same ones, the sorted one stands for all.
    if (!sortedHands(order, trackCounts)) continue
    for (const last of ordersOf(shares, others)) {
      const deal = [order.slice(), last.slice()] as const
      const state = stateFrom(view, {
        tracks: trackCounts.map((n, s) => (s === seat ? ownTracks : deal[0].splice(0, n))),
        shares: shareCounts.map((n, s) => (s === seat ? ownShares : deal[1].splice(0, n))),
        deck: order.slice(held),
        choices: trackCounts.map(() => -1),
      })
      for (const judgement of judgements) cases.push({ state: fork(state), judgement })
      if (cases.length > most) return undefined
    }
  }
  return cases
}

function* ordersOf(items: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield []
  else {
    for (const item of items) {
      const others = items.filter((other) => other !== item)
      for (const rest of ordersOf(others, size - 1)) yield [item, ...rest]
    }
  }
}

function sortedHands(order: readonly number[], counts: readonly number[]): boolean {
  let from = 0
  return counts.every((count) => {
    const hand = order.slice(from, (from += count))
    return hand.every((card, i) => i === 0 || hand[i - 1]! < card)
  })
}

function movesOf(state: State, seat: number): number[] {
  const moves: number[] = []
  listMoves(state, seat, moves)
  return moves
}

/** Sums over the cases when each decider makes its move; the cases then part by what the seat sees. */
function play(cases: readonly Case[], seat: number, moveIn: (one: Case) => number): Worth {
  const groups = new Map<string, Case[]>()
  for (const { state, judgement } of cases) {
    const next = fork(state)
    playMove(next, decider(next), moveIn({ state, judgement }))
    const seen = JSON.stringify([
      next.tops,
      next.heights,
      next.held,
      next.left,
      next.tracks.slice(seat * 4, seat * 4 + 4),
    ])
    groups.set(seen, [...(groups.get(seen) ?? []), { state: next, judgement }])
  }
  return sumOf([...groups.values()].map((group) => worthOf(group, seat)))
}

function worthOf(cases: readonly Case[], seat: number): Worth {
  const { state } = cases[0]!
  if (state.phase === OVER) return sumOf(cases.map((one) => outcomeFor(one.state, seat)))
  if (state.phase !== TURN) return play(cases, seat, (one) => movesOf(one.state, decider(one.state))[0]!)
  if (state.turn !== seat) {
    return play(cases, seat, (one) => scoredMoves(one.state, one.state.turn, one.judgement)[0]!.move)
  }
  const worths = movesOf(state, seat).map((move) => play(cases, seat, () => move))
  return worths.reduce((best, worth) => (worth.utility > best.utility ? worth : best))
}

function outcomeFor(state: State, seat: number): Worth {
  const { places, totals } = outcomeOf(state)!
  const winners = places.filter((place) => place === 1).length
  const others = totals.filter((_, s) => s !== seat)
  const share = places[seat] === 1 ? 1 / winners : 0
  const margin = totals[seat]! - Math.max(...others)
  return { share, margin, utility: utilityOf(share, margin) }
}

const sumOf = (worths: readonly Worth[]): Worth => ({
  share: worths.reduce((sum, { share }) => sum + share, 0),
  margin: worths.reduce((sum, { margin }) => sum + margin, 0),
  utility: worths.reduce((sum, { utility }) => sum + utility, 0),
})
