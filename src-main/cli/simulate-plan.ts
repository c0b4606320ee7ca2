/** `simulate`: what is to be played, read from the flags. */
import { parseArgs } from 'node:util'
import { LEVELS } from '#shared/games/common.ts'
import { offeredRules, rulesOf } from '../rules/games.ts'
import type { SprtHypotheses } from './simulate-sprt.ts'
import { UsageError } from './usage.ts'

/** Kinds that sit in the arena: the five levels and, for measuring only, three more. */
export const ARENA_KINDS = [...LEVELS, 'random', 'greedy', 'clairvoyant'] as const
export type ArenaKind = (typeof ARENA_KINDS)[number]

export interface SimulationPlan {
  readonly game: string
  readonly options: unknown
  readonly kinds: readonly ArenaKind[]
  /** Each deal is played in every rotation of the kinds. This many at most. */
  readonly deals: number
  readonly seed: string
  /** Iterations of the kinds that search; each level's own where absent. */
  readonly iterations?: number
  readonly workers: number
  /** No deal is begun after so many seconds. */
  readonly budget?: number
  /** The journal to go on from and to write. */
  readonly resume?: string
  /** Stop when it is clear whether the first kind is better than the others. */
  readonly sprt?: SprtHypotheses
  readonly json: boolean
  /** Address of a module whose `GAMES` the threads know, where these are not the house's own. */
  readonly games?: string
}

/** Reads the flags. Throws `UsageError` naming the flag and what is wrong with it. */
export function planSimulation(args: readonly string[], workers: number): SimulationPlan {
  const flags = read(args)
  const game = flags.game ?? missing('--game')
  const rules = rulesOf(game)
  if (!rules) {
    const known = offeredRules().map(({ info }) => info.id)
    throw new UsageError(`--game: ${game} is none of ${known.join(', ')}`)
  }
  const kinds = (flags.seats ?? missing('--seats')).split(',').map(kind)
  const { minSeats, maxSeats } = rules.info
  if (kinds.length < minSeats || kinds.length > maxSeats) {
    throw new UsageError(`--seats: ${kinds.length} named, ${game} takes ${minSeats} to ${maxSeats}`)
  }
  const options = rules.schemas.options.safeParse(jsonOf(flags.options ?? '{}'))
  if (!options.success) throw new UsageError(`--options: ${options.error.issues[0]?.message ?? 'not valid'}`)
  return {
    game,
    options: options.data,
    kinds,
    deals: whole('--games', flags.games ?? '100'),
    seed: flags.seed ?? '1',
    ...(flags.iterations !== undefined && { iterations: whole('--iterations', flags.iterations) }),
    workers: flags.workers === undefined ? workers : whole('--workers', flags.workers),
    ...(flags.budget !== undefined && { budget: whole('--budget', flags.budget) }),
    ...(flags.resume !== undefined && { resume: flags.resume }),
    ...(flags.sprt !== undefined && { sprt: hypotheses(flags.sprt) }),
    json: flags.json ?? false,
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        game: { type: 'string' },
        seats: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string' },
        options: { type: 'string' },
        iterations: { type: 'string' },
        workers: { type: 'string' },
        budget: { type: 'string' },
        resume: { type: 'string' },
        sprt: { type: 'string' },
        json: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function missing(flag: string): never {
  throw new UsageError(`${flag} is missing`)
}

function kind(name: string): ArenaKind {
  const found = ARENA_KINDS.find((k) => k === name)
  if (!found) throw new UsageError(`--seats: ${name || 'nothing'} is none of ${ARENA_KINDS.join(', ')}`)
  return found
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError('--options: not JSON')
  }
}

function hypotheses(text: string): SprtHypotheses {
  const [elo0, elo1, ...more] = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const fine = Number.isFinite(elo0) && Number.isFinite(elo1) && more.length === 0 && elo0! < elo1!
  if (!fine) throw new UsageError(`--sprt: ${text} is not two numbers of Elo, the lower first, as in 0,50`)
  return { elo0: elo0!, elo1: elo1! }
}

export function whole(flag: string, text: string): number {
  const n = Number(text)
  if (!/^\d+$/.test(text) || n < 1 || n > 1e9)
    throw new UsageError(`${flag}: ${text} is not a whole number above 0`)
  return n
}
