/** Plays an arena run over several threads. */
import { Worker } from 'node:worker_threads'
import type { ArenaTable, GameResult } from './simulate-game.ts'
import type { ArenaWorkerData } from './simulate-worker.ts'

export interface ArenaRun {
  readonly table: ArenaTable
  /** Numbers of the deals to play, in this order. */
  readonly deals: readonly number[]
  readonly workers: number
  readonly extras?: string
  readonly games?: string
  /** All rotations of a deal, as soon as it is played. */
  readonly onDeal: (games: readonly GameResult[]) => void
  /** Asked before each deal; those begun are played to their end. */
  readonly stop: () => boolean
}

/** Rejects with the first error of a thread. */
export async function runArena({
  table,
  deals,
  workers,
  extras,
  games,
  onDeal,
  stop,
}: ArenaRun): Promise<void> {
  let next = 0
  const data: ArenaWorkerData = {
    table,
    ...(extras !== undefined && { extras }),
    ...(games !== undefined && { games }),
  }
  const threads = Array.from(
    { length: Math.min(workers, deals.length) },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: data }),
  )
  const play = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const deal = (): void => {
        if (next < deals.length && !stop()) thread.postMessage(deals[next++])
        else resolve()
      }
      thread.on('error', reject)
      thread.on('exit', (code) => reject(new Error(`an arena thread ended with code ${code}`)))
      thread.on('message', (games: GameResult[]) => {
        onDeal(games)
        deal()
      })
      deal()
    })
  try {
    await Promise.all(threads.map(play))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
