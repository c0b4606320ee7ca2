/** Tennessee Central on the command line: a replayed position, a layout's worth, and random games to measure by. */
import { z } from 'zod'
import type { Json } from '#shared/games/common.ts'
import { type CardCode, type Suit, SUITS } from '#shared/games/tennessee-central/cards.ts'
import { optionsSchema } from '#shared/games/tennessee-central/schema.ts'
import type { TennesseeSeatView, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { LOCOMOTIVE_READINGS } from '#shared/games/tennessee-central/values.ts'
import { columns, type Reckoning } from '../game.ts'
import { InputError, parseShape } from '../../rules/json.ts'
import { bareTable, shuffleAndDeal } from '../../rules/tennessee-central/setup.ts'
import { stackValue } from '../../rules/tennessee-central/score.ts'
import { ACE_TOP, decider, LOCOMOTIVE_TOP, NONE, OVER } from '../../rules/tennessee-central/state.ts'
import type { Random } from '../../rules/random.ts'
import { playMove } from '../../rules/tennessee-central/play.ts'
import { randomMove } from '../../rules/tennessee-central/legal-actions.ts'

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

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'L'] as const
type Rank = (typeof RANKS)[number]
const suit = z.enum(SUITS)
const stack = z
  .array(z.enum(RANKS))
  .max(60)
  .refine(
    (cards) => cards[0] === 'A' && cards.lastIndexOf('A') === 0,
    'a stack has its ace "A" at the bottom',
  )
  .default(['A'])

const layoutSchema = z.strictObject({
  game: z.literal('tennessee-central'),
  options: optionsSchema.default({ locomotive: 'top' }),
  stacks: z.strictObject({ S: stack, H: stack, D: stack, C: stack }),
  shares: z.array(z.array(suit).max(12)).max(4),
  placed: suit.optional(),
})

/** What every seat's shares are paid by these stacks (TC-11, TC-12). Throws `InputError` naming the field. */
export function score(json: Json): Reckoning {
  const { options, stacks, shares, placed } = parseShape(layoutSchema, json)
  if (placed !== undefined && stacks[placed].at(-1) !== 'L') {
    throw new InputError('placed', `no locomotive lies on top of ${placed}`)
  }
  const table = bareTable(2, LOCOMOTIVE_READINGS.indexOf(options.locomotive), 0, [])
  SUITS.forEach((one, i) => {
    table.tops[i] = topOf(stacks[one])
    table.heights[i] = stacks[one].length
    table.engines[i] = stacks[one].filter((rank) => rank === 'L').length
  })
  table.placed = placed === undefined ? NONE : SUITS.indexOf(placed)
  const value = (one: Suit) => stackValue(table, SUITS.indexOf(one))
  const values = Object.fromEntries(SUITS.map((one) => [one, value(one)]))
  const pays = shares.map((held) => held.reduce((sum, one) => sum + value(one), 0))
  const text = [
    columns([['stack', 'pays'], ...SUITS.map((one) => [one, value(one)])]),
    columns([
      ['seat', 'shares', 'paid'],
      ...pays.map((pay, seat) => [seat, shares[seat]!.join(' ') || '-', pay]),
    ]),
  ].join('\n')
  return { result: { pays, values }, text }
}

function topOf(cards: readonly Rank[]): number {
  const top = cards.at(-1)
  if (top === 'L') return LOCOMOTIVE_TOP
  return top === 'A' ? ACE_TOP : Number(top)
}

/** Goes by numbered moves, as the search does: the same rules without JSON actions. */
export function playout(seats: number, random: Random): number {
  const state = shuffleAndDeal(seats, 0, random)
  let moves = 0
  for (; state.phase !== OVER; moves++) {
    const seat = decider(state)
    playMove(state, seat, randomMove(state, seat, random))
  }
  return moves
}
