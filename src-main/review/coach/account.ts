/** Where a result came from: the deal, the own decisions, and everything that was not in the own hand. */
import type { CoachAccount, CoachMark } from '#shared/contract/coach.ts'
import { VERDICTS } from '#shared/contract/values.ts'

/**
 * What a decision gave away for certain. The best of many estimates is too high by chance, so that small losses added
 * up would blame the best of players.
 */
const givenAway = ({ verdict, loss }: CoachMark): number =>
  VERDICTS.indexOf(verdict) >= VERDICTS.indexOf('inaccuracy') ? loss : 0

/** `places` by seat, 1 is first; a shared victory counts as its share. */
export function accountOf(
  seat: number,
  marks: readonly CoachMark[],
  places: readonly number[],
): CoachAccount | undefined {
  const own = marks.filter((mark) => mark.seat === seat)
  const [first] = own
  if (!first) return undefined
  const winners = places.filter((place) => place === 1).length
  const result = places[seat] === 1 ? 1 / winners : 0
  const par = 1 / places.length
  const decisions = -own.reduce((sum, mark) => sum + givenAway(mark), 0)
  const deal = first.best.share - par
  return { seat, par, deal, decisions, luck: result - par - deal - decisions, result }
}
