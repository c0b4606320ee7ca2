/** Runs a search to its caps, in slices between which it can be hurried, cancelled and watched. */
import type { Search } from './search.ts'

/** go: keep thinking. hurry: answer with what is known. cancel: no answer is wanted. */
export type Signal = 'go' | 'hurry' | 'cancel'

export interface Drive {
  readonly iterations: number
  /** Cap by the clock; `now` in milliseconds is needed with it. */
  readonly ms?: number
  /** As if the clock had run out after so many. */
  readonly stopAfter?: number
  readonly now?: () => number
  readonly signal?: () => Signal
  /** Share of the way to the nearer cap, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** Few enough to answer within a few milliseconds, enough that looking at the clock costs nothing. */
const SLICE = 32

/** At least one slice is run, so that there is always an answer. False when cancelled. */
export function drive(search: Search<unknown>, caps: Drive): boolean {
  const { iterations, ms = Infinity, stopAfter = Infinity, now = () => 0, signal = () => 'go' } = caps
  const start = now()
  for (;;) {
    search.run(Math.min(SLICE, iterations - search.iterations))
    if (search.iterations >= Math.min(iterations, stopAfter)) return true
    const asked = signal()
    if (asked !== 'go') return asked === 'hurry'
    const spent = now() - start
    if (spent >= ms) return true
    caps.onProgress?.(Math.max(search.iterations / iterations, spent / ms))
  }
}
