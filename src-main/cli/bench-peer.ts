/** The same game through another framework's reducer, measured in the same run for comparison. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from './usage.ts'

const SCRIPT = 'bench-bgio.mjs'
const RUNS = 5
/**
 * The peer's clock shows the processor time its process has used, as ours does: what other work on the machine takes
 * counts for neither side.
 */
const PROCESSOR_CLOCK = `data:text/javascript,${encodeURIComponent(
  'performance.now = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }',
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
      ['--import', PROCESSOR_CLOCK, SCRIPT, String(seats), String(seconds), String(RUNS)],
      { cwd: place, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    return JSON.parse(output.toString()) as PeerFigures
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
