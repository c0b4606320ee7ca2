/** Game records: read from text, replayed to any point, and built. */
import { seatNumbers } from '#shared/games/seats.ts'
import { fillIn, sentence } from '#shared/games/texts.ts'
import type { GameInfo, Json, Refusal } from '#shared/games/common.ts'
import { recordSchema } from '#shared/record.ts'
import { ACTION_NOTES, RECORD_FORMAT, reseedsOf, type GameRecord, type RecordAction } from '#shared/record.ts'
import { DealError, type Game } from './game.ts'
import { rulesOf } from './games.ts'
import { InputError, parseJson, parseShape } from './json.ts'

/** A record read from text, in shape, its options complete. Throws `InputError` naming the field at fault. */
export function parseRecord(text: string): GameRecord {
  return checkRecord(parseJson(text))
}

/** As `parseRecord`, for data already parsed. Legality of the actions is seen when it is replayed. */
export function checkRecord(value: Json): GameRecord {
  const record = parseShape(recordSchema, value)
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
  if (record.deal !== undefined) parseShape(schemas.deal, record.deal, 'deal')
  record.actions.forEach((action, i) => {
    if (action.seat >= length) throw new InputError(`actions[${i}].seat`, `there is no seat ${action.seat}`)
    parseShape(schemas.action, gameAction(action), `actions[${i}]`)
  })
  if (reseedsOf(record).some(({ at }) => at > record.actions.length)) {
    throw new InputError('reseed.at', `there are only ${record.actions.length} actions`)
  }
  return { ...record, options }
}

/** The game's own part of a recorded action: without seat and notes. */
export function gameAction(action: RecordAction): Json {
  const notes: readonly string[] = ACTION_NOTES
  return Object.fromEntries(Object.entries(action).filter(([key]) => !notes.includes(key)))
}

/** The dealt state of a record. Throws `InputError` for a deal the set-up could not produce. */
export function startOf(record: GameRecord): { game: Game; state: unknown } {
  const game = rulesOf(record.game)
  if (!game) throw new InputError('game', `there is no game "${record.game}"`)
  const { options, seed, deal } = record
  try {
    const setup = { options, seats: record.seats.length, seed, ...(deal !== undefined && { deal }) }
    return { game, state: freshLuck(game, game.setup(setup), record, 0) }
  } catch (error) {
    if (error instanceof DealError)
      throw new InputError(error.where, error.message.slice(error.where.length + 2))
    throw error
  }
}

/**
 * The state after the first `at` actions (all, when absent). Throws `InputError` naming the number (from 1) of an
 * illegal action and its rule, or an `at` beyond the record.
 */
export function replay(record: GameRecord, at = record.actions.length): { game: Game; state: unknown } {
  const steps = replaySteps(record, at)
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
  /** The next action, legal here. */
  readonly recorded: RecordAction
}

/** As `replay`, stopping before every action; what it returns at last is the state after all. */
export function* replaySteps(
  record: GameRecord,
  until = record.actions.length,
): Generator<ReplayStep, { game: Game; state: unknown }, undefined> {
  if (until > record.actions.length) {
    throw new InputError('actions', `there are ${record.actions.length}, so no state after ${until}`)
  }
  const { game, state: start } = startOf(record)
  let state = start
  for (const [at, recorded] of record.actions.slice(0, until).entries()) {
    const action = gameAction(recorded)
    const [refusal] = game.check(state, recorded.seat, action)
    if (refusal) {
      const names = record.seats.map(({ name }) => name)
      const reason = refusalText(game.info, refusal, names)
      throw new InputError(`actions[${at}]`, `action ${at + 1} is against ${refusal.rule}: ${reason}`)
    }
    yield { at, game, state, recorded }
    game.play(state, recorded.seat, action)
    state = freshLuck(game, state, record, at + 1)
  }
  return { game, state }
}

function freshLuck(game: Game, state: unknown, record: GameRecord, at: number): unknown {
  const fresh = reseedsOf(record).find((reseed) => reseed.at === at)
  return fresh ? game.reseed(state, fresh.seed) : state
}

/** The refusal as an English sentence; `names` by seat. */
export function refusalText(info: GameInfo, refusal: Refusal, names: readonly string[]): string {
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
