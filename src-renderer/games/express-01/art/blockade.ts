/** The wooden barrier between 060 and 061 that no track may cross (E1-21). */
import type { Board } from '#shared/games/express-01/boards.ts'
import { g, path, range, rect, type Drawing } from '../../../art/svg.ts'
import { CARD, cornerOf } from './geometry.ts'

/** On every edge between two spaces of a row where neither may lead a track to the other. */
export function drawBlockade(board: Board): Drawing {
  const [east, west] = [0, 3]
  return board.spaces
    .filter(({ neighbours, usable }) => (neighbours[west] as number) >= 0 && !(usable & (1 << west)))
    .filter(({ neighbours }) => !((board.spaces[neighbours[west] as number]?.usable ?? 0) & (1 << east)))
    .map((space) =>
      g({ transform: `translate(${cornerOf(space).join(' ')})` }, [
        rect([-6, 8, 12, CARD.height - 16], {
          rx: 3,
          fill: '#7a4a21',
          stroke: '#3c2410',
          'stroke-width': 1.4,
        }),
        ...range(4).map((i) =>
          path(`M-6 ${14 + i * 20}L6 ${22 + i * 20}V${30 + i * 20}L-6 ${22 + i * 20}Z`, { fill: '#e9dcb9' }),
        ),
      ]),
    )
}
