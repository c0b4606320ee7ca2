/** Plays a whole arena run over several threads. */
import { Worker } from 'node:worker_threads'
import type { ArenaTable, GameResult } from './simulate-game.ts'
import type { ArenaWorkerData } from './simulate-worker.ts'

export interface ArenaRun {
  readonly table: ArenaTable
  readonly deals: number
  readonly workers: number
  readonly extras?: string
  readonly onProgress?: (dealsDone: number) => void
}

/** All results, by deal and rotation whatever thread was quicker. Rejects with the first error of a thread. */
export async function runArena({
  table,
  deals,
  workers,
  extras,
  onProgress,
}: ArenaRun): Promise<GameResult[]> {
  const results: GameResult[] = []
  let next = 0
  let done = 0
  const data: ArenaWorkerData = { table, ...(extras !== undefined && { extras }) }
  const threads = Array.from(
    { length: Math.min(workers, deals) },
    () => new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: data }),
  )
  const play = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const deal = (): void => (next < deals ? thread.postMessage(next++) : resolve())
      thread.on('error', reject)
      thread.on('exit', (code) => reject(new Error(`an arena thread ended with code ${code}`)))
      thread.on('message', (games: GameResult[]) => {
        results.push(...games)
        onProgress?.(++done)
        deal()
      })
      deal()
    })
  try {
    await Promise.all(threads.map(play))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
  return results.sort((a, b) => a.deal - b.deal || a.rotation - b.rotation)
}
