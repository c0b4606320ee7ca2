/** What a page holds after its garbage is collected, and how long it was held up, as Chromium tells it. */
import type { Page } from '@playwright/test'

/** A stretch of 50 ms or more in which a page could not answer, and at which address. */
interface Stretch {
  readonly ms: number
  readonly at: string
}
declare global {
  interface Window {
    heldUp?: Stretch[]
  }
}

export interface Held {
  /** Longest stretch in which the page could not answer, in milliseconds; 0 when none took 50. */
  readonly longest: number
  /** The page that was shown then: `table`, `history`. */
  readonly where: string
  /** How many took 50 ms or more. */
  readonly stretches: number
}
export interface Kept {
  /** Bytes of script objects, compiled code included. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
}

const METRICS = {
  heap: 'JSHeapUsedSize',
  nodes: 'Nodes',
  listeners: 'JSEventListeners',
  documents: 'Documents',
} as const

/** Watches a page that is never loaded again. `held`: since it was last asked. `kept`: after a collection. */
export async function watchPage(page: Page) {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  await page.evaluate(() => {
    const held: Stretch[] = (window.heldUp = [])
    new PerformanceObserver((list) => {
      const at = location.hash.split('/')[1] ?? ''
      held.push(...list.getEntries().map(({ duration }) => ({ ms: duration, at })))
    }).observe({ type: 'longtask' })
  })
  return {
    held: async (): Promise<Held> => {
      const all = await page.evaluate(() => window.heldUp?.splice(0) ?? [])
      const longest = all.reduce((most, one) => (one.ms > most.ms ? one : most), { ms: 0, at: '' })
      return { longest: longest.ms, where: longest.at, stretches: all.length }
    },
    kept: async (): Promise<Kept> => {
      // What was begun before the page changed comes to its end first.
      await page.waitForTimeout(500)
      for (let i = 0; i < 2; i++) await tools.send('HeapProfiler.collectGarbage')
      const { metrics } = await tools.send('Performance.getMetrics')
      const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN
      return {
        heap: value(METRICS.heap),
        nodes: value(METRICS.nodes),
        listeners: value(METRICS.listeners),
        documents: value(METRICS.documents),
      }
    },
  }
}
