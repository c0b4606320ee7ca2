/** Whether a page keeps more from game to game than it may. */
import { slope } from '../../shell/soak/measure.ts'
import type { Kept } from './measure.ts'

/** How much of each may be added by a game: a table that is kept would be thousands of nodes. */
export const MOST_A_GAME: Readonly<Kept> = { heap: 100_000, nodes: 30, listeners: 3, documents: 0.1 }
const WORDS: Readonly<Record<keyof Kept, string>> = {
  heap: 'bytes of script objects',
  nodes: 'nodes',
  listeners: 'listeners',
  documents: 'documents',
}
const KEPT = ['heap', 'nodes', 'listeners', 'documents'] as const

/** What every game adds, by least squares over the second half of the games. */
export function growthOfPage(samples: readonly Kept[]): Kept {
  const late = samples.slice(Math.floor(samples.length / 2)).map((sample, nth) => ({ nth, sample }))
  const of = (one: keyof Kept): number =>
    slope(
      late,
      ({ nth }) => nth,
      ({ sample }) => sample[one],
    )
  return { heap: of('heap'), nodes: of('nodes'), listeners: of('listeners'), documents: of('documents') }
}

/** What speaks against the run, in words; empty where it is in order. */
export function faultsOfPage(samples: readonly Kept[], problems: readonly string[]): readonly string[] {
  const growth = growthOfPage(samples)
  return [
    ...KEPT.filter((one) => growth[one] > MOST_A_GAME[one]).map(
      (one) =>
        `a game leaves ${growth[one].toFixed(1)} ${WORDS[one]} in the page (at most ${MOST_A_GAME[one]})`,
    ),
    ...problems.map((problem) => `the page complains: ${problem}`),
  ]
}
