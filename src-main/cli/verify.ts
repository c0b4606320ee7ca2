/** `cli verify`: is a recorded game what it says? Envelope, deal, every action, and every decision of a computer. */
import { inlineThinker } from '../ai/decide.ts'
import type { GameRecord } from '#shared/record.ts'
import { verify, type Finding, type Verification } from '../review/verify.ts'
import { InputError } from '../rules/json.ts'
import { checkRecord, gameAction, type Playable } from '../rules/record.ts'
import { fileAndFlags, fromFile, UsageError } from './input.ts'

const FLAGS = { json: { type: 'boolean' } } as const
const PROGRESS_EVERY_MS = 1000

/** The command's output. Throws `UsageError` naming the first thing in the record that is not as it says. */
export async function verifyCommand(args: readonly string[]): Promise<string> {
  const { file, flags } = fileAndFlags(args, FLAGS)
  const played = await fromFile(file, checkRecord)
  const { record } = played
  const result = await checked(file, played)
  if (result.finding) throw new UsageError(`${file}: ${inWords(record, result.finding)}`)
  if (flags.json) {
    const { seal, decisions, stoodIn, skipped } = result
    return `${JSON.stringify({ seal, actions: record.actions.length, decisions, stoodIn, skipped })}\n`
  }
  return readable(record, result)
}

async function checked(file: string, played: Playable): Promise<Verification> {
  let told = performance.now()
  const onProgress = (done: number, total: number): void => {
    if (!process.stderr.isTTY || performance.now() - told < PROGRESS_EVERY_MS) return
    told = performance.now()
    process.stderr.write(`action ${done} of ${total}\n`)
  }
  try {
    return await verify(played, { thinker: inlineThinker(), onProgress })
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`${file}: ${error.message}`)
    throw error
  }
}

function inWords(record: GameRecord, finding: Finding): string {
  if (finding.fault === 'seal') {
    return `seal.hash: the envelope shown before the game was another one; the contents give ${finding.computed}`
  }
  const { at, seat, decided } = finding
  const recorded = record.actions[at - 1]
  const who = record.seats[seat]
  const was = JSON.stringify(recorded && gameAction(recorded))
  return `actions[${at - 1}]: action ${at} is not what ${who?.name} (${who?.kind}) decides: recorded ${was}, decided ${JSON.stringify(decided)}`
}

const SEALS = {
  none: 'no envelope: nothing was promised before the game',
  right: 'the envelope shown before the game holds these seeds',
} as const

function readable(record: GameRecord, { seal, decisions, stoodIn, skipped }: Verification): string {
  const lines = [
    `${record.game}, ${record.seats.length} seats, ${record.actions.length} actions`,
    ...(seal === 'wrong' ? [] : [`Seal: ${SEALS[seal]}.`]),
    'Deal and actions: follow from the seed, and every action is legal.',
    `Decisions of computers: ${decisions} made again, all equal.`,
    ...(stoodIn > 0 ? [`Of these ${stoodIn} by the rule of thumb, after a search that failed.`] : []),
    ...(skipped > 0 ? [`Not made again: ${skipped} (other opponents than today's, or no seeds kept).`] : []),
  ]
  return `${lines.join('\n')}\n`
}
