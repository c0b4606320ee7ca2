/** Speed of the rules: random playouts by the engine that everything else uses too, and replays of records. */
import type { MainGame, Playout } from '../games/game.ts'
import type { Game } from '../rules/game.ts'
import { buildRecord, playable, replay } from '../rules/record.ts'
import { nextUint32, seedRandom } from '../rules/random.ts'
import type { Json } from '#shared/games/common.ts'
import type { RecordAction } from '#shared/record.ts'
import { throughput } from './bench-timing.ts'

export interface RulesFigures {
  readonly playoutsPerSecond: number
  readonly movesPerSecond: number
  /** Mean time to rebuild a finished game from its record, every action checked. */
  readonly replayMs: number
}

/** Any game through its interface alone. */
function genericPlayout(game: Game): Playout {
  const options = game.schemas.options.parse({})
  return (seats, random) => {
    const state = game.setup({ options, seats, seed: `bench ${nextUint32(random)}` })
    let moves = 0
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
      game.play(state, seat, game.randomAction(state, seat, random))
      moves++
    }
    return moves
  }
}

/** Measures in one thread, for that long a run; the options are the game's defaults. */
export async function benchRules(
  { rules, playout: own }: MainGame,
  seats: number,
  seconds: number,
): Promise<RulesFigures> {
  const playout = own ? (await own()).playout : genericPlayout(rules)
  const random = seedRandom('bench')
  let moves = 0
  let games = 0
  const playoutsPerSecond = throughput(() => {
    moves += playout(seats, random)
    games++
    return 1
  }, seconds)
  return {
    playoutsPerSecond: Math.round(playoutsPerSecond),
    movesPerSecond: Math.round((playoutsPerSecond * moves) / games),
    replayMs: replayMs(rules, seats, seconds),
  }
}

function replayMs(game: Game, seats: number, seconds: number): number {
  const options = game.schemas.options.parse({})
  const random = seedRandom('replay')
  const records = Array.from({ length: 20 }, (_, n) => {
    const seed = `replay ${n}`
    const state = game.setup({ options, seats, seed })
    const actions: RecordAction[] = []
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
      const action = game.randomAction(state, seat, random) as Omit<RecordAction, 'seat'>
      actions.push({ ...action, seat })
      game.play(state, seat, action)
    }
    const names = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'human' as const }))
    return playable(buildRecord(game, { options: options as Json, seats: names, seed, actions }))
  })
  let next = 0
  return 1000 / throughput(() => (replay(records[next++ % records.length]!), 1), seconds)
}
