/** Games played at random with the real rules, step by step, as one viewer sees them. */
import { express01 } from '../../../../src-main/rules/express-01/index.ts'
import type { State } from '../../../../src-main/rules/express-01/state.ts'
import { apply } from '../../../../src-main/rules/game.ts'
import { nextInt, seedRandom } from '../../../../src-main/rules/random.ts'
import type { BoardId } from '../../../../src-shared/games/express-01/values.ts'
import { eventFor, type Viewer } from '../../../../src-shared/games/common.ts'
import type {
  Express01Event,
  Express01Outcome,
  Express01View,
} from '../../../../src-shared/games/express-01/types.ts'
import type { Names } from '../../../../src-renderer/kit/names.ts'

export interface Step {
  readonly before: Express01View
  readonly events: readonly Express01Event[]
  readonly after: Express01View
}
export interface Played {
  readonly steps: readonly Step[]
  readonly outcome: Express01Outcome
}

const OPTIONS = { length: 'short', blackEngineShare: 'any-payment' } as const

export function playAtRandom(board: BoardId, seats: number, seed: string, viewer: Viewer): Played {
  const random = seedRandom(`play ${seed}`)
  let state = express01.setup({ options: { board, ...OPTIONS }, seats, seed })
  const steps: Step[] = []
  for (;;) {
    const due = express01.deciders(state)
    const seat = due[nextInt(random, Math.max(1, due.length))]
    if (seat === undefined) break
    const before = express01.view(state, viewer)
    const done = apply(express01, state, seat, express01.randomAction(state, seat, random))
    state = done.state
    const events = done.happened.map((happened) => eventFor(happened, viewer) as Express01Event)
    steps.push({ before, events, after: express01.view(state, viewer) })
  }
  return { steps, outcome: express01.outcome(state) as Express01Outcome }
}

/** The first position of a random game that fits, with `seat` to decide. */
export function positionWhere(
  board: BoardId,
  seats: number,
  seed: string,
  fits: (view: Express01View, seat: number, state: State) => boolean,
): { state: State; seat: number } {
  for (let game = 0; game < 40; game++) {
    const random = seedRandom(`find ${seed} ${game}`)
    let state = express01.setup({ options: { board, ...OPTIONS }, seats, seed: `${seed} ${game}` })
    for (let seat = express01.deciders(state)[0]; seat !== undefined; seat = express01.deciders(state)[0]) {
      if (fits(express01.view(state, seat), seat, state)) return { state, seat }
      state = apply(express01, state, seat, express01.randomAction(state, seat, random)).state
    }
  }
  throw new Error(`no such position within 40 games of ${seed}`)
}

export const namesFor = (all: readonly string[], you?: number): Names => ({
  all,
  you,
  of: (seat) => all[seat] ?? '',
  list: (items) => items.join(' and '),
})
