/**
 * Is a record what it says? The envelope is computed again, the deal is made from the seeds, every action is checked
 * by the rules, and every decision of a computer is made once more from what its seat could see.
 */
import type { Json, Level } from '#shared/games/common.ts'
import { type GameRecord, reseedsOf } from '#shared/record.ts'
import { budgetOf } from '../ai/decide.ts'
import { AI_VERSION, CancelledError, type Decision, type Thinker } from '../ai/decision.ts'
import { type Playable, replaySteps } from '../rules/record.ts'
import { canonical, sealOf } from '../table/record.ts'

export type Finding =
  /** Envelope and contents do not belong together; `computed` is the contents' hash. */
  | { readonly fault: 'seal'; readonly computed: string }
  /** Action `at` (from 1) of a computer is not what it decides in its place. */
  | { readonly fault: 'decision'; readonly at: number; readonly seat: number; readonly decided: Json }

export interface Verification {
  /** Nothing: the record has no envelope. */
  readonly seal: 'right' | 'wrong' | 'none'
  /** Decisions of computers made again and found equal. */
  readonly decisions: number
  /** Of these, made by the rule of thumb because the search had failed in the game. */
  readonly stoodIn: number
  /** Decisions that could not be made again: by other opponents than today's, or without their seeds. */
  readonly skipped: number
  /** The first thing that is not as it says. */
  readonly finding?: Finding
}

export interface VerifyControl {
  readonly thinker: Thinker
  readonly onProgress?: (done: number, total: number) => void
  readonly cancelled?: () => boolean
}

/**
 * Throws `InputError` for a record that is against the rules, naming the action; rejects with `CancelledError`.
 * A seal that is wrong ends the work, as does the first decision that differs.
 */
export async function verify(played: Playable, control: VerifyControl): Promise<Verification> {
  const { record } = played
  const { thinker, onProgress, cancelled = () => false } = control
  const counts = { decisions: 0, stoodIn: 0, skipped: 0 }
  const seal = sealState(record)
  if (seal.state === 'wrong') {
    return { seal: 'wrong', ...counts, finding: { fault: 'seal', computed: seal.computed } }
  }
  const known = record.meta?.ai === AI_VERSION
  const own = record.seats.map(() => 0)
  const total = record.actions.length
  for (const { at, game, state, action, recorded } of replaySteps(played)) {
    if (cancelled()) throw new CancelledError()
    const { seat } = recorded
    const who = record.seats[seat]
    const turn = own[seat] ?? 0
    own[seat] = turn + 1
    onProgress?.(at, total)
    if (!who || who.kind === 'human') continue
    if (!known || who.seed === undefined || at < (reseedsOf(record).at(-1)?.at ?? 0)) {
      counts.skipped++
      continue
    }
    const ask = (level: Level, stopAfter: number | undefined): Promise<Decision> =>
      thinker.think({
        ...{ game: game.info.id, view: game.view(state, seat) as Json, seat, level },
        ...{ seed: `${who.seed}:${turn}`, iterations: budgetOf(game.info.id, level).iterations },
        ...(stopAfter !== undefined && { stopAfter }),
      }).result
    const wanted = canonical(action)
    const { iterations } = recorded
    const decision = await ask(who.kind, iterations)
    if (canonical(decision.action) === wanted) counts.decisions++
    else if (iterations === 0 && canonical((await ask('conductor', 0)).action) === wanted) {
      counts.decisions++
      counts.stoodIn++
    } else {
      const finding: Finding = { fault: 'decision', at: at + 1, seat, decided: decision.action }
      return { seal: seal.state, ...counts, finding }
    }
  }
  return { seal: seal.state, ...counts }
}

function sealState(record: GameRecord): { state: 'right' | 'none' } | { state: 'wrong'; computed: string } {
  if (!record.seal) return { state: 'none' }
  const computed = sealOf({ ...record, nonce: record.seal.nonce })
  return computed === record.seal.hash ? { state: 'right' } : { state: 'wrong', computed }
}
