/** `cli bench`: how fast the rules, the opponents and the table are on this computer. */
import { availableParallelism, cpus, loadavg, release } from 'node:os'
import { parseArgs } from 'node:util'
import { benchPeer, benchRules, checkPeer, type PeerFigures, type RulesFigures } from './bench-rules.ts'
import { benchPlayers, benchTable, type PlayersFigures } from './bench-table.ts'
import type { Spread } from './bench-timing.ts'
import { columns, type MainGame } from '../games/game.ts'
import { offeredGame, offeredGames } from '../games/offer.ts'
import { whole } from './simulate-plan.ts'
import { UsageError } from './input.ts'

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
  const games = whole('--games', flags.games ?? '2')
  const measured = gamesOf(flags.game)
  if (flags.peer !== undefined) {
    if (!measured.some(({ peer }) => peer)) {
      const compared = offeredGames().filter(({ peer }) => peer)
      throw new UsageError(`--peer: only ${idsOf(compared)} is compared`)
    }
    checkPeer(flags.peer)
  }
  const result: BenchResult = { machine: machine(), games: {} }
  for (const game of measured) {
    const { id } = game.rules.info
    process.stderr.write(`${id}: measuring\n`)
    const figures = await benchGame(game, seconds, games, game.peer ? flags.peer : undefined)
    Object.assign(result.games, { [id]: figures })
  }
  return flags.json ? `${JSON.stringify(result)}\n` : readable(result)
}

const idsOf = (games: readonly MainGame[]): string => games.map(({ rules }) => rules.info.id).join(', ')

function gamesOf(named: string | undefined): readonly MainGame[] {
  if (named === undefined) return offeredGames()
  const game = offeredGame(named)
  if (!game) throw new UsageError(`--game: ${named} is none of ${idsOf(offeredGames())}`)
  return [game]
}

async function benchGame(
  game: MainGame,
  seconds: number,
  games: number,
  peer?: string,
): Promise<GameFigures> {
  const { id } = game.rules.info
  const rules = await benchRules(game, SEATS, seconds)
  // Right behind the figure it is compared with, so that both see the same machine.
  const other = peer === undefined ? undefined : benchPeer(peer, SEATS, seconds)
  const players = await benchPlayers(id, SEATS, games, seconds)
  const table = { actMs: await benchTable(id, game.rules.schemas.options.parse({}), 2 * games) }
  const ratio = other && rules.playoutsPerSecond / other.playoutsPerSecond
  return {
    seats: SEATS,
    ...rules,
    ...players,
    ...table,
    ...(other && ratio && { peer: { ...other, ratio } }),
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean' },
        game: { type: 'string' },
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
  const head = Object.entries(m).map(([key, value]) => `${key}: ${String(value)}`)
  const parts = Object.entries(games).map(([id, figures]) => columns(rowsOf(id, figures)))
  return `${head.join('\n')}\n\n${parts.join('\n')}`
}

function rowsOf(id: string, f: GameFigures): (readonly [string, string])[] {
  const ms = ({ p50, p95, max }: Spread): string => [p50, p95, max].map((x) => x.toFixed(1)).join(' / ')
  const count = (x: number): string => x.toLocaleString('en')
  const rows: [string, string][] = [
    [`${id}, ${f.seats} seats`, ''],
    ['random playouts a second of processor time', count(f.playoutsPerSecond)],
    ['moves a second', count(f.movesPerSecond)],
  ]
  if (f.peer) {
    rows.push(['peer: random playouts a second of processor time', count(f.peer.playoutsPerSecond)])
    rows.push(['times the peer', f.peer.ratio.toFixed(0)])
  }
  rows.push(['replay of a game, ms', f.replayMs.toFixed(2)])
  rows.push(['act round trip, ms p50 / p95 / max', ms(f.actMs)])
  rows.push(['search iterations a second', count(f.iterationsPerSecond)])
  for (const [seats, byLevel] of Object.entries(f.decisionMs)) {
    for (const [level, times] of Object.entries(byLevel)) {
      rows.push([`${level} decides at ${seats} seats, ms p50 / p95 / max`, ms(times)])
    }
  }
  return rows
}
