/** The one way to main: Electron's preload gives a bridge, in a browser it goes over HTTP to the same origin. */
import { inject, type InjectionKey } from 'vue'
import type { AppEvent, Bridge, In, Reply, RequestName } from '#shared/contract/contract.ts'

declare global {
  interface Window {
    readonly bridge?: Bridge
  }
}

export const BRIDGE: InjectionKey<Bridge> = Symbol('bridge')

/** The bridge of this page. Throws outside an application that provides one. */
export function useBridge(): Bridge {
  const bridge = inject(BRIDGE)
  if (!bridge) throw new Error('no bridge provided')
  return bridge
}

const unreachable = { ok: false, error: { key: 'unreachable' } } as const

export interface Connection {
  /** False when the application stops answering, true when it is back. */
  readonly answers: (up: boolean) => void
  /** The break was too long to hear what happened: everything must be asked for again. */
  readonly missed: () => void
}
const RETRY_MS = 2000

export function httpBridge({ answers, missed }: Connection): Bridge {
  const listeners = new Set<(event: AppEvent) => void>()

  /** The browser tries again by itself, except after an answer that was not a stream: then we do. */
  function listen(): void {
    const source = new EventSource('/events')
    source.onopen = () => answers(true)
    source.onerror = () => {
      answers(false)
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, RETRY_MS)
    }
    source.addEventListener('missed', missed)
    source.onmessage = (message: MessageEvent<string>) => {
      const event = JSON.parse(message.data) as AppEvent
      for (const listener of listeners) listener(event)
    }
  }
  listen()

  async function call<K extends RequestName>(name: K, input: In<K>): Promise<Reply<K>> {
    try {
      const response = await fetch('/rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, input }),
      })
      return (await response.json()) as Reply<K>
    } catch {
      return unreachable
    }
  }

  return {
    call,
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
