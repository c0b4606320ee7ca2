/** Who sits in the arena. The levels are given views; what else plays is for measuring only. */
import type { Level } from '#shared/games/common.ts'
import { brainOf } from '../ai/brains.ts'
import { budgetOf } from '../ai/decide.ts'
import type { Game } from '../rules/game.ts'
import { seedRandom } from '../rules/random.ts'
import type { ArenaKind } from './simulate-plan.ts'

/** One decision to make: `state` is for players that are no opponents of the application. */
export interface ArenaTurn {
  readonly rules: Game
  readonly state: unknown
  readonly seat: number
  readonly seed: string
  /** Overrides what the player would spend. */
  readonly iterations?: number
}

/** Returns a legal action. */
export type ArenaPlayer = (turn: ArenaTurn) => unknown

/** Players from outside, by kind: the sources know of none that sees the true state. */
export type ExtraPlayers = Readonly<Partial<Record<ArenaKind, ArenaPlayer>>>

/** The player of a kind; throws where only an extra player could sit. */
export function arenaPlayer(kind: ArenaKind, extras: ExtraPlayers): ArenaPlayer {
  const extra = extras[kind]
  if (extra) return extra
  if (kind === 'random') {
    return ({ rules, state, seat, seed }) => rules.randomAction(state, seat, seedRandom(seed))
  }
  if (kind === 'greedy') {
    return ({ rules, state, seat }) => brainOf(rules.info.id).greedy(rules.view(state, seat), seat)
  }
  if (kind === 'clairvoyant') throw new Error('clairvoyant plays only from a source checkout')
  return (turn) => honest(kind, turn)
}

/** A level with its own iterations and no clock, so that the same seed gives the same games. */
function honest(level: Level, { rules, state, seat, seed, iterations }: ArenaTurn): unknown {
  const own = budgetOf(rules.info.id, level).iterations
  const spend = own === 0 ? 0 : (iterations ?? own)
  const verdict = brainOf(rules.info.id).decide(rules.view(state, seat), seat, {
    level,
    seed,
    iterations: spend,
  })
  return verdict?.action
}
