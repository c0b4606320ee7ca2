/** The six sides of a landscape card laid like bricks, counter-clockwise from the east. */

export const SIDES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const
export type Side = (typeof SIDES)[number]

/** The number of a side in `SIDES`; the engine counts with these. */
export const sideIndex = (side: Side): number => SIDES.indexOf(side)

/** The side where the neighbour meets this one; also where this side lies when the card is turned by 180 degrees. */
export const opposite = (side: number): number => (side + 3) % 6

/** Step to the neighbour over each side, in half cards and rows. */
export const STEPS: readonly { readonly x: number; readonly row: number }[] = [
  { x: 2, row: 0 },
  { x: 1, row: -1 },
  { x: -1, row: -1 },
  { x: -2, row: 0 },
  { x: -1, row: 1 },
  { x: 1, row: 1 },
]

/** Corners of a water tower, in the order that a half turn maps i to (i + 2) % 4. */
export const CORNERS = ['NE', 'NW', 'SW', 'SE'] as const
export type Corner = (typeof CORNERS)[number]
