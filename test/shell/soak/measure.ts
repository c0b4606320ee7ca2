/** What a long run is watched by: memory after a collection, handles, files, and how long the loop was held up. */
import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const OPEN_FILES = '/proc/self/fd'

export interface Sample {
  readonly actions: number
  /** Bytes, after two collections. */
  readonly heap: number
  readonly rss: number
  /** What keeps the process going, by kind, as Node tells it. */
  readonly handles: Readonly<Record<string, number>>
  /** Open files; 0 where the system does not list them. */
  readonly files: number
}

const openFiles = (): number => {
  try {
    return readdirSync(OPEN_FILES).length
  } catch {
    return 0
  }
}

export async function sample(actions: number): Promise<Sample> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  collect()
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  const handles: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1
  return { actions, heap: heapUsed, rss, handles, files: openFiles() }
}

/** Growth of the heap in bytes per action, by least squares over the second half of the samples. */
export function slope(samples: readonly Sample[]): number {
  const late = samples.slice(Math.floor(samples.length / 2))
  const mean = (of: (one: Sample) => number) => late.reduce((sum, one) => sum + of(one), 0) / late.length
  const [x, y] = [mean((one) => one.actions), mean((one) => one.heap)]
  const spread = mean((one) => (one.actions - x) ** 2)
  return spread === 0 ? 0 : mean((one) => (one.actions - x) * (one.heap - y)) / spread
}

/** Kinds of handles of which there are more than there were, in words; empty where there are none. */
export function leaked(before: Sample, after: Sample): readonly string[] {
  const kinds = Object.entries(after.handles)
    // Timers come and go with what is measured here.
    .filter(([kind]) => !['Timeout', 'Immediate'].includes(kind))
    .filter(([kind, count]) => count > (before.handles[kind] ?? 0))
    .map(([kind, count]) => `${kind}: ${before.handles[kind] ?? 0}, then ${count}`)
  return after.files > before.files ? [...kinds, `open files: ${before.files}, then ${after.files}`] : kinds
}

/** Milliseconds by which a timer of 5 ms came late. */
export function watchLoop() {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10
  return () => {
    delay.disable()
    return { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }
  }
}
