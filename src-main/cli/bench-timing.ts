/** How things are timed: whole runs for throughput, every single one for waiting. */

/** The value below which the share `q` of the sorted values lies. */
export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0

export interface Spread {
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** Milliseconds at the quantiles people feel. */
export function spreadOf(times: readonly number[]): Spread {
  const sorted = [...times].sort((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: sorted.at(-1) ?? 0 }
}

/** Seconds of processor time this process has used. */
function used(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Between two looks at the clock at least so many seconds of work, for looking costs microseconds. */
const LOOK_EVERY = 0.005

/**
 * Units of work a second of processor time, so that a busy machine does not blur it: the median of `runs` runs of
 * `seconds` each, after one to warm up. `work` does a little and says how many units it was.
 */
export function throughput(work: () => number, seconds: number, runs = 5): number {
  let batch = 1
  const run = (): number => {
    const start = used()
    let units = 0
    let spent = 0
    while (spent < seconds) {
      for (let i = 0; i < batch; i++) units += work()
      const now = used() - start
      if (now - spent < LOOK_EVERY) batch *= 2
      spent = now
    }
    return units / spent
  }
  run()
  const rates = Array.from({ length: runs }, run).sort((a, b) => a - b)
  return quantile(rates, 0.5)
}
