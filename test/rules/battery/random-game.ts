/** Random play of any game, through the same door as everybody: `apply`. */
import type { GameEvent, Happened, Json } from '#shared/games/common.ts'
import type { GameRecord, RecordAction } from '#shared/record.ts'
import { apply, type Game } from '../../../src-main/rules/game.ts'
import { nextInt, seedRandom, type Random } from '../../../src-main/rules/random.ts'
import { buildRecord } from '../../../src-main/rules/record.ts'
import { randomTable, type Table } from './trial.ts'

export interface Step {
  readonly state: unknown
  readonly seat: number
  readonly action: Json
  readonly next: unknown
  readonly happened: readonly Happened<GameEvent>[]
}

/** Far above the longest game: what passes it does not end. */
const MAX_STEPS = 20_000

/** Plays one game from a seed; seats, options and every decision come from it. Returns its record and last state. */
export function playRandomGame(
  game: Game,
  seed: string,
  look: (step: Step, random: Random) => void = () => {},
  table: (random: Random) => Table = (random) => randomTable(game, random),
): { record: GameRecord; state: unknown } {
  const random = seedRandom(`play ${seed}`)
  const { options, seats } = table(random)
  const actions: RecordAction[] = []
  let state = game.setup({ options, seats, seed })
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    if (actions.length > MAX_STEPS) throw new Error(`game ${seed} does not end`)
    const seat = deciders[nextInt(random, deciders.length)]!
    const action = game.randomAction(state, seat, random) as Json
    const { state: next, happened } = apply(game, state, seat, action)
    look({ state, seat, action, next, happened }, random)
    actions.push({ seat, ...(action as object) })
    state = next
  }
  const names = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'human' as const }))
  return { record: buildRecord(game, { options, seats: names, seed, actions }), state }
}
