/** `cli replay` for people. In a real game this is `src-main/games/shunting/readable.ts`. */
import { columns } from '../../src-main/games/columns.ts'
import type { ShuntingView } from './info.ts'

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
