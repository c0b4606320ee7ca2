// Games of Express 01 among computer players that keep to the turn they have chosen, as fast as they go.
import { decideAs, express01Brain } from '../../src-main/ai/express-01/brain.ts'
import { express01 as game } from '../../src-main/rules/express-01/index.ts'
import { seedRandom } from '../../src-main/rules/random.ts'

/** Rounds after which a game counts as one that does not end. */
const MOST_ROUNDS = 100

/**
 * A player `(state, seat, seed) => actions`: all actions of the turn in mind. `style` is what `decideAs` takes,
 * `iterations` its playouts for one decision.
 */
export const thinking = (style, iterations) => (state, seat, seed) =>
  decideAs(game.view(state, seat), seat, style, { level: 'conductor', seed, iterations }).turn

export const anything = (state, seat, seed) => [game.randomAction(state, seat, seedRandom(seed))]

/** An opponent as it is played against, but that it keeps to the turn it has in mind. */
export const opponent = (level) => (state, seat, seed) =>
  express01Brain.decide(game.view(state, seat), seat, { level, seed }).turn

/** Plays one game; `look(state, action, happened)` sees every action with what came of it. The last state. */
export function playGame({ options, seats, seed, players, look = () => {} }) {
  const state = game.setup({ options, seats, seed })
  let count = 0
  for (
    let who = game.deciders(state);
    who.length > 0 && state.round <= MOST_ROUNDS;
    who = game.deciders(state)
  ) {
    const seat = who[0]
    const { round } = state
    for (const action of players[seat](state, seat, `${seed} ${count++}`)) {
      const now = game.deciders(state)
      if (state.round !== round || now[0] !== seat || game.check(state, seat, action).length > 0) break
      look(state, action, game.play(state, seat, action))
      // What others take of a payment in between does not end the turn in mind.
      for (let next = game.deciders(state); next.length > 0 && next[0] !== seat && isSmall(state);) {
        const [small] = players[next[0]](state, next[0], `${seed} ${count++}`)
        look(state, small, game.play(state, next[0], small))
        next = game.deciders(state)
      }
    }
  }
  return state
}

const isSmall = (state) => state.phase === 5 || state.phase === 6
