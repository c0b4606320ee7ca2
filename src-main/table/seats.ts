/** Who sits where: persons and computers. */
import type { SeatSummary } from '#shared/contract/games.ts'

export interface Seating {
  readonly people: readonly number[]
  /** Two or more persons share the window: curtains hide their hands from each other. */
  readonly shared: boolean
  isPerson(seat: number): boolean
  isComputer(seat: number): boolean
}

export function seating(seats: readonly Pick<SeatSummary, 'kind'>[]): Seating {
  const people = seats.flatMap((seat, index) => (seat.kind === 'human' ? [index] : []))
  return {
    people,
    shared: people.length > 1,
    isPerson: (seat) => people.includes(seat),
    isComputer: (seat) => seats[seat] !== undefined && !people.includes(seat),
  }
}
