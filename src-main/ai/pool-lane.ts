/** One worker thread of the pool: sends it tasks, hears its answers, and notices when it is lost. */
import { Worker } from 'node:worker_threads'
import type { DecisionRequest } from './decision.ts'
import type { Answer, Task } from './messages.ts'

export interface Lane {
  send(request: DecisionRequest, flag: Int32Array<SharedArrayBuffer>): void
  close(): Promise<void>
}

export interface LaneEvents {
  /** An answer to the task sent last. */
  onAnswer(answer: Answer): void
  /** The thread is gone, once and for all. */
  onLost(reason: string): void
}

/**
 * What a thread may keep, in megabytes. A search makes much garbage that dies at once: with room for all of it two threads
 * grew by 460, with this by 150, and think no slower (docs/reliability.md). None comes near the second limit.
 */
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 256 }

/** Starts a thread. It is lost when it ends, fails, or says nothing for `patience` milliseconds while it works. */
export function createLane(url: URL, patience: number, events: LaneEvents): Lane {
  const worker = new Worker(url, { resourceLimits: MEMORY })
  let id = 0
  let lost = false
  let watch: NodeJS.Timeout | undefined

  function lose(reason: string): void {
    if (lost) return
    lost = true
    clearTimeout(watch)
    void worker.terminate()
    events.onLost(reason)
  }

  function expect(): void {
    clearTimeout(watch)
    watch = setTimeout(() => lose(`no word for ${patience} ms`), patience)
    watch.unref()
  }

  worker.unref()
  worker.on('error', (error: unknown) => lose(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (code) => lose(`exit code ${code}`))
  worker.on('message', (answer: Answer) => {
    if (lost || answer.id !== id) return
    if ('progress' in answer) expect()
    else {
      clearTimeout(watch)
      worker.unref()
    }
    events.onAnswer(answer)
  })

  return {
    send(request, flag) {
      id++
      worker.ref()
      expect()
      const task: Task = { id, request, flag }
      worker.postMessage(task)
    },
    async close() {
      lost = true
      clearTimeout(watch)
      await worker.terminate()
    },
  }
}
