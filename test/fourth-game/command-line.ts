/** Shunting on the command line: a replayed position and a layout's worth as text for people. */
import { z } from 'zod'
import type { Json } from '#shared/games/common.ts'
import { columns, type Reckoning } from '../../src-main/games/game.ts'
import type { ShuntingView } from './info.ts'
import { parseShape } from '../../src-main/rules/json.ts'

export const draw = ({ seats, deck }: ShuntingView, names: readonly string[]): string =>
  columns([
    ['seat', 'train', 'hand'],
    ...seats.map(({ train, hand }, seat) => [
      names[seat]!,
      train.join(' ') || '-',
      typeof hand === 'number' ? `${hand} wagons` : hand.join(' ') || '-',
    ]),
    ['yard', deck, ''],
  ])

// `cli score` of trains typed in by hand. In a real game this is `src-main/games/shunting/score.ts`.

const layout = z.strictObject({
  game: z.literal('shunting'),
  trains: z.array(z.array(z.string()).max(36)).max(4),
})

/** Throws `InputError` naming the field. */
export function score(json: Json): Reckoning {
  const totals = parseShape(layout, json).trains.map((train) => train.length)
  return { result: { totals }, text: columns(totals.map((total, seat) => [`seat ${seat}`, total])) }
}
