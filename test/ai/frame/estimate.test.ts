/** The standard error covers what it claims: within twice of it the true share lies in about 95 of 100 repetitions. */
import { describe, expect, it } from 'vitest'
import {
  addSample,
  besideEach,
  errorOfDifference,
  errorOfMean,
  estimateOf,
  noSums,
  type Estimate,
  type Sums,
} from '../../../src-main/ai/frame/estimate.ts'
import { compareByHalving } from '../../../src-main/ai/search/halving.ts'
import { nextUint32, seedRandom } from '../../../src-main/rules/random.ts'

const REPEATS = 2000
const random = seedRandom('standard error')
/** Evenly from 0 to 1. */
const even = (): number => nextUint32(random) / 2 ** 32
const coin = (chance: number): number => (even() < chance ? 1 : 0)

function sumsOf(playouts: number, share: () => number): Sums {
  const sums = noSums()
  for (let i = 0; i < playouts; i++) addSample(sums, share(), 0)
  return sums
}

const played = (playouts: number, share: () => number): Estimate<string> =>
  estimateOf('move', sumsOf(playouts, share))

/** How often a drawn value lies within twice its error of the truth. */
function coverage(truth: number, draw: () => { readonly value: number; readonly error: number }): number {
  let within = 0
  for (let i = 0; i < REPEATS; i++) {
    const { value, error } = draw()
    if (Math.abs(value - truth) <= 2 * error) within++
  }
  return within / REPEATS
}

const coverageOfShare = (truth: number, playouts: number, share: () => number): number =>
  coverage(truth, () => {
    const estimate = played(playouts, share)
    return { value: estimate.share, error: estimate.spread }
  })

const CHANCES = [0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.95]
const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length

describe('of playouts that are won or lost', () => {
  it.each([
    [20, 0.86],
    [50, 0.9],
    [200, 0.92],
  ])('holds the true share as often as it says, after %i', (playouts, least) => {
    const covered = CHANCES.map((chance) => coverageOfShare(chance, playouts, () => coin(chance)))
    expect(mean(covered)).toBeGreaterThan(0.935)
    expect(mean(covered)).toBeLessThan(0.975)
    // A move that seldom wins may not have won at all yet: there it is the least sure.
    expect(Math.min(...covered)).toBeGreaterThan(least)
  })

  it.each([4, 10])('holds it nearly as often even after %i', (playouts) => {
    const covered = CHANCES.map((chance) => coverageOfShare(chance, playouts, () => coin(chance)))
    expect(mean(covered)).toBeGreaterThan(0.91)
  })

  it('does not take a few victories for certainty', () => {
    expect(played(3, () => 1).spread).toBeGreaterThan(0.15)
    expect(played(3, () => 0).spread).toBe(played(3, () => 1).spread)
  })
})

describe('of moves played out beside each other to a judged position', () => {
  const MEANS = [0.3, 0.5, 0.5, 0.55, 0.6]
  /** Shares a little above and below a mean, as an evaluation gives them. */
  const judged = (share: number): number => share + 0.3 * (even() + even() + even() - 1.5)

  it.each([
    [4, 0.91],
    [10, 0.93],
    [20, 0.935],
    [100, 0.935],
  ])('holds the true share as often as it says, after %i of each', (playouts, least) => {
    const covered = coverage(MEANS[0]!, () => {
      const all = MEANS.map((share) => sumsOf(playouts, () => judged(share)))
      const { share, spread } = estimateOf('move', all[0]!, besideEach(all)(all[0]!))
      return { value: share, error: spread }
    })
    expect(covered).toBeGreaterThan(least)
    expect(covered).toBeLessThan(0.975)
  })

  it('does not take what came out the same for certain, and is the surer the more was played', () => {
    const all = [sumsOf(10, () => 0.5), sumsOf(10, () => 0.5)]
    const many = [sumsOf(1000, () => 0.5), sumsOf(1000, () => 0.5)]
    const error = (list: readonly Sums[]): number =>
      estimateOf('move', list[0]!, besideEach(list)(list[0]!)).spread
    expect(error(all)).toBeGreaterThan(0)
    expect(error(many)).toBeGreaterThan(0)
    expect(error(many)).toBeLessThan(error(all))
  })
})

it('of shared victories holds the true share as often as it says', () => {
  const shared = (): number => [0, 0, 1 / 3, 1 / 2, 1][Math.floor(5 * even())]!
  const covered = [20, 50, 200].map((n) => coverageOfShare((1 / 3 + 1 / 2 + 1) / 5, n, shared))
  expect(Math.min(...covered)).toBeGreaterThan(0.92)
})

describe('of two moves compared', () => {
  const LIKELIER = 0.55
  const LESS_LIKELY = 0.4
  const difference = (best: Estimate<string>, other: Estimate<string>) => ({
    value: best.share - other.share,
    error: errorOfDifference(best.spread, other.spread),
  })

  it('holds the true difference as often as it says where each has luck of its own', () => {
    const covered = coverage(LIKELIER - LESS_LIKELY, () =>
      difference(
        played(60, () => coin(LIKELIER)),
        played(20, () => coin(LESS_LIKELY)),
      ),
    )
    expect(covered).toBeGreaterThan(0.93)
    expect(covered).toBeLessThan(0.975)
  })

  it('is too large, never too small, where both were played in the same worlds', () => {
    const covered = coverage(LIKELIER - LESS_LIKELY, () => {
      const worlds = Array.from({ length: 40 }, even)
      const inWorlds = (chance: number): Estimate<string> => {
        let world = 0
        return played(worlds.length, () => (worlds[world++]! < chance ? 1 : 0))
      }
      return difference(inWorlds(LIKELIER), inWorlds(LESS_LIKELY))
    })
    expect(covered).toBeGreaterThan(0.97)
  })
})

it('of the mean of two searches holds the true share as often as it says', () => {
  const covered = coverage(0.3, () => {
    const [one, two] = [played(30, () => coin(0.3)), played(30, () => coin(0.3))]
    return { value: (one.share + two.share) / 2, error: errorOfMean(one.spread, two.spread) }
  })
  expect(covered).toBeGreaterThan(0.93)
  expect(covered).toBeLessThan(0.975)
})

it('holds the true share of candidates that halving kept or dropped, in searches repeated', () => {
  const truth = [0.35, 0.4, 0.45, 0.5, 0.55]
  const covered = truth.map(() => 0)
  for (let i = 0; i < REPEATS; i++) {
    const { estimates } = compareByHalving<number, undefined>(
      {
        candidates: [...truth.keys()],
        world: () => undefined,
        playout: (_, candidate) => ({ share: coin(truth[candidate]!), margin: 0 }),
      },
      { iterations: 400 },
    )!
    for (const { move, share, spread } of estimates)
      if (Math.abs(share - truth[move]!) <= 2 * spread) covered[move]!++
  }
  for (const n of covered) expect(n / REPEATS).toBeGreaterThan(0.925)
})
