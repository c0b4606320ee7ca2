/**
 * "Is the new one better?", asked after every deal and answered as soon as the games allow: Wald's sequential
 * probability ratio test, in the form for means (generalised test, normal approximation; Van den Bergh).
 */
import { parseArgs } from 'node:util'
import { LEVELS } from '#shared/games/common.ts'
import { offeredRules, rulesOf } from '../rules/games.ts'
import { UsageError } from './input.ts'

/** Elo apart from the others: at most `elo0` is the one hypothesis, at least `elo1` the other. */
export interface SprtHypotheses {
  readonly elo0: number
  readonly elo1: number
}

export interface SprtState extends SprtHypotheses {
  /** Logarithm of how much better `elo1` explains the games than `elo0`. */
  readonly llr: number
  /** Reaching either ends the test; both errors are then at most 5%. */
  readonly bounds: readonly [number, number]
  readonly verdict: 'elo0' | 'elo1' | 'open'
  /** Deals looked at. */
  readonly deals: number
}

const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)
/** Fewer deals say too little about their own spread. */
const FEWEST_DEALS = 10

/** Share of the victories of a side, a seat or partners, that much stronger than each of the others. */
export function shareAt(elo: number, sides: number): number {
  const strength = 10 ** (elo / 400)
  return strength / (strength + sides - 1)
}

/** Judges the mean shares of the first kind, one for each deal, in the order of the deals; stops at the first answer. */
export function sprt(shares: readonly number[], sides: number, { elo0, elo1 }: SprtHypotheses): SprtState {
  const low = shareAt(elo0, sides)
  const high = shareAt(elo1, sides)
  let sum = 0
  let squares = 0
  let llr = 0
  let deals = 0
  let verdict: SprtState['verdict'] = 'open'
  while (deals < shares.length && verdict === 'open') {
    const share = shares[deals++]!
    sum += share
    squares += share * share
    if (deals < FEWEST_DEALS) continue
    const mean = sum / deals
    // One deal more, of the widest spread there is, keeps the first few that agree from deciding.
    const variance = (squares - deals * mean * mean + 0.25) / (deals + 1)
    llr = (deals * (high - low) * (2 * mean - low - high)) / (2 * variance)
    if (Math.abs(llr) >= BOUND) verdict = llr > 0 ? 'elo1' : 'elo0'
  }
  return { elo0, elo1, llr, bounds: [-BOUND, BOUND], verdict, deals }
}

// `simulate`: what is to be played, read from the flags.

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
    seed: (flags.seed ?? '1').normalize('NFC'),
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
