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

/** `connection` hears false when the application stops answering, true when it is back. */
export function httpBridge(connection: (up: boolean) => void): Bridge {
  const listeners = new Set<(event: AppEvent) => void>()
  const source = new EventSource('/events')
  source.onopen = () => connection(true)
  source.onerror = () => connection(false)
  source.onmessage = (message: MessageEvent<string>) => {
    const event = JSON.parse(message.data) as AppEvent
    for (const listener of listeners) listener(event)
  }

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
