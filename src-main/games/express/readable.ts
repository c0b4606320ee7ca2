import type { ExpressSeatView, ExpressView, TeamView } from '#shared/games/express/types.ts'
import { columns } from '../columns.ts'

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
