/** The application below both shells: the contract answered, events told, everything closed in order. */
import type { AppEvent, Reply, RequestName } from '#shared/contract/contract.ts'

export interface Application {
  /** Answers a request from the page; `name` and `input` are checked, nothing a page sends makes it throw. */
  handle(name: string, input: unknown): Promise<Reply<RequestName>>
  on(listener: (event: AppEvent) => void): () => void
  /** Stops all thinking and closes the store; every acknowledged action is already in it. */
  close(): Promise<void>
}
