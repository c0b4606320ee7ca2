import { SUITS, type CardCode } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeSeatView, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { columns } from '../columns.ts'

const NAMES = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const

/** Stacks, seats and deck of a view, one table each. */
export function draw(view: TennesseeView, names: readonly string[]): string {
  const stacks = SUITS.map((suit) => {
    const cards = view.stacks[suit]
    return [NAMES[suit], cards.at(-1)!, cards.length, view.values[suit]]
  })
  const seats = view.seats.map((seat, i) => [
    names[i]!,
    seat.front.map(({ card }) => card).join(' ') || '-',
    seat.dividends.join(' ') || '-',
    handText(seat),
  ])
  const parts = view.deck.parts.map(({ left, locomotive }) =>
    locomotive === 'ahead' ? `${left} with L` : `${left}`,
  )
  const waiting = view.phase === 'locomotive' ? 'A locomotive is drawn and waits for its stack.\n' : ''
  return [
    columns([['stack', 'top', 'cards', 'pays'], ...stacks]),
    columns([['seat', 'in front', 'dividends', 'hand'], ...seats]),
    `Deck: ${view.deck.left} cards (${parts.join(', ')})\n${waiting}`,
  ].join('\n')
}

function handText({ hand, choice }: TennesseeSeatView): string {
  if (!isCards(hand)) return `${hand.shares} shares, ${hand.tracks} tracks`
  return hand.map((card) => (card === choice ? `(${card})` : card)).join(' ') || '-'
}

const isCards = (hand: TennesseeSeatView['hand']): hand is readonly CardCode[] => Array.isArray(hand)
