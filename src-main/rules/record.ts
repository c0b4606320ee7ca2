/** Game records: read from text, replayed to any point, and built. */
import { seatNumbers } from '#shared/games/seats.ts'
import { fillIn, sentence } from '#shared/games/texts.ts'
import type { ToldGame, Json, Refusal } from '#shared/games/common.ts'
import {
  ACTION_NOTES,
  RECORD_FORMAT,
  recordSchema,
  reseedsOf,
  type GameRecord,
  type RecordAction,
} from '#shared/record.ts'
import { DealError, type Game } from './game.ts'
import { rulesOf } from './games.ts'
import { InputError, parseJson, parseShape } from './json.ts'

/**
 * A record whose options, deal and actions are in the shape of its game, each parsed once. Only `playable` makes one, and
 * nothing else can be replayed. Whether the actions are legal is seen then.
 */
export class Playable {
  readonly game: Game
  /** The record, its options complete. */
  readonly record: GameRecord
  /** Its actions in the game's own words, by number. */
  readonly moves: readonly Json[]
  /** Nothing that merely looks like one is taken for it. */
  readonly #parsed = true

  private constructor(game: Game, record: GameRecord, moves: readonly Json[]) {
    this.game = game
    this.record = record
    this.moves = moves
  }

  /** Throws `InputError` naming the field at fault. */
  static of(record: GameRecord): Playable {
    const game = rulesOf(record.game)
    if (!game) throw new InputError('game', `there is no game "${record.game}"`)
    const { info, schemas } = game
    if (record.rules > info.rulesVersion) {
      throw new InputError('rules', `made by newer rules (${record.rules}; known are ${info.rulesVersion})`)
    }
    const { length } = record.seats
    if (length < info.minSeats || length > info.maxSeats) {
      throw new InputError('seats', `${length} seats; the game takes ${info.minSeats} to ${info.maxSeats}`)
    }
    const options = parseShape(schemas.options, record.options, 'options') as Json
    const allowed = seatNumbers(info, options)
    if (!allowed.includes(length)) {
      throw new InputError(
        'seats',
        `${length} seats; with these options the game takes ${allowed.join(' or ')}`,
      )
    }
    const deal =
      record.deal === undefined ? undefined : (parseShape(schemas.deal, record.deal, 'deal') as Json)
    const moves = record.actions.map((action, i) => {
      if (action.seat >= length) throw new InputError(`actions[${i}].seat`, `there is no seat ${action.seat}`)
      return parseShape(schemas.action, gameAction(action), `actions[${i}]`) as Json
    })
    if (reseedsOf(record).some(({ at }) => at > record.actions.length)) {
      throw new InputError('reseed.at', `there are only ${record.actions.length} actions`)
    }
    return new Playable(game, { ...record, options, ...(deal !== undefined && { deal }) }, moves)
  }

  /** The dealt state. Throws `InputError` for a deal the set-up could not produce. */
  start(): unknown {
    const { rules, options, seats, seed, deal } = this.record
    const setup = { rules, options, seats: seats.length, seed, ...(deal !== undefined && { deal }) }
    try {
      return this.freshLuck(this.game.setup(setup), 0)
    } catch (error) {
      if (error instanceof DealError)
        throw new InputError(error.where, error.message.slice(error.where.length + 2))
      throw error
    }
  }

  /** The state after the first `at` actions, with other luck from here on where the record says so. */
  freshLuck(state: unknown, at: number): unknown {
    const fresh = reseedsOf(this.record).find((reseed) => reseed.at === at)
    return fresh ? this.game.reseed(state, fresh.seed) : state
  }
}

/** The parts of a record in the shape of its game. Throws `InputError` naming the field at fault. */
export const playable = (record: GameRecord): Playable => Playable.of(record)

/** A record read from text. Throws as `playable`. */
export const parseRecord = (text: string): Playable => checkRecord(parseJson(text))

/** As `parseRecord`, for data already parsed. */
export const checkRecord = (value: Json): Playable => playable(parseShape(recordSchema, value))

/** The game's own part of a recorded action: without seat and notes. */
export function gameAction(action: RecordAction): Json {
  const notes: readonly string[] = ACTION_NOTES
  return Object.fromEntries(Object.entries(action).filter(([key]) => !notes.includes(key)))
}

/**
 * The state after the first `at` actions (all, when absent). Throws `InputError` naming the number (from 1) of an
 * illegal action and its rule, or an `at` beyond the record.
 */
export function replay(played: Playable, at = played.moves.length): { game: Game; state: unknown } {
  const steps = replaySteps(played, at)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export interface ReplayStep {
  /** Number of actions played so far. */
  readonly at: number
  readonly game: Game
  /** The state before the action; asking for the next step plays it in this very state. */
  readonly state: unknown
  /** The next action, legal here: in the game's own words, and as it was recorded. */
  readonly action: Json
  readonly recorded: RecordAction
}

/** As `replay`, stopping before every action; what it returns at last is the state after all. */
export function* replaySteps(
  played: Playable,
  until = played.moves.length,
): Generator<ReplayStep, { game: Game; state: unknown }, undefined> {
  const { game, record, moves } = played
  if (until > moves.length) {
    throw new InputError('actions', `there are ${moves.length}, so no state after ${until}`)
  }
  let state = played.start()
  for (const [at, recorded] of record.actions.slice(0, until).entries()) {
    const action = moves[at] as Json
    const [refusal] = game.check(state, recorded.seat, action)
    if (refusal) {
      const names = record.seats.map(({ name }) => name)
      const reason = refusalText(game.info, refusal, names)
      throw new InputError(`actions[${at}]`, `action ${at + 1} is against ${refusal.rule}: ${reason}`, {
        key: 'importIllegal',
        params: { ...namedSeat(refusal, names), at: at + 1, rule: refusal.rule, why: refusal.why },
      })
    }
    yield { at, game, state, action, recorded }
    game.play(state, recorded.seat, action)
    state = played.freshLuck(state, at + 1)
  }
  return { game, state }
}

/** What the refusal's sentence names, a seat by its name. */
const namedSeat = ({ params = {} }: Refusal, names: readonly string[]): NonNullable<Refusal['params']> =>
  params['seat'] === undefined ? params : { ...params, seat: names[Number(params['seat'])] ?? params['seat'] }

/** The refusal as an English sentence; `names` by seat. */
export function refusalText(info: ToldGame, refusal: Refusal, names: readonly string[]): string {
  const text = sentence(info.texts.en, `refusals.${refusal.why}`) ?? refusal.why
  const { seat, card, ...params } = refusal.params ?? {}
  return fillIn(text, {
    ...params,
    ...(seat !== undefined && { seat: names[Number(seat)] ?? `seat ${seat}` }),
    ...(card !== undefined && { card: sentence(info.texts.en, `cards.${card}`) ?? card }),
  })
}

/** A record of today's format and rules, with only the fields that are given. */
export function buildRecord(game: Game, parts: Omit<GameRecord, 'format' | 'game' | 'rules'>): GameRecord {
  const { options, seats, seed, deal, actions, meta, reseed } = parts
  return {
    format: RECORD_FORMAT,
    game: game.info.id,
    rules: game.info.rulesVersion,
    options,
    seats,
    seed,
    ...(deal !== undefined && { deal }),
    actions,
    ...(meta && { meta }),
    ...(reseed && { reseed }),
  }
}
