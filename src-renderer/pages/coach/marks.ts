/** What the coach's marks tell of a game: chances over time, turning points, sums. */
import type { CoachMark, CoachVerdict } from '#shared/contract/coach.ts'
import { VERDICTS } from '#shared/contract/values.ts'

/** Turning points shown at most, and the change of the chance from which one counts. */
const MOST_TURNS = 3
const LEAST_TURN = 0.1

/** A point of the graph: the chance before a decision, or what the decision left of it. */
export interface ChancePoint {
  /** Place of its mark in the list. */
  readonly mark: number
  readonly at: number
  readonly share: number
  readonly spread: number
}

/** The chance as each decision found it. */
export const chances = (marks: readonly CoachMark[]): readonly ChancePoint[] =>
  marks.map(({ at, best }, mark) => ({ mark, at, share: best.share, spread: best.spread }))

/** Between which decisions the chance changed most: by the own move, or by what came after it. */
export interface TurningPoint {
  readonly mark: number
  readonly change: number
  /** How much of the change is beyond doubt, without a sign. */
  readonly sure: number
  readonly by: 'decision' | 'luck'
}

/** The largest changes less their uncertainty, in the order of the game. */
export function turningPoints(marks: readonly CoachMark[]): readonly TurningPoint[] {
  const all = marks.flatMap((mark, i): TurningPoint[] => {
    const next = marks[i + 1]
    const drift = next ? next.best.share - mark.chosen.share : 0
    const doubt = next ? 2 * Math.hypot(next.best.spread, mark.chosen.spread) : 0
    return [
      { mark: i, change: -mark.loss, sure: mark.loss - 2 * mark.spread, by: 'decision' },
      { mark: i, change: drift, sure: Math.abs(drift) - doubt, by: 'luck' },
    ]
  })
  return all
    .filter(({ sure }) => sure >= LEAST_TURN)
    .sort((a, b) => b.sure - a.sure)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.mark - b.mark || (a.by < b.by ? -1 : 1))
}

export const countsOf = (marks: readonly CoachMark[]): Readonly<Record<CoachVerdict, number>> => {
  const counts = { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { verdict } of marks) counts[verdict]++
  return counts
}
/** Worth a look: what gave something away for certain. */
export const isFault = ({ verdict }: CoachMark): boolean => VERDICTS.indexOf(verdict) >= 2
