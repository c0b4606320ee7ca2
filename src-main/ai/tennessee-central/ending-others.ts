/** How the others are taken to play an ending: by judgements that look at their own hand and the table alone. */
import { SUIT_COUNT, suitOfShare } from '../../rules/tennessee-central/cards.ts'
import { fork, type State } from '../../rules/tennessee-central/state.ts'
import type { Lasts, World } from './ending-worlds.ts'
import { bestTurn, reckonStakes } from './policy.ts'
import { RULE_OF_THUMB, WEIGHTS, type Weights } from './weights.ts'

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
