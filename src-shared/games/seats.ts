import type { GameInfo, Json } from './common.ts'

/** The numbers of seats a game can be played with under these options, ascending. */
export function seatNumbers(info: GameInfo, options: Json): number[] {
  const chosen = options as Readonly<Record<string, string | boolean | number>>
  const limits = info.options.map(({ name, seats }) => seats?.[String(chosen[name])])
  const numbers = Array.from({ length: info.maxSeats - info.minSeats + 1 }, (_, i) => info.minSeats + i)
  return numbers.filter((n) => limits.every((limit) => !limit || limit.includes(n)))
}
