/** What everybody can reckon about the next dividend from the sizes of the deck's parts (TC-5, TC-20). */
import { deckParts, MIXED } from '../../rules/tennessee-central/setup.ts'
import type { State } from '../../rules/tennessee-central/state.ts'

export interface Odds {
  /** Chance that the next draw brings the dividend. */
  readonly now: number
  /** Expected number of draws up to the one that brings it. */
  readonly draws: number
}

/** [seats][paid][left]; the deck's order plays no part in it. */
const TABLE: readonly (readonly (readonly Odds[])[] | undefined)[] = [0, 1, 2, 3, 4].map((seats) =>
  seats < 2 ? undefined : [0, 1, 2, 3].map((paid) => column(seats, paid)),
)

function column(seats: number, paid: number): Odds[] {
  const [top, , middle, , last] = deckParts(seats) as [number, number, number, number, number]
  const whole = top + MIXED + middle + MIXED + last
  const first = paid === 0 ? top : top + MIXED + middle
  return Array.from({ length: whole + 1 }, (_, left): Odds => {
    if (paid >= 2) return { now: left === 1 ? 1 : 0, draws: left }
    const drawn = whole - left
    if (drawn < first) return { now: 0, draws: first - drawn + (MIXED + 1) / 2 }
    const packet = Math.max(1, first + MIXED - drawn)
    return { now: 1 / packet, draws: (packet + 1) / 2 }
  })
}

/** The odds of the dividend that comes next. */
export const oddsOf = ({ seats, paid, left }: State): Odds => TABLE[seats]![paid]![left]!
