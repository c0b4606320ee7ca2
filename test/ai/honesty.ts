/**
 * Proof that an opponent knows no more than its seat: worlds that look the same from a seat lead to the same
 * decision. For every game with an opponent; the long check runs it at full counts.
 */
import { LEVELS, type Json, type Level } from '../../src-shared/games/common.ts'
import { seatNumbers } from '../../src-shared/games/seats.ts'
import { brainOf, budgetOf } from '../../src-main/ai/decide.ts'
import { nextInt, seedRandom, type Random } from '../../src-main/rules/random.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import type { Game } from '../../src-main/rules/game.ts'
import '../support/games.ts'

export interface HonestyOrder {
  readonly game: string
  readonly pairs: number
  /** Each level's own number where absent. */
  readonly iterations?: number
  readonly seed: string
  /** Levels taken in turn; all five where absent. */
  readonly levels?: readonly Level[]
  readonly onProgress?: (pairs: number) => void
}

export interface HonestyReport {
  readonly pairs: number
  /** Pairs whose hidden cards really differed. */
  readonly different: number
  /** What went wrong, one line for each pair; empty when all is well. */
  readonly faults: readonly string[]
}

/** Draws positions from random games over all seat counts and options, and compares decisions in pairs of worlds. */
export function proveHonesty({
  game,
  pairs,
  iterations,
  seed,
  levels = LEVELS,
  onProgress,
}: HonestyOrder): HonestyReport {
  const rules = gameOf(game)
  const random = seedRandom(seed)
  const faults: string[] = []
  let different = 0
  for (let pair = 0; pair < pairs; pair++) {
    const { state, seat } = position(rules, random, `${seed} ${pair}`)
    const view = rules.view(state, seat)
    const other = brainOf(game).determinize(view, random)
    const name = `pair ${pair}, seat ${seat}`
    const otherView = rules.view(other, seat)
    if (text(otherView) !== text(view)) {
      faults.push(`${name}: the other world does not look the same`)
      continue
    }
    if (text(rules.view(other, 'all')) !== text(rules.view(state, 'all'))) different++
    const level = levels[pair % levels.length]!
    const order = {
      level,
      seed: `${seed} ${pair}`,
      iterations: iterations ?? budgetOf(game, level).iterations,
    }
    const here = brainOf(game).decide(view, seat, order)
    const there = brainOf(game).decide(otherView, seat, order)
    onProgress?.(pair + 1)
    if (text(here) !== text(there)) faults.push(`${name}, ${order.level}: the decisions differ`)
  }
  return { pairs, different, faults }
}

interface Position {
  readonly state: unknown
  readonly seat: number
}

/** A position with a seat to decide, somewhere in a random game; secret choices of others may be under way. */
export function position(rules: Game, random: Random, seed: string): Position {
  const history = randomGame(rules, random, seed)
  return toDecide(rules, random, history[nextInt(random, history.length)])
}

/** The same where several seats decide at once; undefined where the game never let them. */
export function secretPosition(rules: Game, random: Random, seed: string): Position | undefined {
  const secret = randomGame(rules, random, seed).filter((state) => rules.deciders(state).length > 1)
  return secret.length === 0 ? undefined : toDecide(rules, random, secret[nextInt(random, secret.length)])
}

function toDecide(rules: Game, random: Random, state: unknown): Position {
  const deciders = rules.deciders(state)
  return { state, seat: deciders[nextInt(random, deciders.length)]! }
}

/** Every position of a random game but its last, over all seat counts and options. */
function randomGame(rules: Game, random: Random, seed: string): readonly unknown[] {
  const { minSeats, maxSeats, options } = rules.info
  const drawn = nextInt(random, maxSeats - minSeats + 1)
  const chosen = Object.fromEntries(options.map((o) => [o.name, o.values[nextInt(random, o.values.length)]!]))
  const allowed = seatNumbers(rules.info, chosen)
  const seats = allowed[drawn % allowed.length]!
  const state = rules.setup({ options: rules.schemas.options.parse(chosen), seats, seed })
  const history: unknown[] = []
  for (let deciders = rules.deciders(state); deciders.length > 0; deciders = rules.deciders(state)) {
    history.push(rules.clone(state))
    const seat = deciders[nextInt(random, deciders.length)]!
    rules.play(state, seat, rules.randomAction(state, seat, random))
  }
  return history
}

export function gameOf(id: string): Game {
  const rules = rulesOf(id)
  if (!rules) throw new Error(`there is no game ${id}`)
  return rules
}

/** JSON with sorted keys, so that only content counts. */
export function text(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part as Record<string, Json>).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
