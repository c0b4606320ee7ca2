/** What the pool and a worker say to each other. */
import type { Decision, DecisionRequest } from './decision.ts'

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

export const SIGNALS = ['go', 'hurry', 'cancel'] as const
