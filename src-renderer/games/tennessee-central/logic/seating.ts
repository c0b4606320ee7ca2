/** Who sits where: the viewer south, the others clockwise from the left. */
export type Place = 'south' | 'west' | 'north' | 'east'

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: ['south', 'west', 'north', 'east'],
}

/** The place of each seat of a table of `seats`, with `south` nearest to the viewer. */
export function seating(seats: number, south: number): Place[] {
  const places = PLACES[seats] ?? []
  return Array.from({ length: seats }, (_, seat) => places[(seat - south + seats) % seats] ?? 'north')
}
