/** Every message a page got from the application, word for word: what no message holds, the page cannot know. */
import type { Page } from '@playwright/test'
import { patient } from './patience.ts'

export class Messages {
  readonly #replies: string[] = []
  readonly #pending = new Set<Promise<void>>()
  readonly #events: string[] = []

  /** Listens from now on; call before the page is opened. */
  static async of(page: Page): Promise<Messages> {
    const messages = new Messages()
    page.on('response', (response) => {
      if (!response.url().endsWith('/rpc')) return
      const read = response.text().then(
        (text) => void messages.#replies.push(text),
        () => undefined, // the page went on before the body was read
      )
      messages.#pending.add(read)
      void read.finally(() => messages.#pending.delete(read))
    })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    // An empty object is the sign of life that every tab gets by the clock, whatever happens at the table.
    devtools.on('Network.webSocketFrameReceived', ({ response: { payloadData } }) => {
      if (payloadData !== '{}') messages.#events.push(payloadData)
    })
    return messages
  }

  /** All replies and events so far, in one list. */
  async all(): Promise<readonly string[]> {
    await Promise.all(this.#pending)
    return [...this.#replies, ...this.#events]
  }

  /** The same once nothing more has come for a moment: a reply and an event of one act take ways of their own. */
  async settled(): Promise<readonly string[]> {
    for (let before = -1; ;) {
      const told = await this.all()
      if (told.length === before) return told
      before = told.length
      await new Promise((resolve) => setTimeout(resolve, patient(300)))
    }
  }

  /** Forgets what came until now: a search for a leak begins here. */
  async forget(): Promise<void> {
    await Promise.all(this.#pending)
    this.#replies.length = 0
    this.#events.length = 0
  }
}
