/** A train's way put together card by card; which stations it visits follows from the tracks (E1-28). */
import { boards } from '#shared/games/express-01/boards.ts'
import type { Side } from '#shared/games/express-01/sides.ts'
import type { Express01View, RouteStep } from '#shared/games/express-01/types.ts'
import { cardOf } from '../art/card-set.ts'
import { sideTowards, turnedSide } from '../art/geometry.ts'
import { layoutOf, stationEnd } from '../art/layout.ts'
import type { LaidCard } from '../art/route.ts'

type Board = Pick<Express01View, 'board' | 'options'>

/** The card on a space, with where it lies; nothing on a base card. */
function laidOn(view: Board, code: string): LaidCard | undefined {
  const laid = view.board.find((one) => one.space === code)
  const space = boards[view.options.board].spaces.find((one) => one.code === code)
  return laid && space && { ...space, card: cardOf(laid.card), turned: laid.turned }
}

/** Orders in which up to two stations of one card can be visited. */
const VISITS: readonly (readonly number[])[] = [[], [0], [1], [0, 1], [1, 0]]

/** Whether the card leads from `entry` through the stations to `exit`; nothing: the way starts or ends here. */
function leads({ card, turned }: LaidCard, visit: readonly number[], entry?: Side, exit?: Side): boolean {
  if (visit.some((index) => !card.stations[index])) return false
  if (!entry && visit.length === 0) return false
  if (entry && exit && (entry === exit || (visit.length > 0 && card.type === 'terminal'))) return false
  const ends = [
    ...(entry ? [turnedSide(entry, turned)] : []),
    ...visit.map(stationEnd),
    ...(exit ? [turnedSide(exit, turned)] : []),
  ]
  const { lines } = layoutOf(card)
  if (ends.length === 1) return lines.some((line) => line.ends.includes(ends[0] as string))
  return ends
    .slice(1)
    .every((to, i) => lines.some((line) => line.ends.includes(to) && line.ends.includes(ends[i] as string)))
}

const worth = ({ card }: LaidCard, visit: readonly number[]): number =>
  visit.reduce((sum, index) => sum + (card.stations[index]?.bonus ? 2 : 1), 0)

/**
 * The way over these spaces in order, on each card past the stations that pay most and were not visited before;
 * nothing where no track leads on.
 */
export function wayOver(view: Board, spaces: readonly string[]): RouteStep[] | undefined {
  const cards = spaces.map((space) => laidOn(view, space))
  const visited = new Set<string>()
  const steps: RouteStep[] = []
  for (const [i, laid] of cards.entries()) {
    const [space, before, after] = [spaces[i] as string, cards[i - 1], cards[i + 1]]
    const entry = laid && before && sideTowards(laid, before)
    const exit = laid && after && sideTowards(laid, after)
    if (!laid || (before && !entry) || (after && !exit)) return undefined
    const visits = VISITS.filter(
      (visit) => leads(laid, visit, entry, exit) && !visit.some((index) => visited.has(`${space} ${index}`)),
    )
    const [first] = visits
    if (!first) return undefined
    const stations = visits.reduce(
      (best, visit) => (worth(laid, visit) > worth(laid, best) ? visit : best),
      first,
    )
    for (const index of stations) visited.add(`${space} ${index}`)
    steps.push({ space, stations })
  }
  return steps
}
