/** A replayed position as text for people. A game may draw its own table; else its view is printed as it is. */
import type { Json, Outcome } from '#shared/games/common.ts'
import type { GameRecord } from '#shared/record.ts'
import { columns } from '../games/columns.ts'
import { offeredGame } from '../games/offer.ts'

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
