/** What the pool and a worker say to each other. */
import type { MessagePort } from 'node:worker_threads'
import type { Decision, DecisionRequest } from './decision.ts'
import { decide } from './decide.ts'

export interface Task {
  readonly id: number
  readonly request: DecisionRequest
  /** One shared number, a `SIGNALS` index: how the running decision is hurried or cancelled. */
  readonly flag: Int32Array<SharedArrayBuffer>
}

export type Answer =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly decision: Decision }
  | { readonly id: number; readonly cancelled: true }
  | { readonly id: number; readonly failed: string }

const SIGNALS = ['go', 'hurry', 'cancel'] as const

// What a worker thread does: it takes one task at a time and thinks.

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 40

const now = (): number => performance.now()

function answer({ id, request, flag }: Task, post: (answer: Answer) => void): void {
  let reported = now()
  try {
    const decision = decide(request, {
      now,
      signal: () => SIGNALS[Atomics.load(flag, 0)] ?? 'go',
      onProgress(progress) {
        if (now() - reported < REPORT_EVERY) return
        reported = now()
        post({ id, progress })
      },
    })
    post(decision ? { id, decision } : { id, cancelled: true })
  } catch (error) {
    post({ id, failed: error instanceof Error ? error.message : String(error) })
  }
}

/** Answers whatever comes through the port, for good. */
export function think(port: MessagePort): void {
  port.on('message', (task: Task) => answer(task, (message) => port.postMessage(message)))
}
