/** Games of Express 01 among computer players that keep to the turn they have chosen, as fast as they go. */
import type { GameEvent, Happened, Level } from '../../../src-shared/games/common.ts'
import type {
  Express01Action,
  Express01Event,
  Express01Options,
} from '../../../src-shared/games/express-01/types.ts'
import { express01Brain, playerOf, type Style } from '../../../src-main/ai/express-01/brain.ts'
import { express01 as game } from '../../../src-main/rules/express-01/index.ts'
import { PHASE, type State } from '../../../src-main/rules/express-01/state.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'

/** Rounds after which a game counts as one that does not end. */
const MOST_ROUNDS = 100

/** All actions of the turn in mind. */
export type TurnPlayer = (state: State, seat: number, seed: string) => readonly Express01Action[]

/** A player that thinks in a style, with so many playouts for one decision. */
export function thinking(style: Style, iterations: number): TurnPlayer {
  const styles = { apprentice: style, conductor: style, engineer: style, dispatcher: style, director: style }
  const brain = playerOf(styles)
  return (state, seat, seed) =>
    brain.decide(game.view(state, seat), seat, { level: 'director', seed, iterations })?.turn ?? []
}

export const anything: TurnPlayer = (state, seat, seed) => [game.randomAction(state, seat, seedRandom(seed))]

/** An opponent as it is played against, but that it keeps to the turn it has in mind. */
export const opponent =
  (level: Level): TurnPlayer =>
  (state, seat, seed) =>
    express01Brain.decide(game.view(state, seat), seat, { level, seed })?.turn ?? []

export interface PlayOrder {
  readonly options: Express01Options
  readonly seats: number
  readonly seed: string
  /** By seat. */
  readonly players: readonly TurnPlayer[]
  /** Sees every action, in the position after it, with what came of it. */
  readonly look?: (
    state: State,
    action: Express01Action,
    happened: readonly Happened<Express01Event>[],
  ) => void
}

/** Plays one game to its last state. */
export function playGame({ options, seats, seed, players, look }: PlayOrder): State {
  const state = game.setup({ options, seats, seed })
  let count = 0
  const chosen = (seat: number): readonly Express01Action[] =>
    players[seat]!(state, seat, `${seed} ${count++}`)
  const play = (seat: number, action: Express01Action): void => {
    const told: Happened<GameEvent>[] = []
    game.play(state, seat, action, told)
    look?.(state, action, told as Happened<Express01Event>[])
  }
  for (let seat = deciderOf(state); seat !== undefined && state.round <= MOST_ROUNDS;) {
    const { round } = state
    for (const action of chosen(seat)) {
      if (state.round !== round || deciderOf(state) !== seat || game.check(state, seat, action).length > 0)
        break
      play(seat, action)
      // What others take of a payment in between does not end the turn in mind.
      for (let next = deciderOf(state); next !== undefined && next !== seat && isSmall(state);) {
        play(next, chosen(next)[0]!)
        next = deciderOf(state)
      }
    }
    seat = deciderOf(state)
  }
  return state
}

const deciderOf = (state: State): number | undefined => game.deciders(state)[0]

const isSmall = ({ phase }: State): boolean => phase === PHASE.take || phase === PHASE.engine
