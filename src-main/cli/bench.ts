/** `cli bench`: how fast the rules, the opponents and the table are on this computer. */
import { availableParallelism, cpus, loadavg, release } from 'node:os'
import { parseArgs } from 'node:util'
import { GAMES } from '#shared/games/registry.ts'
import { rulesOf } from '../rules/games.ts'
import { benchPeer, checkPeer, type PeerFigures } from './bench-peer.ts'
import { benchPlayers, type PlayersFigures } from './bench-players.ts'
import { benchRules, type RulesFigures } from './bench-rules.ts'
import { benchTable } from './bench-table.ts'
import type { Spread } from './bench-timing.ts'
import { columns } from './columns.ts'
import { whole } from './simulate-plan.ts'
import { UsageError } from './usage.ts'

const SEATS = 3

type GameFigures = RulesFigures &
  PlayersFigures & {
    readonly seats: number
    /** An action through contract, rules and store to the next state. */
    readonly actMs: Spread & { readonly actions: number }
    readonly peer?: PeerFigures & { readonly ratio: number }
  }

export interface BenchResult {
  readonly machine: Readonly<Record<string, string | number | readonly number[]>>
  readonly games: Readonly<Record<string, GameFigures>>
}

/** Runs the command and returns what to print. Throws `UsageError` for bad flags before anything runs. */
export async function bench(args: readonly string[]): Promise<string> {
  const flags = read(args)
  const seconds = whole('--seconds', flags.seconds ?? '1')
  const games = whole('--games', flags.games ?? '4')
  if (flags.peer !== undefined) checkPeer(flags.peer)
  const result: BenchResult = { machine: machine(), games: {} }
  for (const { id } of GAMES) {
    process.stderr.write(`${id}: measuring\n`)
    const figures = await benchGame(id, seconds, games, id === 'tennessee-central' ? flags.peer : undefined)
    Object.assign(result.games, { [id]: figures })
  }
  return flags.json ? `${JSON.stringify(result)}\n` : readable(result)
}

async function benchGame(id: string, seconds: number, games: number, peer?: string): Promise<GameFigures> {
  const rules = benchRules(id, SEATS, seconds)
  // Right behind the figure it is compared with, so that both see the same machine.
  const other = peer === undefined ? undefined : benchPeer(peer, SEATS, 3 * seconds)
  const players = await benchPlayers(id, SEATS, games, seconds)
  const actMs = await benchTable(id, rulesOf(id)!.schemas.options.parse({}), 2 * games)
  const ratio = other && rules.playoutsPerSecond / other.playoutsPerSecond
  return { seats: SEATS, ...rules, ...players, actMs, ...(other && ratio && { peer: { ...other, ratio } }) }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean' },
        peer: { type: 'string' },
        seconds: { type: 'string' },
        games: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const machine = (): BenchResult['machine'] => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  threads: availableParallelism(),
  system: `${process.platform} ${release()}`,
  node: process.version,
  load: loadavg().map((load) => Math.round(load * 10) / 10),
})

function readable({ machine: m, games }: BenchResult): string {
  const ms = ({ p50, p95, max }: Spread): string => [p50, p95, max].map((x) => x.toFixed(1)).join(' / ')
  const parts = [
    `${Object.entries(m)
      .map(([key, value]) => `${key}: ${String(value)}`)
      .join('\n')}\n`,
  ]
  for (const [id, f] of Object.entries(games)) {
    const rows: (readonly [string, string])[] = [
      [`${id}, ${f.seats} seats`, ''],
      ['random playouts a second of processor time', f.playoutsPerSecond.toLocaleString('en')],
      ['moves a second', f.movesPerSecond.toLocaleString('en')],
      ['search iterations a second', f.iterationsPerSecond.toLocaleString('en')],
      ['replay of a game, ms', f.replayMs.toFixed(2)],
      ['act round trip, ms p50 / p95 / max', ms(f.actMs)],
      ...Object.entries(f.decisionMs).map(
        ([level, s]) => [`${level} decides, ms p50 / p95 / max`, ms(s)] as const,
      ),
      ...(f.peer
        ? ([
            ['peer: random playouts a second', Math.round(f.peer.playoutsPerSecond).toLocaleString('en')],
            ['times the peer', f.peer.ratio.toFixed(0)],
          ] as const)
        : []),
    ]
    parts.push(columns(rows))
  }
  return parts.join('\n')
}
