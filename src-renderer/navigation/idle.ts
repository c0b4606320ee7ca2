/** What can wait until the page has nothing else to do. */
const LONGEST_MS = 2000
/** Where a browser does not tell when it is idle. */
const GUESS_MS = 200

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: LONGEST_MS })
    else setTimeout(resolve, GUESS_MS)
  })

/** Loads one thing after the other, so that what is opened later is there. What fails now is asked for when it is needed. */
export async function loadAhead(loads: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of loads) {
    await idle()
    await load().catch(() => undefined)
  }
}
