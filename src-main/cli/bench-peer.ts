/** The same game through another framework's reducer, measured in the same run for comparison. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from './usage.ts'

const SCRIPT = 'bench-bgio.mjs'
const RUNS = 5
/** Lets the script tell, when it ends, how many seconds of processor time it used. */
const TELL_TIME = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log((user + system) / 1e6) })",
)}`

/** A second is one of processor time, as in all figures of throughput. */
export interface PeerFigures {
  readonly playoutsPerSecond: number
  readonly movesPerSecond: number
}

/** Throws `UsageError` when the folder holds no peer. */
export function checkPeer(folder: string): void {
  if (!existsSync(join(folder, SCRIPT))) throw new UsageError(`--peer: there is no ${SCRIPT} in ${folder}`)
}

/**
 * Copies the folder to a temporary place, installs what it needs there and runs it; nothing is
 * left behind.
 */
export function benchPeer(folder: string, seats: number, seconds: number): PeerFigures {
  const place = mkdtempSync(join(tmpdir(), 'express-depot-peer-'))
  try {
    cpSync(folder, place, { recursive: true })
    const quiet = { cwd: place, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
    if (!existsSync(join(place, 'node_modules'))) {
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], quiet)
    }
    const output = execFileSync(
      process.execPath,
      ['--import', TELL_TIME, SCRIPT, String(seats), String(seconds), String(RUNS)],
      { cwd: place, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [figures, cpu] = output.toString().trim().split('\n') as [string, string]
    const { playoutsPerSecond, movesPerSecond } = JSON.parse(figures) as PeerFigures
    // Its own figures go by the clock; one more run warms up.
    const clock = seconds * (RUNS + 1)
    const share = Math.min(1, Number(cpu) / clock)
    return { playoutsPerSecond: playoutsPerSecond / share, movesPerSecond: movesPerSecond / share }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
