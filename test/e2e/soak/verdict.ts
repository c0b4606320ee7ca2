/** Whether a page keeps more from game to game than it may. */
import { slope } from '../../shell/soak/measure.ts'
import type { Kept } from './measure.ts'
import type { PageSample } from './soak.ts'

/** How much of each may be added by a game: a table that is kept would be thousands of nodes; the heap holds code, too. */
export const MOST_A_GAME: Readonly<Kept> = { heap: 400_000, nodes: 30, listeners: 3, documents: 0.1 }
/** Milliseconds of processor time in which the page may do nothing else. */
const LONGEST_TASK = 1000
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
export function faultsOfPage(samples: readonly PageSample[], problems: readonly string[]): readonly string[] {
  const growth = growthOfPage(samples.map(({ kept }) => kept))
  const longest = Math.max(0, ...samples.flatMap(({ playing, looking }) => [playing.worked, looking.worked]))
  return [
    ...KEPT.filter((one) => growth[one] > MOST_A_GAME[one]).map(
      (one) =>
        `a game leaves ${growth[one].toFixed(1)} ${WORDS[one]} in the page (at most ${MOST_A_GAME[one]})`,
    ),
    ...(longest > LONGEST_TASK
      ? [`the page was held up by ${longest} ms of work (at most ${LONGEST_TASK})`]
      : []),
    ...problems.map((problem) => `the page complains: ${problem}`),
  ]
}
