/** When the local shell ends by itself. */
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 500
const DESERTED_MS = 3_000

/** Settles at the first request to end; a second one ends the process at once. */
export function closeOnSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    const end = (): void => {
      if (asked) process.exit(1)
      asked = true
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  })
}

/**
 * Settles when no page has been open for a while: a page that is loaded anew is gone for a moment, and a browser
 * already running takes a moment to show a window for the program that asked it to.
 */
export async function whenDeserted(
  pages: () => number,
  longMs = DESERTED_MS,
  lookMs = LOOK_MS,
): Promise<void> {
  for (let since = performance.now(); performance.now() - since < longMs;) {
    await wait(lookMs)
    if (pages() > 0) since = performance.now()
  }
}
