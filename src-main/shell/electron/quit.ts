import { app } from 'electron'
import type { Application } from '../application.ts'

const LONGEST_MS = 3_000

/** Quitting waits until the opponents have stopped and the store is closed, but never for long: nothing is at risk. */
export function closeBeforeQuit(application: Pick<Application, 'close'>): void {
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    closed = true
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS))
    void Promise.race([application.close(), late])
      .catch((error: unknown) => console.error(error))
      .finally(() => app.exit())
  })
}
