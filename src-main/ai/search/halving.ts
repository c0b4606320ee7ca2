/**
 * Candidates compared by playing on: each in the same drawn worlds, those that fall behind dropped half by half, so
 * that the thinking goes to the best. For decisions that are whole turns, where a tree would never come twice to the
 * same place. The same seed and iterations give the same answer.
 */
import type { Signal } from './drive.ts'

/** How one playout ended for the deciding seat: share of the victory, and points ahead of the best other. */
export interface Sample {
  readonly share: number
  readonly margin: number
}

export interface Judged<Candidate> extends Sample {
  readonly candidate: Candidate
  readonly visits: number
  /** Standard error of `share`. */
  readonly spread: number
}

export interface Comparison<Candidate, World> {
  readonly candidates: readonly Candidate[]
  /** A world the deciding seat could believe in; each candidate plays on in a copy of its own. */
  readonly world: () => World
  readonly playout: (world: World, candidate: Candidate) => Sample
  /** Judgement beforehand by candidate, in shares of the victory, counted as so many playouts. */
  readonly prior?: { readonly shares: readonly number[]; readonly visits: number }
}

export interface Caps {
  readonly iterations: number
  readonly ms?: number
  /** As if the clock had run out after so many. */
  readonly stopAfter?: number
  readonly now?: () => number
  readonly signal?: () => Signal
  readonly onProgress?: (share: number) => void
}

/** Rounds of halving. */
const HALVINGS = 3

interface Tally<Candidate> {
  readonly candidate: Candidate
  readonly before: number
  visits: number
  share: number
  square: number
  margin: number
}

/** Best first, with the playouts used; undefined when cancelled. At least one world is played. */
export function compareByHalving<Candidate, World>(
  { candidates, world, playout, prior }: Comparison<Candidate, World>,
  caps: Caps,
): { list: Judged<Candidate>[]; iterations: number } | undefined {
  const { iterations, ms = Infinity, stopAfter = Infinity } = caps
  const { now = () => 0, signal = () => 'go', onProgress } = caps
  const weight = prior?.visits ?? 0
  const start = now()
  const tallies = candidates.map((candidate, i): Tally<Candidate> => ({
    ...{ candidate, before: prior?.shares[i] ?? 0, visits: 0, share: 0, square: 0, margin: 0 },
  }))
  const worth = (t: Tally<Candidate>): number =>
    (t.share + weight * t.before) / Math.max(1, t.visits + weight)
  const better = (a: Tally<Candidate>, b: Tally<Candidate>): number => worth(b) - worth(a)
  let alive = tallies
  let used = 0
  for (let phase = 1; phase <= HALVINGS; phase++) {
    const until = Math.round((iterations * phase) / HALVINGS)
    while (used < until || used === 0) {
      const drawn = world()
      for (const tally of alive) {
        add(tally, playout(drawn, tally.candidate))
        used++
      }
      const asked = signal()
      if (asked === 'cancel') return undefined
      const spent = now() - start
      if (asked === 'hurry' || spent >= ms || used >= stopAfter)
        return { list: ranked(tallies, better), iterations: used }
      onProgress?.(Math.min(1, Math.max(used / iterations, spent / ms)))
    }
    alive = [...alive].sort(better).slice(0, Math.max(2, Math.ceil(alive.length / 2)))
  }
  return { list: ranked(tallies, better), iterations: used }
}

function add<Candidate>(tally: Tally<Candidate>, { share, margin }: Sample): void {
  tally.visits++
  tally.share += share
  tally.square += share * share
  tally.margin += margin
}

/** Those played to the last lead, the better first; then those dropped. */
function ranked<Candidate>(
  tallies: readonly Tally<Candidate>[],
  better: (a: Tally<Candidate>, b: Tally<Candidate>) => number,
): Judged<Candidate>[] {
  const most = Math.max(...tallies.map((t) => t.visits))
  const last = tallies.filter((t) => t.visits === most).sort(better)
  const dropped = tallies.filter((t) => t.visits < most && t.visits > 0).sort(better)
  return [...last, ...dropped].map(({ candidate, visits, share: sum, square, margin }) => {
    const share = sum / visits
    const spread = Math.sqrt(Math.max(0, square / visits - share * share) / visits)
    return { candidate, visits, share, spread, margin: margin / visits }
  })
}
