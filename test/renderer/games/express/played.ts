/** Matches played at random with the real rules, step by step, as one viewer sees them. */
import { express } from '../../../../src-main/rules/express/index.ts'
import { apply } from '../../../../src-main/rules/game.ts'
import { nextInt, seedRandom } from '../../../../src-main/rules/random.ts'
import { eventFor, type Outcome, type Viewer } from '../../../../src-shared/games/common.ts'
import type {
  ExpressAction,
  ExpressEvent,
  ExpressOptions,
  ExpressSheet,
  ExpressView,
} from '../../../../src-shared/games/express/types.ts'

export interface Step {
  readonly seat: number
  readonly action: ExpressAction
  readonly before: ExpressView
  readonly events: readonly ExpressEvent[]
  readonly after: ExpressView
}
export interface Played {
  readonly steps: readonly Step[]
  readonly outcome: Outcome<ExpressSheet>
}

const HANDS: ExpressOptions = { partners: false, match: 'hands', hands: 2, target: 50 }

export function playAtRandom(
  seats: number,
  seed: string,
  viewer: Viewer,
  options: Partial<ExpressOptions> = {},
): Played {
  const random = seedRandom(`play ${seed}`)
  let state = express.setup({ options: { ...HANDS, ...options }, seats, seed })
  const steps: Step[] = []
  for (;;) {
    const [seat] = express.deciders(state)
    if (seat === undefined) break
    const before = express.view(state, viewer)
    // Examples lay more than chance does, so that trains grow; chance reaches everything else.
    const examples = express.legalActions(state, seat).actions
    const action =
      nextInt(random, 2) === 0
        ? examples[nextInt(random, examples.length)]
        : express.randomAction(state, seat, random)
    if (!action) throw new Error('nothing to do')
    const done = apply(express, state, seat, action)
    state = done.state
    const events = done.happened.map((happened) => eventFor(happened, viewer) as ExpressEvent)
    steps.push({ seat, action, before, events, after: express.view(state, viewer) })
  }
  const outcome = express.outcome(state) as Outcome<ExpressSheet> | undefined
  if (!outcome) throw new Error('the match did not end')
  return { steps, outcome }
}
