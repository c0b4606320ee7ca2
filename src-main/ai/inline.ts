/** The thinker without threads, for tests and the command line: it decides on this thread, one turn later. */
import { decide } from './decide.ts'
import { CancelledError, type Decision, type Thinker } from './decision.ts'
import type { Signal } from './frame/caps.ts'

/** A thinker with the pool's manners. A running decision blocks this thread, so only a waiting one is cancelled. */
export function inlineThinker(now: () => number = () => performance.now()): Thinker {
  return {
    think(request, onProgress) {
      let signal: Signal = 'go'
      const result = Promise.resolve().then((): Decision => {
        const control = onProgress ? { onProgress } : {}
        const decision =
          signal === 'cancel' ? undefined : decide(request, { now, signal: () => signal, ...control })
        if (!decision) throw new CancelledError()
        return decision
      })
      return {
        result,
        hurry() {
          if (signal === 'go') signal = 'hurry'
        },
        cancel() {
          signal = 'cancel'
        },
      }
    },
    close: () => Promise.resolve(),
  }
}
