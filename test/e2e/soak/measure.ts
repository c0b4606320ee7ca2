/** What a page holds after its garbage is collected, and how long its main thread was held up, as Chromium tells it. */
import type { Page } from '@playwright/test'

export interface Kept {
  /** Bytes of script objects, compiled code included. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
}

/** What the page holds now; collects its garbage twice. */
export async function keptBy(page: Page): Promise<Kept> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  // What was begun before the page changed comes to its end first.
  await page.waitForTimeout(500)
  for (let i = 0; i < 2; i++) await tools.send('HeapProfiler.collectGarbage')
  const { metrics } = await tools.send('Performance.getMetrics')
  await tools.detach()
  const value = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    documents: value('Documents'),
  }
}

/** An entry of a trace, times in microseconds; `tdur` is the processor's time, which other work does not lengthen. */
interface Entry {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** The longest task of the page's main thread, in milliseconds: nothing else can happen in the page meanwhile. */
export interface Held {
  /** Of processor time. */
  readonly worked: number
  /** By the clock. */
  readonly clock: number
}

/** Does something with the page; how long that held the page up. */
export async function heldBy(page: Page, act: () => Promise<void>): Promise<Held> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser that could be traced')
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Entry[] }
  const main = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const tasks = traceEvents.filter((entry) =>
    main.some(({ pid, tid }) => entry.pid === pid && entry.tid === tid),
  )
  const longest = (of: (entry: Entry) => number): number =>
    Math.round(tasks.reduce((most, entry) => Math.max(most, of(entry)), 0) / 1000)
  return { worked: longest(({ tdur }) => tdur ?? 0), clock: longest(({ dur }) => dur ?? 0) }
}
