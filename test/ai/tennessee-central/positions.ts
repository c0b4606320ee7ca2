/** Positions of Tennessee Central for the tests of its opponents. */
import type { Json } from '../../../src-shared/games/common.ts'
import type { TennesseeView } from '../../../src-shared/games/tennessee-central/types.ts'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'
import { tennesseeCentral as game } from '../../../src-main/rules/tennessee-central/index.ts'
import type { State } from '../../../src-main/rules/tennessee-central/state.ts'
import type { LocomotiveReading } from '../../../src-shared/games/tennessee-central/types.ts'
import '../../support/games.ts'

/** A state somewhere in a random game, with someone to decide; the same for the same arguments. */
function someState(seed: string, seats = 3, reading: LocomotiveReading = 'top', steps?: number): State {
  const random = seedRandom(`position ${seed}`)
  const state = game.setup({ options: { locomotive: reading }, seats, seed })
  for (let left = steps ?? nextInt(random, 60); left > 0; left--) {
    const before = game.clone(state)
    const seat = game.deciders(state)[0] ?? 0
    game.play(state, seat, game.randomAction(state, seat, random))
    if (game.deciders(state).length === 0) return before
  }
  return state
}

/** The view of the first seat that has to decide. */
export function someView(
  seed: string,
  seats = 3,
  reading: LocomotiveReading = 'top',
  steps?: number,
): TennesseeView {
  const state = someState(seed, seats, reading, steps)
  return game.view(state, game.deciders(state)[0] ?? 0)
}

/** A request in the shape a table sends it. */
export const requestFor = (view: TennesseeView): { game: string; view: Json; seat: number } => ({
  game: 'tennessee-central',
  view: view as unknown as Json,
  seat: view.viewer as number,
})
