/** Express 01 on the command line: a replayed position, a layout's worth and the best routes as text for people. */
import { z } from 'zod'
import type { Json } from '#shared/games/common.ts'
import { BOARDS } from '#shared/games/express-01/values.ts'
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Piece } from '#shared/games/express-01/piece.ts'
import type { Express01SeatView, Express01View } from '#shared/games/express-01/types.ts'
import { columns, type Reckoning } from '../game.ts'
import { capitalOf } from '../../rules/express-01/score.ts'
import { InputError, parseShape } from '../../rules/json.ts'
import { type Catalogue, standardCatalogues } from '../../rules/express-01/card-set/catalogue.ts'
import { routeOf, spaceNumberOf } from '../../rules/express-01/codes.ts'
import { bestRoutes } from '../../rules/express-01/route/best.ts'
import type { Network } from '../../rules/express-01/route/legs.ts'
import { assessRoute, spell, type Step } from '../../rules/express-01/route/walk.ts'

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

const count = z.int().min(0).max(999)
const byCompany = z.partialRecord(z.enum(COMPANIES), count)

const scoreSchema = z.strictObject({
  game: z.literal('express-01'),
  capital: z.strictObject({
    hand: count,
    shares: byCompany,
    stations: byCompany,
    routeBase: count,
    stationBase: count,
    blackEngine: z.boolean(),
  }),
})

/** The capital of one seat (E1-7). Throws `InputError` naming the field. */
export function score(json: Json): Reckoning {
  const { capital } = parseShape(scoreSchema, json)
  const { total, hand, shares, pairs, engine } = capitalOf({
    ...capital,
    shares: COMPANIES.map((company) => capital.shares[company] ?? 0),
    stations: COMPANIES.map((company) => capital.stations[company] ?? 0),
  })
  const text = columns([
    ['', 'capital'],
    ['hand', hand],
    ['shares', shares],
    ['pairs', pairs],
    ['black engine', engine],
    ['total', total],
  ])
  return { result: { total, hand, shares, pairs, engine }, text }
}

// `cli route`: the best bonus routes of a board typed in by hand (E1-27 to E1-29).

/** As many cards as a train of all shares reaches. */
const LONGEST = 40

const routeSchema = z.strictObject({
  board: z.enum(BOARDS),
  cards: z
    .array(z.strictObject({ space: z.string(), card: z.string(), turned: z.boolean().default(false) }))
    .max(40),
  company: z.enum(COMPANIES),
  length: z.int().min(0).max(LONGEST),
})

/** Throws `InputError` naming the field. */
export function solve(json: Json): Reckoning {
  const { board, cards, company, length } = parseShape(routeSchema, json)
  const c = standardCatalogues[board]
  const net = networkOf(c, cards)
  const best = bestRoutes(net, COMPANIES.indexOf(company), length)
  const ways = best.ways.map((way) => spell(net, best.legs, way))
  const routes = ways.map((way) => routeOf(c, way))
  const ties = ways.map((way) => figuresOf(net, way, length))
  const { stations, bonus } = ties[0] ?? { stations: 0, bonus: 0 }
  const result = { payment: best.payment, routes, stations, bonus, ties, more: best.more }
  const rows = routes.map((route, i) => [
    `route ${i + 1}`,
    ties[i]!.stations,
    ties[i]!.bonus,
    route.map(({ space, stations: visited }) => (visited.length > 0 ? `${space}*` : space)).join(' '),
  ])
  const table = rows.length > 0 ? columns([['', 'stations', '+1 marks', 'way'], ...rows]) : ''
  const more = best.more ? `More routes tie; the first ${routes.length} are listed.\n` : ''
  return { result, text: `Payment: ${best.payment}\n${table}${more}` }
}

/** How a way's payment comes about: its stations, and the +1 marks of these (E1-29). */
function figuresOf(net: Network, way: readonly Step[], length: number): { stations: number; bonus: number } {
  const stations = way.reduce((sum, step) => sum + step.stations.length, 0)
  const verdict = assessRoute(net, way, length)
  return { stations, bonus: 'payment' in verdict ? verdict.payment - stations : 0 }
}

/** The board as typed in: every card once on a space of this board; what the rules of laying say is not judged. */
function networkOf(
  c: Catalogue,
  cards: readonly { space: string; card: string; turned: boolean }[],
): Network {
  const pieces: (Piece | undefined)[] = c.board.spaces.map(() => undefined)
  cards.forEach(({ space, card, turned }, i) => {
    const at = spaceNumberOf(c, space)
    if (at < 0) throw new InputError(`cards[${i}].space`, `${space} is no space of this board`)
    if (pieces[at]) throw new InputError(`cards[${i}].space`, `${space} holds two cards`)
    const kind = c.kinds.findIndex(({ number }) => number === card.slice(0, 3))
    if (kind < 0 || !/^\d{3}[a-h]?$/.test(card))
      throw new InputError(`cards[${i}].card`, `${card} is no upgrade card of this board`)
    pieces[at] = c.pieces[2 * kind + (turned ? 1 : 0)]
  })
  return { board: c.board, pieces }
}
