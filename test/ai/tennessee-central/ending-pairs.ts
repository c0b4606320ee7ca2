/**
 * What counting endings out gains: `node test/ai/tennessee-central/ending-pairs.ts [--level director] [--seats 3]
 * [--deals 100] [--seed TEXT]`. Games are played to the last two cards by dispatchers of 200 iterations, then each end
 * is played twice for each seat, with the same seeds: once searched by everybody, once counted out by that seat, all
 * players of the level. What the seat wins more or less is the gain. The sums so far after every tenth deal.
 */
import { parseArgs } from 'node:util'
import { LEVELS } from '../../../src-shared/games/common.ts'
import type { TennesseeAction } from '../../../src-shared/games/tennessee-central/types.ts'
import { budgetOf } from '../../../src-main/ai/decide.ts'
import { ended, searched, tennesseeBrain } from '../../../src-main/ai/tennessee-central/brain.ts'
import { bootstrapInterval } from '../../../src-main/cli/simulate-statistics.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { tennesseeCentral as game } from '../../../src-main/rules/tennessee-central/index.ts'
import type { State } from '../../../src-main/rules/tennessee-central/state.ts'

const LATE = 2
const ITERATIONS_BEFORE = 200

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'director' },
    seats: { type: 'string', default: '3' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})
const level = LEVELS.find((one) => one === values.level)
if (!level) throw new Error(`no level ${values.level}`)
const seats = Number(values.seats)
const { iterations } = budgetOf(game.info.id, level)
const counts = { asked: 0, counted: 0, pairs: 0, differ: 0 }

/** A game up to its last two cards. */
function beginning(seed: string): State {
  const state = game.setup({ options: { locomotive: 'top' }, seats, seed })
  for (let n = 0; !(state.paid === 2 && state.phase === 0 && state.left <= LATE); n++) {
    const seat = game.deciders(state)[0]!
    const order = { level: 'dispatcher', seed: `${seed}:${n}`, iterations: ITERATIONS_BEFORE } as const
    game.play(state, seat, tennesseeBrain.decide(game.view(state, seat), seat, order)!.action)
  }
  return state
}

/** What belongs to a deal: its seed, and decisions already made, since lines that began alike make each only once. */
interface Deal {
  readonly seed: string
  readonly known: Map<string, TennesseeAction>
}

/** Plays on and returns the moves made, with the seat's share of the victory. */
function played(from: State, counter: number | undefined, seat: number, { seed, known }: Deal) {
  const state = game.clone(from)
  let line = ''
  for (let [next] = game.deciders(state); next !== undefined; [next] = game.deciders(state)) {
    const action = decided(state, next, next === counter, { seed: `${seed}:${line}`, known })
    line += ` ${JSON.stringify(action)}`
    game.play(state, next, action)
  }
  const { places } = game.outcome(state)!
  const winners = places.filter((place) => place === 1).length
  return { line, share: places[seat] === 1 ? 1 / winners : 0 }
}

function decided(state: State, seat: number, counts: boolean, { seed, known }: Deal): TennesseeAction {
  const { actions } = game.legalActions(state, seat)
  if (actions.length === 1) return actions[0]!
  const counted = counts ? countedOut(state, seat) : undefined
  if (counted) return counted
  const action = known.get(seed) ?? bySearch(state, seat, seed)
  known.set(seed, action)
  return action
}

function countedOut(state: State, seat: number): TennesseeAction | undefined {
  counts.asked++
  const verdict = ended(game.view(state, seat), level!)
  if (verdict) counts.counted++
  return verdict?.action
}

const bySearch = (state: State, seat: number, seed: string): TennesseeAction =>
  searched(game.view(state, seat), { seat, level }, seedRandom(seed), { iterations })!.action

const gains: number[] = []
const hundredths = (share: number): string => (share * 100).toFixed(2)
for (let deal = 0; deal < Number(values.deals); deal++) {
  const seed = `${values.seed} ${deal}`
  const state = beginning(seed)
  const dealt: Deal = { seed, known: new Map() }
  let gain = 0
  for (let seat = 0; seat < seats; seat++) {
    const without = played(state, undefined, seat, dealt)
    const counting = played(state, seat, seat, dealt)
    counts.pairs++
    if (counting.line !== without.line) counts.differ++
    gain += counting.share - without.share
  }
  gains.push(gain / seats)
  if ((deal + 1) % 10 > 0 && deal + 1 < Number(values.deals)) continue
  const [low, high] = bootstrapInterval(gains).map(hundredths)
  const mean = hundredths(gains.reduce((sum, one) => sum + one, 0) / gains.length)
  const { pairs, differ, asked, counted } = counts
  console.log(
    `${pairs} pairs: gain ${mean} of 100 (${low} to ${high}); ${differ} lines differ, ${counted} of ${asked} counted`,
  )
}
