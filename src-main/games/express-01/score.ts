import { z } from 'zod'
import type { Json } from '#shared/games/common.ts'
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import { capitalOf } from '../../rules/express-01/score.ts'
import { parseShape } from '../../rules/json.ts'
import { columns } from '../columns.ts'
import type { Reckoning } from '../game.ts'

const count = z.int().min(0).max(999)
const byCompany = z.partialRecord(z.enum(COMPANIES), count)

const schema = z.strictObject({
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
  const { capital } = parseShape(schema, json)
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
