/** Where the arrow keys lead from a space. */
import type { Board, Space } from '#shared/games/express-01/boards.ts'

const STRAIGHT: Readonly<Record<string, 0 | 3>> = { ArrowRight: 0, ArrowLeft: 3 }
const SLANTED: Readonly<Record<string, readonly [number, number]>> = { ArrowUp: [1, 2], ArrowDown: [5, 4] }

/**
 * The neighbour in the direction of the key. Rows lie like bricks, so up and down choose of two the one nearer to
 * `column` (in half cards), the place where the walk began.
 */
export function neighbourBy(board: Board, from: Space, key: string, column: number): Space | undefined {
  const straight = STRAIGHT[key]
  if (straight !== undefined) return board.spaces[from.neighbours[straight] ?? -1]
  const choices = (SLANTED[key] ?? []).flatMap((side) => board.spaces[from.neighbours[side] ?? -1] ?? [])
  const away = (space: Space): number => Math.abs(space.x - column)
  return choices.reduce<Space | undefined>(
    (best, space) => (best && away(best) <= away(space) ? best : space),
    undefined,
  )
}

/** The first or the last space of the row. */
export function endOfRow(board: Board, from: Space, key: 'Home' | 'End'): Space {
  const row = board.spaces.filter((space) => space.row === from.row)
  return (key === 'Home' ? row[0] : row.at(-1)) ?? from
}
