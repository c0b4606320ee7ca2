/** Express on the command line: a replayed position and a layout's worth as text for people. */
import { z } from 'zod'
import type { Json } from '#shared/games/common.ts'
import { layoutSchema } from '#shared/games/express/schema.ts'
import type { ExpressSeatView, ExpressView, TeamView } from '#shared/games/express/types.ts'
import { columns, type Reckoning } from '../game.ts'
import { parseShape } from '../../rules/json.ts'
import { laidNumberOf, cardNumberOf } from '../../rules/express/cards.ts'
import { handCost, OUT_BONUS, WAY_CAR_POINTS } from '../../rules/express/score.ts'
import { trainRefusals } from '../../rules/express/trains/legal.ts'
import { readingView } from '../../rules/express/view.ts'

/** Tables, hands and piles of a view, one table each. */
export function draw(view: ExpressView, names: readonly string[]): string {
  const trains = view.teams.flatMap((team) => trainRows(team, names))
  const teams = view.teams.map((team) => [
    teamName(team, names),
    team.wayCars.map(({ card, upright }) => (upright ? `${card} (upright)` : card)).join(' ') || '-',
    team.points,
    team.total,
  ])
  const hands = view.seats.map((seat, i) => [
    names[i]!,
    handText(seat),
    seat.lost > 0 ? `loses ${seat.lost}` : '',
  ])
  const top = (cards: readonly string[]) =>
    cards.length > 0 ? `${cards.length}, last ${cards.at(-1)}` : 'none'
  return [
    columns([['table', 'train', 'engine', 'cars', 'points'], ...trains]),
    columns([['table', 'way cars', 'points', 'before'], ...teams]),
    columns([['seat', 'hand', ''], ...hands]),
    `Hand ${view.hand + 1}, play goes to the ${view.direction === 1 ? 'left' : 'right'}.\n` +
      `Deck: ${view.deck.left}. Discards: ${top(view.discards)}. Disaster slot: ${top(view.slot)}.\n`,
  ].join('\n')
}

const teamName = (team: TeamView, names: readonly string[]): string =>
  team.seats.map((seat) => names[seat]).join(' and ')

const trainRows = (team: TeamView, names: readonly string[]) =>
  team.trains.map((train, i) => [
    teamName(team, names),
    i + 1,
    train.engine === 'diesel' ? 'diesel' : (train.loco ?? 'loco'),
    train.cars.join(' '),
    train.points,
  ])

const handText = ({ hand }: ExpressSeatView): string =>
  'cards' in hand ? `${hand.cards} cards` : hand.join(' ') || '-'

const schema = z.strictObject({ game: z.literal('express'), layout: layoutSchema })

interface ScoredTrain {
  readonly legal: boolean
  readonly points: number
  readonly reading?: readonly string[]
  /** Of an illegal train: the first rule it breaks. */
  readonly rule?: string
}

/** What one table's layout is worth at the end of a hand (EX-36 to EX-40); a hand given
 * costs even where the table went out: it is the partner's. Throws `InputError` naming the field. */
export function score(json: Json): Reckoning {
  const { layout } = parseShape(schema, json)
  const trains = layout.trains.map(({ engine, cars }): ScoredTrain => {
    const numbers = cars.map(laidNumberOf)
    const diesel = engine === 'diesel'
    const [fault] = trainRefusals(numbers, diesel)
    if (fault) return { legal: false, points: 0, rule: fault.rule }
    return { legal: true, ...readingView(numbers, diesel) }
  })
  const wayCars = layout.wayCars.length * WAY_CAR_POINTS
  const hand = 0 - handCost(layout.hand.map(cardNumberOf))
  const wentOut = layout.wentOut ? OUT_BONUS : 0
  const total = trains.reduce((sum, { points }) => sum + points, wayCars + hand + wentOut)
  const rows = trains.map((train, i) => [
    `train ${i + 1}`,
    train.points,
    train.legal ? train.reading!.join(' ') : `illegal: ${train.rule}`,
  ])
  const text = columns([
    ['', 'points', 'read as'],
    ...rows,
    ['way cars', wayCars, ''],
    ['hand', hand, ''],
    ['going out', wentOut, ''],
    ['total', total, ''],
  ])
  return { result: { trains, wayCars, hand, wentOut, total } as unknown as Json, text }
}
