/**
 * Two players of Express 01 against each other: one seat of the candidate among copies of the other, every deal from
 * every seat. What a player is: fields of a style (beam, layings, candidates, turns, prior, steps, playouts) and of the
 * weights of its judgement, as JSON; or `random`.
 * usage: node test/lab/express-01-tune.ts [--board germany] [--seats 3] [--length short] [--deals 10]
 *        [--candidate '{"train":0.4}'] [--other '{}']
 */
import { parseArgs } from 'node:util'
import type { Style } from '../../src-main/ai/express-01/brain.ts'
import { WEIGHTS } from '../../src-main/ai/express-01/evaluate.ts'
import { express01 as game } from '../../src-main/rules/express-01/index.ts'
import { anything, playGame, thinking, type TurnPlayer } from './express-01/play.ts'

const { values } = parseArgs({
  options: {
    board: { type: 'string', default: 'germany' },
    seats: { type: 'string', default: '3' },
    length: { type: 'string', default: 'short' },
    deals: { type: 'string', default: '10' },
    candidate: { type: 'string', default: '{}' },
    other: { type: 'string', default: '{}' },
  },
})

/** As a player is written on the command line: every other field is a weight. */
type Written = Partial<Omit<Style, 'weights'>> & { readonly playouts?: number }

function playerOf(text: string): TurnPlayer {
  if (text === 'random') return anything
  const given = JSON.parse(text) as Written
  const { beam = 2, layings = 5, candidates = 4, prior = 4, turns = 1, steps = 24, ...others } = given
  const { playouts = candidates, ...weights } = others
  return thinking(
    { beam, layings, candidates, turns, prior, steps, weights: { ...WEIGHTS, ...weights } },
    playouts,
  )
}

const seats = Number(values.seats)
const [candidate, other] = [playerOf(values.candidate), playerOf(values.other)]
const options = game.schemas.options.parse({
  ...{ board: values.board, length: values.length, blackEngineShare: 'any-payment' },
})
const rounds: number[] = []
let [games, wins, margin, stuck] = [0, 0, 0, 0]
const started = process.cpuUsage()
for (let deal = 0; deal < Number(values.deals); deal++)
  for (let own = 0; own < seats; own++) {
    const players = Array.from({ length: seats }, (_, seat) => (seat === own ? candidate : other))
    const state = playGame({ options, seats, seed: `deal ${deal}`, players })
    const outcome = game.outcome(state)
    if (!outcome) {
      stuck++
      continue
    }
    const { places, totals } = outcome
    games++
    rounds.push(state.round)
    if (places[own] === 1) wins += 1 / places.filter((place) => place === 1).length
    margin += totals[own]! - Math.max(...totals.filter((_, seat) => seat !== own))
  }
const { user, system } = process.cpuUsage(started)
const share = wins / games
const error = Math.sqrt((share * (1 - share)) / games)
rounds.sort((a, b) => a - b)
console.log(
  `${values.board}, ${seats} seats, ${values.length}: ${values.candidate} against ${values.other}: ` +
    `${(100 * share).toFixed(0)}% of ${games} games (standard error ${(100 * error).toFixed(0)}), ` +
    `margin ${(margin / games).toFixed(1)}, rounds ${rounds[Math.floor(rounds.length / 2)]}, ${stuck} stuck, ` +
    `${((user + system) / 1e6 / (games + stuck)).toFixed(2)} s of processor time a game`,
)
