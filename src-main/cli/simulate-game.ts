/** One game of the arena, from the deal to the result, and who sits in it. */
import type { Level } from '#shared/games/common.ts'
import { brainOf, budgetOf } from '../ai/decide.ts'
import type { Game } from '../rules/game.ts'
import { seedRandom } from '../rules/random.ts'
import type { ArenaKind } from './simulate-plan.ts'
import { rulesOf } from '../rules/games.ts'

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
function arenaPlayer(kind: ArenaKind, extras: ExtraPlayers): ArenaPlayer {
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

// One game of the arena, from the deal to the result.

/** What every game of a run has in common. */
export interface ArenaTable {
  readonly game: string
  readonly options: unknown
  readonly kinds: readonly ArenaKind[]
  readonly seed: string
  readonly iterations?: number
}

/** Of one game, by place in the list of kinds (not by seat). */
export interface GameResult {
  readonly deal: number
  readonly rotation: number
  /** Share of the victory; partners have the same. */
  readonly shares: readonly number[]
  readonly totals: readonly number[]
  /** Time of every decision with a choice, in milliseconds to the hundredth. */
  readonly times: readonly (readonly number[])[]
}

/** Seats that win or lose together: two where the options say that partners play. */
export const sideOf = (options: unknown): number =>
  (options as { readonly partners?: boolean }).partners === true ? 2 : 1

/** What a run has besides its table: players from outside, and the clock that decisions are timed by. */
export interface ArenaSurroundings {
  readonly extras: ExtraPlayers
  readonly now: () => number
}

/** Plays a deal with the kinds moved on by `rotation` seats: cards and start player stay. */
export function playArenaGame(
  table: ArenaTable,
  deal: number,
  rotation: number,
  { extras, now }: ArenaSurroundings,
): GameResult {
  const rules = rulesOf(table.game)
  if (!rules) throw new Error(`there is no game ${table.game}`)
  const seats = table.kinds.length
  const placeAt = (seat: number): number => (seat + rotation) % seats
  const players = table.kinds.map((kind) => arenaPlayer(kind, extras))
  const times: number[][] = table.kinds.map(() => [])
  const state = rules.setup({ options: table.options, seats, seed: `${table.seed} ${deal}` })
  let decision = 0
  for (let deciders = rules.deciders(state); deciders.length > 0; deciders = rules.deciders(state)) {
    const seat = deciders[0]!
    const place = placeAt(seat)
    const legal = rules.legalActions(state, seat)
    const forced = legal.complete && legal.actions.length === 1
    const start = now()
    const action = forced
      ? legal.actions[0]
      : players[place]!({
          rules,
          state,
          seat,
          seed: `${table.seed} ${deal} ${rotation} ${decision}`,
          ...(table.iterations !== undefined && { iterations: table.iterations }),
        })
    if (!forced) times[place]!.push(Math.round(100 * (now() - start)) / 100)
    rules.play(state, seat, action)
    decision++
  }
  const { places, totals } = rules.outcome(state)!
  const winners = places.filter((place) => place === 1).length
  const byPlace = (of: (seat: number) => number): number[] =>
    table.kinds.map((_, place) => of((place - rotation + seats) % seats))
  return {
    deal,
    rotation,
    shares: byPlace((seat) => (places[seat] === 1 ? sideOf(table.options) / winners : 0)),
    totals: byPlace((seat) => totals[seat]!),
    times,
  }
}
