/** Games played at random at a table, part by part as one viewer is told them. */
import type { GameEvent, Json, Viewer } from '#shared/games/common.ts'
import type { Game } from '../../src-main/rules/game.ts'
import { nextInt, seedRandom } from '../../src-main/rules/random.ts'
import { Line } from '../../src-main/table/line.ts'
import { stepsFor } from '../../src-main/table/state.ts'

export interface SeenPart {
  readonly events: readonly GameEvent[]
  readonly before: unknown
  readonly after: unknown
}
export interface SeenAction {
  readonly seat: number
  readonly parts: readonly SeenPart[]
  /** What main tells of the table before and after the action. */
  readonly before: unknown
  readonly after: unknown
  /** The line, the action on it. */
  readonly line: Line
}

export interface Play {
  readonly options: Json
  readonly seats: number
  readonly seed: string
  readonly viewer: Viewer
}

/** Examples do more than chance does, chance reaches everything: one after the other. */
function anyAction(game: Game, state: unknown, seat: number, random: ReturnType<typeof seedRandom>): Json {
  const { actions } = game.legalActions(state, seat)
  const example = nextInt(random, 2) === 0 ? actions[nextInt(random, actions.length)] : undefined
  return (example ?? game.randomAction(state, seat, random)) as Json
}

export function* seenActions(game: Game, { options, seats, seed, viewer }: Play): Generator<SeenAction> {
  const random = seedRandom(`seen ${seed}`)
  const line = new Line(game, game.setup({ options: game.schemas.options.parse(options), seats, seed }))
  for (;;) {
    const [seat] = line.deciders
    if (seat === undefined) return
    const before = game.view(line.state, viewer)
    const action = anyAction(game, line.state, seat, random)
    line.pushStored({ seat, action, ms: 0, hints: 0, takebacks: 0 })
    const after = game.view(line.state, viewer)
    let shown = before
    const parts = (stepsFor(line, viewer, line.at - 1)[0]?.parts ?? []).map(({ events, view }) => {
      const part = { events, before: shown, after: view ?? after }
      shown = part.after
      return part
    })
    yield { seat, parts, before, after, line }
  }
}
