/**
 * The seeded generator: xoshiro128** (Blackman, Vigna 2018). Its state is four signed 32-bit numbers in a
 * plain array, so that it can be part of a game's state: same seed, same game, on every machine.
 */
export type Random = [number, number, number, number]

/** A generator from any text (cyrb128 mixing; an all-zero state cannot arise). */
export function seedRandom(text: string): Random {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597399067)
    b = c ^ Math.imul(b ^ k, 2869860233)
    c = d ^ Math.imul(c ^ k, 951274213)
    d = a ^ Math.imul(d ^ k, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  const random: Random = [a ^ b ^ c ^ d, b ^ a, c ^ a, (d ^ a) | 1]
  for (let i = 0; i < 8; i++) nextUint32(random)
  return random
}

/** The next unsigned 32-bit number; advances the generator in place. */
export function nextUint32(r: Random): number {
  const s1 = r[1]
  const x = Math.imul(s1, 5)
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
  const t = s1 << 9
  r[2] ^= r[0]
  r[3] ^= r[1]
  r[1] ^= r[2]
  r[0] ^= r[3]
  r[2] ^= t
  r[3] = (r[3] << 11) | (r[3] >>> 21)
  return result
}

/** The largest `n` that `nextInt` takes: above it the product below would no longer be exact. */
export const MAX_RANGE = 2 ** 21

/**
 * A number from 0 to n-1, exactly even (Lemire 2019): the upper half of the product of a random word and n; the
 * few words that would favour some numbers are redrawn. Throws RangeError unless n is an integer from 1 to 2^21.
 */
export function nextInt(r: Random, n: number): number {
  if (!(n >= 1 && n <= MAX_RANGE)) throw new RangeError(`nextInt: ${n} is not from 1 to ${MAX_RANGE}`)
  let x = nextUint32(r)
  let low = Math.imul(x, n) >>> 0
  if (low < n) {
    const unfair = 2 ** 32 % n
    while (low < unfair) {
      x = nextUint32(r)
      low = Math.imul(x, n) >>> 0
    }
  }
  return ((x * n) / 2 ** 32) | 0
}

/** Shuffles in place (Fisher, Yates) and returns the same array. */
export function shuffle<T>(r: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextInt(r, i + 1)
    const held = items[i] as T
    items[i] = items[j] as T
    items[j] = held
  }
  return items
}
