/** What a long run is watched by: memory after a collection, handles, files, and how long the loop was held up. */
import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const OPEN_FILES = '/proc/self/fd'
/** Parts of the heap that hold compiled code and what belongs to it, by V8's names. */
const OF_CODE = /^(code|trusted)_/

export interface Sample {
  readonly actions: number
  /** Bytes, after two collections. */
  readonly heap: number
  /** Bytes of the heap that are compiled code: it grows as long as V8 finds functions worth another compilation. */
  readonly code: number
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

const compiled = (): number =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => OF_CODE.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0)

export async function sample(actions: number): Promise<Sample> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  collect()
  await new Promise((resolve) => setImmediate(resolve))
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  const handles: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1
  return { actions, heap: heapUsed, code: compiled(), rss, handles, files: openFiles() }
}

/** How much one figure grows with another, by least squares. */
export function slope<T>(samples: readonly T[], along: (one: T) => number, of: (one: T) => number): number {
  const mean = (value: (one: T) => number) =>
    samples.reduce((sum, one) => sum + value(one), 0) / samples.length
  const [x, y] = [mean(along), mean(of)]
  const spread = mean((one) => (along(one) - x) ** 2)
  return spread > 0 ? mean((one) => (along(one) - x) * (of(one) - y)) / spread : 0
}
const byAction = (samples: readonly Sample[], bytes: (one: Sample) => number): number =>
  slope(samples, ({ actions }) => actions, bytes)

export interface Growth {
  /** Of the heap over the second half of the samples, in bytes an action. */
  readonly heap: number
  /** The same without compiled code: what the application itself keeps. */
  readonly data: number
  /** Of the heap in each quarter of the samples: a warm-up ends, a leak goes on. */
  readonly quarters: readonly number[]
}

export function growthOf(samples: readonly Sample[]): Growth {
  const part = (from: number, to: number) =>
    samples.slice(Math.floor(samples.length * from), Math.floor(samples.length * to))
  const late = part(0.5, 1)
  return {
    heap: byAction(late, ({ heap }) => heap),
    data: byAction(late, ({ heap, code }) => heap - code),
    quarters: [0, 0.25, 0.5, 0.75].map((from) => byAction(part(from, from + 0.25), ({ heap }) => heap)),
  }
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
