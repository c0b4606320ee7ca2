/** Commands on one file: `cli replay`, `cli score`, and those that only one game has. */
import type { Json, Outcome, Viewer } from '#shared/games/common.ts'
import type { GameRecord } from '#shared/record.ts'
import { columns, type FileCommand, type Reckoning } from '../games/game.ts'
import { offeredGame, offeredGames } from '../games/offer.ts'
import type { Game } from '../rules/game.ts'
import { InputError, parseShape } from '../rules/json.ts'
import { checkRecord, gameAction, refusalText, replay } from '../rules/record.ts'
import { fileAndFlags, fromFile, UsageError } from './input.ts'

export interface ReplayResult {
  readonly at: number
  readonly deciders: readonly number[]
  readonly view: Json
  readonly outcome: Outcome | null
  /** With `--legal` only: what each deciding seat may do, and whether that is all. */
  readonly legal?: readonly Json[]
  readonly legalComplete?: boolean
  /** With `--check`: the verdict, null for a legal action. */
  readonly check: Verdict | null
}
interface Reason {
  readonly rule: string
  readonly text: string
}
export interface Verdict extends Reason {
  readonly all: readonly Reason[]
}

export async function readableReplay(
  record: GameRecord,
  result: ReplayResult,
  checked: boolean,
): Promise<string> {
  const { at, deciders, view, outcome, legal, legalComplete, check } = result
  const names = record.seats.map(({ name }) => name)
  const parts = [`${record.game}, after ${at} of ${record.actions.length} actions\n`]
  const own = await offeredGame(record.game)?.readable?.()
  parts.push(own ? own.draw(view, names) : `${JSON.stringify(view, null, 2)}\n`)
  if (deciders.length > 0) parts.push(`To decide: ${deciders.map((seat) => names[seat]).join(', ')}\n`)
  if (outcome) {
    const rows = names.map((name, seat) => [name, outcome.places[seat]!, outcome.totals[seat]!])
    parts.push(columns([['result', 'place', 'total'], ...rows]))
  }
  if (legal) {
    const list = legal.map((action) => `  ${JSON.stringify(action)}\n`).join('')
    parts.push(`Legal${legalComplete ? '' : ' (examples)'}:\n${list}`)
  }
  if (checked)
    parts.push(check ? check.all.map(({ rule, text }) => `${rule}: ${text}\n`).join('') : 'Legal.\n')
  return parts.join('\n')
}

// `cli replay`: a recorded game after any of its actions.

const FLAGS = {
  at: { type: 'string' },
  viewer: { type: 'string' },
  legal: { type: 'boolean' },
  check: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** The command's output. Throws `UsageError` naming file, field and reason. */
export async function replayCommand(args: readonly string[]): Promise<string> {
  const { file, flags } = fileAndFlags(args, FLAGS)
  const { record, game, state, at } = await fromFile(file, (json) => {
    const played = checkRecord(json)
    const { record } = played
    const at = whole('--at', flags.at, record.actions.length, 'actions') ?? record.actions.length
    return { record, at, ...replay(played, at) }
  })
  const viewer = viewerOf(flags.viewer, record.seats.length)
  const action = flags.check
  const result: ReplayResult = {
    at,
    deciders: game.deciders(state),
    view: game.view(state, viewer) as Json,
    outcome: game.outcome(state) ?? null,
    ...(flags.legal && legalActions(game, state)),
    check: action === undefined ? null : await fromFile(action, (json) => verdict(game, state, record, json)),
  }
  if (flags.json) return `${JSON.stringify(result)}\n`
  return readableReplay(record, result, action !== undefined)
}

function legalActions(game: Game, state: unknown): { legal: Json[]; legalComplete: boolean } {
  const lists = game.deciders(state).map((seat) => ({ seat, ...game.legalActions(state, seat) }))
  return {
    legal: lists.flatMap(({ seat, actions }) =>
      actions.map((action): Json => ({ seat, ...(action as object) })),
    ),
    legalComplete: lists.every(({ complete }) => complete),
  }
}

function verdict(game: Game, state: unknown, record: GameRecord, json: Json): Verdict | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new InputError('', 'an action is an object like {"seat":0,"do":"..."}')
  }
  const { seat, ...rest } = json as { seat?: Json; [key: string]: Json | undefined }
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= record.seats.length) {
    throw new InputError('seat', `must be a seat from 0 to ${record.seats.length - 1}`)
  }
  const action = parseShape(game.schemas.action, gameAction({ ...rest, seat }))
  const names = record.seats.map(({ name }) => name)
  const all = game.check(state, seat, action).map((refusal) => ({
    rule: refusal.rule,
    text: refusalText(game.info, refusal, names),
  }))
  return all[0] ? { ...all[0], all } : null
}

function viewerOf(text: string | undefined, seats: number): Viewer {
  if (text === undefined || text === 'all') return 'all'
  if (text === 'public') return 'public'
  const seat = /^\d$/.test(text) ? Number(text) : NaN
  if (seat < seats) return seat
  throw new UsageError(`--viewer: "${text}" is not all, public, or a seat from 0 to ${seats - 1}`)
}

/** A whole number from 0 to `most`, or undefined where the flag is not given. */
function whole(flag: string, text: string | undefined, most: number, of: string): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${flag}: "${text}" is not a whole number`)
  if (Number(text) > most) throw new UsageError(`${flag}: there are only ${most} ${of}`)
  return Number(text)
}

// Commands that answer to one file, as data or as text for people.

/** `cli score`: judges a layout typed in by hand. It does not count copies of cards. */
export const scoreCommand = (args: readonly string[]): Promise<string> => answer(args, scoreOf)

/** A command that only one game has. */
export const gameCommand =
  ({ load }: FileCommand) =>
  (args: readonly string[]): Promise<string> =>
    answer(args, async (question) => (await load()).solve(question))

/** The command's output. Throws `UsageError` naming file, field and reason. */
async function answer(
  args: readonly string[],
  solve: (question: Json) => Promise<Reckoning>,
): Promise<string> {
  const { file, flags } = fileAndFlags(args, { json: { type: 'boolean' } })
  const { result, text } = await fromFile(file, solve)
  return flags.json ? `${JSON.stringify(result)}\n` : text
}

async function scoreOf(layout: Json): Promise<Reckoning> {
  const id = typeof layout === 'object' && layout !== null && 'game' in layout ? layout.game : undefined
  const load = typeof id === 'string' ? offeredGame(id)?.score : undefined
  if (load) return (await load()).score(layout)
  const known = offeredGames().filter(({ score }) => score)
  throw new InputError('game', `must be one of ${known.map(({ rules }) => rules.info.id).join(', ')}`)
}
