/** `cli route`: the best bonus routes of a board typed in by hand (E1-27 to E1-29). */
import { z } from 'zod'
import type { Json } from '#shared/games/common.ts'
import { BOARDS } from '#shared/games/express-01/boards.ts'
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Piece } from '#shared/games/express-01/piece.ts'
import { standardCatalogues } from '../../rules/express-01/card-set/catalogue.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { routeOf, spaceNumberOf } from '../../rules/express-01/codes.ts'
import { bestRoutes } from '../../rules/express-01/route/best.ts'
import type { Network } from '../../rules/express-01/route/lines.ts'
import { judge, spell, type Step } from '../../rules/express-01/route/walk.ts'
import { InputError, parseShape } from '../../rules/json.ts'
import { columns } from '../columns.ts'
import type { Reckoning } from '../game.ts'

/** As many cards as a train of all shares reaches. */
const LONGEST = 40

const schema = z.strictObject({
  board: z.enum(BOARDS),
  cards: z
    .array(z.strictObject({ space: z.string(), card: z.string(), turned: z.boolean().default(false) }))
    .max(40),
  company: z.enum(COMPANIES),
  length: z.int().min(0).max(LONGEST),
})

/** Throws `InputError` naming the field. */
export function solve(json: Json): Reckoning {
  const { board, cards, company, length } = parseShape(schema, json)
  const c = standardCatalogues[board]
  const net = networkOf(c, cards)
  const best = bestRoutes(net, COMPANIES.indexOf(company), length)
  const ways = best.ways.map((way) => spell(net, best.lines, way))
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
  const verdict = judge(net, way, length)
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
