/** Positions of Express from self-play of the heuristic player, each with how its hand ended. */
import { featuresOf, type Features } from '../../../src-main/ai/express/evaluation.ts'
import { plansFor, QUICK, quickAction } from '../../../src-main/ai/express/plans.ts'
import { WEIGHTS } from '../../../src-main/ai/express/weights.ts'
import { express as game } from '../../../src-main/rules/express/index.ts'
import { seatsOf, teamsOf } from '../../../src-main/rules/express/state.ts'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'

/** A little wider than in playouts. */
const BREADTH = { ...QUICK, beam: 3, layouts: 4 }
/** The tables played at, as often as they stand here. */
const TABLES = [
  ...[2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5].map((seats) => ({ seats, partners: false })),
  { seats: 4, partners: true },
]
const MOST_ACTIONS = 400

/** A position, and the points by team at the end of its hand. */
export interface Position extends Features {
  readonly final: readonly number[]
}

/** Hands as lists of positions, one before each draw. The seconds are of processor time. */
export function positionsOf(seed: string, seconds: number): Position[][] {
  const hands: Position[][] = []
  const start = process.cpuUsage().user
  for (let n = 0; process.cpuUsage().user - start < 1e6 * seconds; n++) {
    const { seats, partners } = TABLES[nextInt(seedRandom(`table ${seed} ${n}`), TABLES.length)]!
    const options = game.schemas.options.parse({ partners })
    const s = game.setup({ options, seats, seed: `${seed} ${n}` })
    const positions: Features[] = []
    for (let k = 0; s.phase !== 'over' && k < MOST_ACTIONS; k++) {
      const seat = game.deciders(s)[0]!
      if (s.phase === 'draw') positions.push(featuresOf(s))
      const action =
        s.phase === 'turn' ? plansFor(s, seat, BREADTH, WEIGHTS)[0]!.action : quickAction(s, seat, WEIGHTS)
      game.play(s, seat, action)
    }
    const outcome = game.outcome(s)
    if (!outcome) continue
    const final = Array.from({ length: teamsOf(s) }, (_, team) => outcome.totals[seatsOf(s, team)[0]!]!)
    hands.push(positions.map((position) => ({ ...position, final })))
  }
  return hands
}
