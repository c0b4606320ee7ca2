/** The decisions of people in a game: where there was a choice, and what the seat knew. */
import type { Json } from '#shared/games/common.ts'
import type { GameRecord } from '#shared/record.ts'
import { gameAction, replaySteps } from '../../rules/record.ts'

export interface Moment {
  /** Number of actions before it. */
  readonly at: number
  readonly seat: number
  readonly game: string
  readonly view: Json
  readonly action: Json
}

/** From action number `from` on: what came before was decided in another game. Throws as `replaySteps`. */
export function* moments(record: GameRecord, from = 0): Generator<Moment> {
  for (const { at, game, state, recorded } of replaySteps(record)) {
    const { seat } = recorded
    if (at < from || record.seats[seat]?.kind !== 'human') continue
    const { complete, actions } = game.legalActions(state, seat)
    if (complete && actions.length < 2) continue
    yield {
      ...{ at, seat, game: game.info.id },
      view: game.view(state, seat) as Json,
      action: gameAction(recorded),
    }
  }
}
