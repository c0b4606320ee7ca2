/** What bounds a search, and how it is hurried, cancelled and watched while it runs. */

/** go: keep thinking. hurry: answer with what is known. cancel: no answer is wanted. */
export type Signal = 'go' | 'hurry' | 'cancel'

export interface Caps {
  readonly iterations: number
  /** Milliseconds; `now` is needed with it. */
  readonly ms?: number
  /** Stops after so many iterations, as if the clock had run out. */
  readonly stopAfter?: number
  readonly now?: () => number
  readonly signal?: () => Signal
  /** Share of the way to the nearer cap, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** on: there is more to do. answer: a cap is reached, or somebody is in a hurry. cancelled: no answer is wanted. */
export type Going = 'on' | 'answer' | 'cancelled'

/** Starts the clock. To be asked after every piece of work, with the iterations done so far, whether to go on. */
export function watch({ iterations, onProgress, ...caps }: Caps): (done: number) => Going {
  const { ms = Infinity, stopAfter = Infinity, now = () => 0, signal = () => 'go' } = caps
  const start = now()
  return (done) => {
    const asked = signal()
    if (asked === 'cancel') return 'cancelled'
    const spent = now() - start
    if (asked === 'hurry' || spent >= ms || done >= Math.min(iterations, stopAfter)) return 'answer'
    onProgress?.(Math.max(done / iterations, spent / ms))
    return 'on'
  }
}
