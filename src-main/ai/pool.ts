/**
 * The worker pool: decisions are made off the main thread, one per worker at a time, the rest wait in order. A
 * worker that dies or falls silent is replaced and its request repeated once; then the heuristic player answers on
 * this thread, and the owner is told.
 */
import { Worker } from 'node:worker_threads'
import type { Notice } from '#shared/contract/contract.ts'
import type { NoticeKey } from '#shared/texts/languages.ts'
import { CancelledError, type Decision, type DecisionRequest, type Thinker } from './decision.ts'
import type { Answer, Task } from './worker.ts'
import { decide } from './decide.ts'

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

/**
 * A silence is counted in parts. A computer that slept wakes with all its timers due at once: that is one part, and the
 * thread, which slept too, has the others to say a word.
 */
const PARTS = 4

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

  function expect(parts = PARTS): void {
    clearTimeout(watch)
    const late = () => (parts > 1 ? expect(parts - 1) : lose(`no word for ${patience} ms`))
    watch = setTimeout(late, patience / PARTS)
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

export interface PoolOptions {
  /** The worker's own file: `games/worker.ts` in the sources, `ai-worker.js` in the build. */
  readonly worker: URL
  /** Number of worker threads; they start with the first requests. */
  readonly size: number
  /** A worker was lost or a search failed: for the people at the table. */
  readonly onNotice?: (notice: Notice & { readonly key: NoticeKey }) => void
  /** Milliseconds without a word from a working worker after which it counts as dead. */
  readonly patience?: number
}

interface Job {
  readonly request: DecisionRequest
  readonly onProgress: ((share: number) => void) | undefined
  readonly flag: Int32Array<SharedArrayBuffer>
  readonly settle: (decision: Decision) => void
  readonly fail: (error: Error) => void
  tries: number
}

const HURRY = 1
const CANCEL = 2

export function createPool({ worker, size, onNotice, patience = 15_000 }: PoolOptions): Thinker {
  const waiting: Job[] = []
  const running = new Map<Lane, Job>()
  const idle: Lane[] = []
  let lanes = 0
  let closed = false

  function next(): void {
    while (waiting.length > 0 && !closed) {
      const lane = idle.pop() ?? (lanes < size ? open() : undefined)
      if (!lane) return
      const job = waiting.shift() as Job
      job.tries++
      running.set(lane, job)
      lane.send(job.request, job.flag)
    }
  }

  function open(): Lane {
    lanes++
    const lane: Lane = createLane(worker, patience, {
      onAnswer: (answer) => hear(lane, answer),
      onLost: (reason) => lose(lane, reason),
    })
    return lane
  }

  function hear(lane: Lane, answer: Answer): void {
    const job = running.get(lane)
    if (!job) return
    if ('progress' in answer) return job.onProgress?.(answer.progress)
    running.delete(lane)
    idle.push(lane)
    if ('decision' in answer) job.settle(answer.decision)
    else if ('cancelled' in answer) job.fail(new CancelledError())
    else lastResort(job, answer.failed)
    next()
  }

  function lose(lane: Lane, reason: string): void {
    lanes--
    const job = running.get(lane)
    running.delete(lane)
    const at = idle.indexOf(lane)
    if (at >= 0) idle.splice(at, 1)
    if (closed) return
    if (job && Atomics.load(job.flag, 0) === CANCEL) job.fail(new CancelledError())
    else if (job && job.tries < 2) {
      onNotice?.({ key: 'threadLost', params: { reason } })
      waiting.unshift(job)
    } else if (job) lastResort(job, reason)
    next()
  }

  function lastResort(job: Job, reason: string): void {
    onNotice?.({ key: 'searchFailed', params: { reason } })
    try {
      const decision = decide({ ...job.request, level: 'conductor' }, { now: () => performance.now() })
      if (decision) job.settle(decision)
      else job.fail(new CancelledError())
    } catch (error) {
      job.fail(error instanceof Error ? error : new Error(String(error)))
    }
  }

  function cancel(job: Job): void {
    Atomics.store(job.flag, 0, CANCEL)
    const at = waiting.indexOf(job)
    if (at >= 0) waiting.splice(at, 1)
    job.fail(new CancelledError())
  }

  return {
    think(request, onProgress) {
      const flag = new Int32Array(new SharedArrayBuffer(4))
      const { promise: result, resolve: settle, reject: fail } = Promise.withResolvers<Decision>()
      const job: Job = { request, onProgress, flag, settle, fail, tries: 0 }
      if (closed) fail(new Error('the pool is closed'))
      else {
        waiting.push(job)
        next()
      }
      return {
        result,
        hurry: () => void Atomics.compareExchange(flag, 0, 0, HURRY),
        cancel: () => cancel(job),
      }
    },
    async close() {
      closed = true
      for (const job of [...waiting, ...running.values()]) cancel(job)
      const all = [...idle, ...running.keys()]
      waiting.length = 0
      idle.length = 0
      running.clear()
      await Promise.all(all.map((lane) => lane.close()))
    },
  }
}
