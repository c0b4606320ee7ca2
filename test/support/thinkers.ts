/** Thinkers for tests of the table: quick ones, and one whose answers the test gives itself. */
import type { Json } from '#shared/games/common.ts'
import {
  CancelledError,
  type Decision,
  type DecisionRequest,
  type Thinker,
} from '../../src-main/ai/decision.ts'
import { inlineThinker } from '../../src-main/ai/decide.ts'

/** The real opponents on this thread, with a small search so that games take no time. */
export function quickThinker(): Thinker & { readonly requests: DecisionRequest[] } {
  const inner = inlineThinker()
  const requests: DecisionRequest[] = []
  return {
    requests,
    think(request, onProgress) {
      requests.push(request)
      const { ms: _, ...rest } = request
      return inner.think({ ...rest, iterations: 20 }, onProgress)
    },
    close: () => inner.close(),
  }
}

export interface Pending {
  readonly request: DecisionRequest
  readonly progress: (share: number) => void
  cancelled: boolean
  hurried: boolean
  /** Answers with what a computer would do, or with the action given. */
  answer(action?: Json): Promise<void>
  fail(error: Error): void
}

/** Leaves every request open until the test answers it. */
export function handThinker(): Thinker & { readonly pending: Pending[]; readonly last: () => Pending } {
  const inner = quickThinker()
  const pending: Pending[] = []
  return {
    pending,
    last() {
      const last = pending.at(-1)
      if (!last) throw new Error('nobody was asked to think')
      return last
    },
    think(request, onProgress) {
      const { promise, resolve, reject } = Promise.withResolvers<Decision>()
      const one: Pending = {
        request,
        progress: (share) => onProgress?.(share),
        cancelled: false,
        hurried: false,
        async answer(action) {
          const decision = await inner.think(request).result
          resolve(action === undefined ? decision : { ...decision, action })
        },
        fail: reject,
      }
      pending.push(one)
      return {
        result: promise,
        hurry() {
          one.hurried = true
        },
        cancel() {
          one.cancelled = true
          reject(new CancelledError())
        },
      }
    },
    close: () => Promise.resolve(),
  }
}
