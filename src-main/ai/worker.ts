/** What a worker thread does: it takes one task at a time and thinks. */
import type { MessagePort } from 'node:worker_threads'
import { decide } from './decide.ts'
import { SIGNALS, type Answer, type Task } from './messages.ts'

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
