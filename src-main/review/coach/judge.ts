/** One decision judged: the search of the strongest level, from what the seat knew, with the chosen move in it. */
import type { CoachMark, CoachVerdict, WeighedMove } from '#shared/contract/coach.ts'
import { budgetOf } from '../../ai/decide.ts'
import type { Candidate, Decision, Thinker } from '../../ai/decision.ts'
import { canonical } from '../../table/seal.ts'
import type { Moment } from './moments.ts'

/** Shares of the victory given away, less their uncertainty, from which a decision is called so. */
const FROM: readonly (readonly [verdict: CoachVerdict, loss: number])[] = [
  ['blunder', 0.12],
  ['mistake', 0.06],
  ['inaccuracy', 0.025],
]
/** Standard errors taken off a loss before it is held against anybody: one in forty is wronged. */
const DOUBT = 2
const LEVEL = 'director'

/** Undefined where the search had nothing to compare. Rejects with `CancelledError` when called off. */
export async function judge(moment: Moment, thinker: Thinker): Promise<CoachMark | undefined> {
  const { at, seat, game, view, action } = moment
  const { iterations } = budgetOf(game, LEVEL)
  const thinking = thinker.think({
    ...{ game, view, seat, level: LEVEL, seed: `coach:${at}`, iterations },
    ...{ consider: action, explain: true },
  })
  return weigh(moment, await thinking.result)
}

/** What a finished search says of the chosen move. */
export function weigh(
  { at, seat, action }: Pick<Moment, 'at' | 'seat' | 'action'>,
  { candidates, iterations }: Decision,
): CoachMark | undefined {
  const own = canonical(action)
  const chosen = candidates.find((candidate) => canonical(candidate.action) === own)
  const [first] = candidates
  if (!chosen || !first || chosen.visits === 0) return undefined
  const better = chosen !== first && first.share > chosen.share
  const best = better ? first : chosen
  const loss = best.share - chosen.share
  const spread = better ? Math.hypot(best.spread, chosen.spread) : 0
  return {
    ...{ at, seat, loss, spread, iterations },
    chosen: weighed(chosen),
    best: weighed(best),
    verdict: better ? verdictOf(loss - DOUBT * spread) : 'best',
  }
}

const verdictOf = (sure: number): CoachVerdict => FROM.find(([, loss]) => sure >= loss)?.[0] ?? 'good'

const weighed = ({ action, share, spread, margin, reasons = [] }: Candidate): WeighedMove => ({
  ...{ action, share, spread, margin, reasons },
})
