import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01SeatView, Express01View } from '#shared/games/express-01/types.ts'
import { columns } from '../columns.ts'

/** Board, seats, companies and decks of a view, one table each. */
export function draw(view: Express01View, names: readonly string[]): string {
  const board = view.board.map(({ space, card, turned }) => [space, turned ? `${card} turned` : card])
  const seats = view.seats.map((seat, i) => [
    i === view.engine ? `${names[i]} (engine)` : names[i]!,
    seat.turnCard || '-',
    seat.gone ? 'gone' : '-',
    seat.shares.join(' ') || '-',
    seat.bases.join(' ') || '-',
    seat.capital.total,
    handText(seat),
  ])
  const companies = COMPANIES.map((company) => {
    const { stations, issued } = view.companies[company]
    return [company, stations, issued]
  })
  const decks = view.decks.map(({ name, cards, top }) => [name, cards.length, top.join(' ') || '-'])
  return [
    columns([['space', 'card'], ...board]),
    columns([['seat', 'turn card', 'turn', 'shares', 'bases', 'capital', 'hand'], ...seats]),
    columns([['company', 'stations', 'issued'], ...companies]),
    columns([['deck', 'cards', 'face up on top'], ...decks]),
    whereText(view, names),
  ].join('\n')
}

/** Cards known to be in a hidden hand are named beside the number of all (E1-38). */
function handText({ hand, known }: Express01SeatView): string {
  if (!('cards' in hand)) return hand.join(' ') || '-'
  return known.length > 0 ? `${hand.cards} cards, of them ${known.join(' ')}` : `${hand.cards} cards`
}

function whereText(view: Express01View, names: readonly string[]): string {
  const { board, length } = view.options
  const { upgraded, decksEmpty, limits, payment } = view
  const turn =
    view.phase === 'bid' || view.phase === 'over'
      ? ''
      : `, ${names[view.turn]} at turn${view.pair ? ` with ${view.pair}` : ''}`
  const due = payment ? `Payment of ${payment.amount} cards, ${payment.left} to take.\n` : ''
  return (
    `${board}, ${length} game, round ${view.round}${view.lastRound ? ' (the last)' : ''}: ${view.phase}${turn}.\n${due}` +
    `Upgraded: ${upgraded} of ${limits.upgraded}. Empty decks: ${decksEmpty} of ${limits.decks}.\n`
  )
}
