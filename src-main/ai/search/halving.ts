/**
 * Candidates compared by playing on: each in the same drawn worlds, those that fall behind dropped half by half, so
 * that the thinking goes to the best. For decisions that are whole turns, where a tree would never come twice to the
 * same place. The same seed and iterations give the same answer.
 */
import { type Caps, watch } from '../frame/brain.ts'
import { addSample, besideEach, estimateOf, noSums, type Estimate, type Sums } from '../frame/estimate.ts'

/** How one playout ended for the deciding seat: share of the victory, and points ahead of the best other. */
export interface Sample {
  readonly share: number
  readonly margin: number
}

export interface Comparison<Candidate, World> {
  readonly candidates: readonly Candidate[]
  /** A world the deciding seat could believe in; each candidate plays on in a copy of its own. */
  readonly world: () => World
  readonly playout: (world: World, candidate: Candidate) => Sample
  /** Judgement beforehand by candidate, in shares of the victory, counted as so many playouts. */
  readonly prior?: { readonly shares: readonly number[]; readonly visits: number }
}

export interface Compared<Candidate> {
  /** Best first; those dropped come after those played to the last. */
  readonly estimates: readonly Estimate<Candidate>[]
  /** Playouts used. */
  readonly iterations: number
}

/** Rounds of halving. */
const HALVINGS = 3

/** What the playouts of a candidate came to, with the judgement beforehand. */
interface Tally<Candidate> extends Sums {
  readonly candidate: Candidate
  readonly before: number
}

/** Undefined when cancelled. At least one world is played. */
export function compareByHalving<Candidate, World>(
  { candidates, world, playout, prior }: Comparison<Candidate, World>,
  caps: Caps,
): Compared<Candidate> | undefined {
  const weight = prior?.visits ?? 0
  const tallies = candidates.map((candidate, i): Tally<Candidate> => ({
    ...noSums(),
    ...{ candidate, before: prior?.shares[i] ?? 0 },
  }))
  const worth = (t: Tally<Candidate>): number =>
    (t.share + weight * t.before) / Math.max(1, t.visits + weight)
  const better = (a: Tally<Candidate>, b: Tally<Candidate>): number => worth(b) - worth(a)
  const going = watch(caps)
  let alive = tallies
  let used = 0
  for (let phase = 1; phase <= HALVINGS; phase++) {
    const until = Math.round((caps.iterations * phase) / HALVINGS)
    while (used < until || used === 0) {
      const drawn = world()
      for (const tally of alive) {
        const { share, margin } = playout(drawn, tally.candidate)
        addSample(tally, share, margin)
        used++
      }
      const next = going(used)
      if (next === 'cancelled') return undefined
      if (next === 'answer') return { estimates: ranked(tallies, better), iterations: used }
    }
    alive = [...alive].sort(better).slice(0, Math.max(2, Math.ceil(alive.length / 2)))
  }
  return { estimates: ranked(tallies, better), iterations: used }
}

/** Those played to the last lead, the better first; then those dropped. */
function ranked<Candidate>(
  tallies: readonly Tally<Candidate>[],
  better: (a: Tally<Candidate>, b: Tally<Candidate>) => number,
): Estimate<Candidate>[] {
  const most = Math.max(...tallies.map((t) => t.visits))
  const last = tallies.filter((t) => t.visits === most).sort(better)
  const dropped = tallies.filter((t) => t.visits < most && t.visits > 0).sort(better)
  const beside = besideEach(tallies)
  return [...last, ...dropped].map((tally) => estimateOf(tally.candidate, tally, beside(tally)))
}
