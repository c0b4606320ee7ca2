/** Speed of the rules: random playouts by the engine that everything else uses too, and replays of records. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json } from '#shared/games/common.ts'
import type { RecordAction } from '#shared/record.ts'
import type { MainGame, Playout } from '../games/game.ts'
import type { Game } from '../rules/game.ts'
import { buildRecord, playable, replay } from '../rules/record.ts'
import { nextUint32, seedRandom } from '../rules/random.ts'
import { throughput } from './bench-timing.ts'
import { UsageError } from './input.ts'

export interface RulesFigures {
  readonly playoutsPerSecond: number
  readonly movesPerSecond: number
  /** Mean time to rebuild a finished game from its record, every action checked. */
  readonly replayMs: number
}

/** Any game through its interface alone. */
function genericPlayout(game: Game): Playout {
  const options = game.schemas.options.parse({})
  return (seats, random) => {
    const state = game.setup({ options, seats, seed: `bench ${nextUint32(random)}` })
    let moves = 0
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
      game.play(state, seat, game.randomAction(state, seat, random))
      moves++
    }
    return moves
  }
}

/** Measures in one thread, for that long a run; the options are the game's defaults. */
export async function benchRules(
  { rules, playout: own }: MainGame,
  seats: number,
  seconds: number,
): Promise<RulesFigures> {
  const playout = own ? (await own()).playout : genericPlayout(rules)
  const random = seedRandom('bench')
  let moves = 0
  let games = 0
  const playoutsPerSecond = throughput(() => {
    moves += playout(seats, random)
    games++
    return 1
  }, seconds)
  return {
    playoutsPerSecond: Math.round(playoutsPerSecond),
    movesPerSecond: Math.round((playoutsPerSecond * moves) / games),
    replayMs: replayMs(rules, seats, seconds),
  }
}

function replayMs(game: Game, seats: number, seconds: number): number {
  const options = game.schemas.options.parse({})
  const random = seedRandom('replay')
  const records = Array.from({ length: 20 }, (_, n) => {
    const seed = `replay ${n}`
    const state = game.setup({ options, seats, seed })
    const actions: RecordAction[] = []
    for (let seat = game.deciders(state)[0]; seat !== undefined; seat = game.deciders(state)[0]) {
      const action = game.randomAction(state, seat, random) as Omit<RecordAction, 'seat'>
      actions.push({ ...action, seat })
      game.play(state, seat, action)
    }
    const names = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'human' as const }))
    return playable(buildRecord(game, { options: options as Json, seats: names, seed, actions }))
  })
  let next = 0
  return 1000 / throughput(() => (replay(records[next++ % records.length]!), 1), seconds)
}

// The same game through another framework's reducer, measured in the same run for comparison.

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
