/**
 * What the opponents decide, written down: positions over whole games of the fewest and the most seats, and in each
 * the decision of every level. As long as these stay the same, a change of the players' code has not changed the
 * players, and figures measured with them stay valid.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LEVELS, type Json, type Level } from '../../src-shared/games/common.ts'
import { brainOf } from '../../src-main/ai/decide.ts'
import type { Verdict } from '../../src-main/ai/frame/brain.ts'
import type { Game } from '../../src-main/rules/game.ts'
import { gameOf, text } from './honesty.ts'

interface Decided {
  readonly action: Json
  /** Expected share of the victory of the best few candidates, in thousandths, best first. */
  readonly shares: readonly number[]
  /** Digest of every candidate with its visits, share and margin. */
  readonly weighed: string
}

/** One line of the file: a position, and what each level decides in it. */
export interface RecordedPosition {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
  readonly seed: string
  /** How many decisions of the game came before. */
  readonly at: number
  readonly seat: number
  /** The action of the apprentice without its slips. */
  readonly greedy: Json
  readonly levels: Readonly<Record<Level, Decided>>
  /** The director's where it is to weigh the last of the listed legal actions as well, as the coach asks it to. */
  readonly coached: Decided
}

interface Sample {
  /** Positions taken from one game. */
  readonly positions: number
  /** Options of the first and the second game of a number of seats; the defaults fill the rest. */
  readonly options: readonly Readonly<Record<string, Json>>[]
  /** Iterations that stand for the level's own, which take too long here. */
  readonly iterations: Readonly<Partial<Record<Level, number>>>
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  'tennessee-central': {
    positions: 20,
    options: [{}, { locomotive: 'anywhere' }],
    iterations: { engineer: 40, dispatcher: 150, director: 300 },
  },
  express: {
    positions: 8,
    options: [{ match: 'hand' }, { match: 'hands', hands: 2 }],
    iterations: { engineer: 24, dispatcher: 60, director: 100 },
  },
  'express-01': {
    positions: 8,
    options: [{}, { board: 'usa' }],
    iterations: { engineer: 10, dispatcher: 30, director: 60 },
  },
}
const SHARES_SHOWN = 3
/** Iterations of a decision for the coach. */
const COACHED = 50

/** The file: a line of JSON for each position. `test/lab/record-decisions.ts` writes it. */
export const DECISIONS = new URL('../fixtures/decisions.jsonl', import.meta.url)

/** The recorded positions of a game; none where it has none. */
export function decisionsOf(game: string): RecordedPosition[] {
  return readFileSync(DECISIONS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RecordedPosition)
    .filter((position) => position.game === game)
}

/** Six letters that change when any of the players' decisions does; what is decided for the coach is left out. */
export const markOf = (positions: readonly RecordedPosition[]): string =>
  digest(
    positions.map((position) => ({ ...position, coached: undefined })),
    6,
  )

/** Plays the games of the sample and writes down what every level decides in them. */
export function recordDecisions(id: string): RecordedPosition[] {
  const game = gameOf(id)
  const { minSeats, maxSeats } = game.info
  return [minSeats, maxSeats].flatMap((seats) =>
    sampleOf(id).options.flatMap((options, i) =>
      recordPlay(game, { game: id, seats, options, seed: `decisions ${i + 1}` }),
    ),
  )
}

function sampleOf(id: string): Sample {
  const sample = SAMPLES[id]
  if (!sample) throw new Error(`no sample of decisions is described for ${id}`)
  return sample
}

interface Moment {
  readonly at: number
  readonly seat: number
  readonly state: unknown
}

/** The conductor plays all seats, so that positions are such as come up between sensible players. */
function recordPlay(
  game: Game,
  play: Pick<RecordedPosition, 'game' | 'seats' | 'options' | 'seed'>,
): RecordedPosition[] {
  const defaults = Object.fromEntries(game.info.options.map(({ name, values }) => [name, values[0]!]))
  const options = game.schemas.options.parse({ ...defaults, ...play.options })
  const state = game.setup({ options, seats: play.seats, seed: play.seed })
  const moments: Moment[] = []
  let at = 0
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = seats[at % seats.length]!
    const { complete, actions } = game.legalActions(state, seat)
    if (!complete || actions.length > 1) moments.push({ at, seat, state: game.clone(state) })
    const order = { level: 'conductor', seed: `${play.seed} ${at}` } as const
    game.play(state, seat, brainOf(play.game).decide(game.view(state, seat), seat, order)!.action)
    at++
  }
  return spread(moments, sampleOf(play.game).positions).map((moment) => ({
    ...play,
    ...decided(game, moment),
  }))
}

/** The first of the moments with a choice, the last, and evenly those between. */
function spread(moments: readonly Moment[], count: number): Moment[] {
  const step = (moments.length - 1) / (count - 1)
  return Array.from({ length: count }, (_, i) => moments[Math.round(i * step)]!)
}

function decided(
  game: Game,
  { at, seat, state }: Moment,
): Pick<RecordedPosition, 'at' | 'seat' | 'greedy' | 'levels' | 'coached'> {
  const brain = brainOf(game.info.id)
  const view = game.view(state, seat)
  const { iterations } = sampleOf(game.info.id)
  const levels = LEVELS.map((level) => {
    const order = { level, seed: `${at} ${level}`, iterations: iterations[level] ?? 0 }
    return [level, recorded(brain.decide(view, seat, order))] as const
  })
  const consider = game.legalActions(state, seat).actions.at(-1) as Json
  const asked = { level: 'director', seed: `${at} coach`, iterations: COACHED, consider } as const
  return {
    at,
    seat,
    greedy: brain.greedy(view, seat) as Json,
    levels: Object.fromEntries(levels) as Record<Level, Decided>,
    coached: recorded(brain.decide(view, seat, asked)),
  }
}

function recorded(verdict: Verdict<unknown> | undefined): Decided {
  if (!verdict) throw new Error('nobody cancelled, yet there is no decision')
  const { action, iterations, candidates } = verdict
  const weighed = candidates.map((one) => [one.action, one.visits, fine(one.share), fine(one.margin)])
  return {
    action: action as Json,
    shares: candidates.slice(0, SHARES_SHOWN).map(({ share }) => Math.round(1000 * share)),
    weighed: digest([iterations, weighed], 8),
  }
}

const fine = (value: number): string => value.toPrecision(9)

const digest = (value: unknown, letters: number): string =>
  createHash('sha256').update(text(value)).digest('hex').slice(0, letters)
