/**
 * The decisions of people in a game, and one of them judged: by the search of the strongest level, from what the seat
 * knew, with the chosen move in it.
 */
import type { CoachMark, CoachVerdict, WeighedMove } from '#shared/contract/coach.ts'
import { VERDICTS } from '#shared/contract/values.ts'
import type { Json } from '#shared/games/common.ts'
import { budgetOf } from '../../ai/decide.ts'
import type { Decision, ExplainedCandidate, Thinker } from '../../ai/decision.ts'
import { errorOfDifference, errorOfMean } from '../../ai/frame/estimate.ts'
import { type Playable, replaySteps } from '../../rules/record.ts'
import { canonical } from '../../table/record.ts'

/** Shares of the victory given away, less their uncertainty, from which a decision is called so. */
const FROM: readonly (readonly [verdict: CoachVerdict, loss: number])[] = [
  ['blunder', 0.12],
  ['mistake', 0.06],
  ['inaccuracy', 0.025],
]
/** Standard errors taken off a loss before it is held against anybody: one in forty is wronged. */
const DOUBT = 2
const LEVEL = 'director'

/**
 * Undefined where the search had nothing to compare. What would be held against somebody is searched a second time with
 * other luck: standard errors do not cover what a search leaves out or estimates, and that seldom comes out the same
 * twice. Rejects with `CancelledError` when called off.
 */
export async function judge(moment: Moment, thinker: Thinker): Promise<CoachMark | undefined> {
  const first = await search(moment, thinker, `coach:${moment.at}`)
  if (!first || !isFault(first)) return first
  const second = await search(moment, thinker, `coach:${moment.at}:again`)
  return second ? together(first, second) : first
}

/** The mean of two searches; its error is what they differ by, where that is more than their own errors make it. */
function together(first: CoachMark, second: CoachMark): CoachMark {
  const mean = (of: (mark: CoachMark) => number): number => (of(first) + of(second)) / 2
  const error = (of: (mark: CoachMark) => number): number => errorOfMean(of(first), of(second))
  const loss = mean((mark) => mark.loss)
  const spread = Math.max(
    error((mark) => mark.spread),
    Math.abs(first.loss - second.loss) / 2,
  )
  const share = mean(({ chosen }) => chosen.share)
  return {
    ...{ ...first, loss, spread, iterations: first.iterations + second.iterations },
    chosen: { ...first.chosen, share, spread: error(({ chosen }) => chosen.spread) },
    best: { ...first.best, share: share + loss, spread: error(({ best }) => best.spread) },
    verdict: verdictOf(loss - DOUBT * spread),
  }
}

async function search(moment: Moment, thinker: Thinker, seed: string): Promise<CoachMark | undefined> {
  const { seat, game, view, action } = moment
  const { iterations } = budgetOf(game, LEVEL)
  const thinking = thinker.think({
    ...{ game, view, seat, level: LEVEL, seed, iterations },
    ...{ consider: action, explain: true },
  })
  return weigh(moment, await thinking.result)
}

const isFault = ({ verdict }: CoachMark): boolean =>
  VERDICTS.indexOf(verdict) >= VERDICTS.indexOf('inaccuracy')

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
  const spread = better ? errorOfDifference(best.spread, chosen.spread) : 0
  return {
    ...{ at, seat, loss, spread, iterations },
    chosen: weighed(chosen),
    best: weighed(best),
    verdict: better ? verdictOf(loss - DOUBT * spread) : 'best',
  }
}

const verdictOf = (sure: number): CoachVerdict => FROM.find(([, loss]) => sure >= loss)?.[0] ?? 'good'

const weighed = ({ action, share, spread, margin, reasons = [] }: ExplainedCandidate): WeighedMove => ({
  ...{ action, share, spread, margin, reasons },
})

export interface Moment {
  /** Number of actions before it. */
  readonly at: number
  readonly seat: number
  readonly game: string
  readonly view: Json
  readonly action: Json
}

/** From action number `from` on: what came before was decided in another game. Throws as `replaySteps`. */
export function* moments(played: Playable, from = 0): Generator<Moment> {
  for (const { at, game, state, action, recorded } of replaySteps(played)) {
    const { seat } = recorded
    if (at < from || played.record.seats[seat]?.kind !== 'human') continue
    const { complete, actions } = game.legalActions(state, seat)
    if (complete && actions.length < 2) continue
    yield {
      ...{ at, seat, game: game.info.id },
      view: game.view(state, seat) as Json,
      action,
    }
  }
}
