/** A thread of the arena: plays the deals it is given, every rotation, and hands back the results. */
import { parentPort, workerData } from 'node:worker_threads'
import type { MainGame } from '../games/game.ts'
import { offerGames } from '../games/offer.ts'
import { type ArenaTable, type ExtraPlayers, playArenaGame } from './simulate-game.ts'

export interface ArenaWorkerData {
  readonly table: ArenaTable
  /** Address of a module whose `players` sit beside those of the application. */
  readonly extras?: string
  /** Address of a module whose `GAMES` are played; the house's own where absent. */
  readonly games?: string
}

const { table, extras, games } = workerData as ArenaWorkerData
const { GAMES } = (await import(games ?? '../games/games.ts')) as { GAMES: readonly MainGame[] }
offerGames(GAMES)
const players = extras ? ((await import(extras)) as { players: ExtraPlayers }).players : {}
/** Processor time of this thread in milliseconds: what else runs on the machine does not count. */
const now = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

parentPort?.on('message', (deal: number) => {
  const results = table.kinds.map((_, rotation) =>
    playArenaGame(table, deal, rotation, { extras: players, now }),
  )
  parentPort?.postMessage(results)
})
