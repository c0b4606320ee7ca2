/** Small sets of cards as bits of an integer (up to 31): the sets the search copies and counts by the million. */

/** How many bits are set. */
export function countBits(set: number): number {
  let x = set - ((set >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The number of the lowest set bit; the set must not be empty. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)

/** The number of the n-th set bit, counted from 0; the set must have more than n. */
export function nthBit(set: number, n: number): number {
  let rest = set
  for (let i = n; i > 0; i--) rest &= rest - 1
  return lowestBit(rest)
}

/** The numbers of the set bits, ascending. */
export function bitsOf(set: number): number[] {
  const bits: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(lowestBit(rest))
  return bits
}
