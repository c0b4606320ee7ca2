/** Games played at random with the real rules, step by step, as one viewer sees them. */
import { apply } from '../../../../src-main/rules/game.ts'
import { nextInt, seedRandom } from '../../../../src-main/rules/random.ts'
import { tennesseeCentral } from '../../../../src-main/rules/tennessee-central/index.ts'
import { eventFor, type Viewer } from '../../../../src-shared/games/common.ts'
import type {
  LocomotiveReading,
  TennesseeEvent,
  TennesseeOutcome,
  TennesseeView,
} from '../../../../src-shared/games/tennessee-central/types.ts'

export interface Step {
  readonly before: TennesseeView
  readonly events: readonly TennesseeEvent[]
  readonly after: TennesseeView
}
export interface Played {
  readonly steps: readonly Step[]
  readonly outcome: TennesseeOutcome
  readonly seats: number
}

export function playAtRandom(
  seats: number,
  seed: string,
  viewer: Viewer,
  locomotive: LocomotiveReading = 'top',
): Played {
  const random = seedRandom(`play ${seed}`)
  let state = tennesseeCentral.setup({ options: { locomotive }, seats, seed })
  const steps: Step[] = []
  for (;;) {
    const due = tennesseeCentral.deciders(state)
    const seat = due[nextInt(random, Math.max(1, due.length))]
    if (seat === undefined) break
    const before = tennesseeCentral.view(state, viewer)
    const done = apply(tennesseeCentral, state, seat, tennesseeCentral.randomAction(state, seat, random))
    state = done.state
    const events = done.happened.map((happened) => eventFor(happened, viewer) as TennesseeEvent)
    steps.push({ before, events, after: tennesseeCentral.view(state, viewer) })
  }
  const outcome = tennesseeCentral.outcome(state) as TennesseeOutcome | undefined
  if (!outcome) throw new Error('the game did not end')
  return { steps, outcome, seats }
}

/** The view of the viewer's first decision. */
export const firstView = (seats: number, viewer: Viewer, seed = 'first'): TennesseeView =>
  tennesseeCentral.view(tennesseeCentral.setup({ options: { locomotive: 'top' }, seats, seed }), viewer)
