/** `cli score` of trains typed in by hand. In a real game this is `src-main/games/shunting/score.ts`. */
import { z } from 'zod'
import type { Json } from '#shared/games/common.ts'
import { columns } from '../../src-main/games/columns.ts'
import type { Reckoning } from '../../src-main/games/game.ts'
import { parseShape } from '../../src-main/rules/json.ts'

const layout = z.strictObject({
  game: z.literal('shunting'),
  trains: z.array(z.array(z.string()).max(36)).max(4),
})

/** Throws `InputError` naming the field. */
export function score(json: Json): Reckoning {
  const totals = parseShape(layout, json).trains.map((train) => train.length)
  return { result: { totals }, text: columns(totals.map((total, seat) => [`seat ${seat}`, total])) }
}
