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

const failed = (key: 'unreachable' | 'late' | 'keptOut') => ({ ok: false, error: { key } }) as const

/** Why nothing is heard: busy, stopped, started again since (another session), or the cookie is gone. */
export type Lost = 'busy' | 'stopped' | 'other' | 'none'

export interface Connection {
  /** Why the application stops answering; nothing when it is back. */
  readonly answers: (lost?: Lost) => void
  /** The break was too long to hear what happened: everything must be asked for again. */
  readonly missed: () => void
}
const RETRY_MS = 1000

/** Time for an answer, in milliseconds. Work on whole stores, and thinking, may take longer. */
const ANSWER_MS = 30_000
const LONG_ANSWER_MS = 600_000
const LONG = /^(import|backup|statistics|review|coach|history|table\.hint|games\.export)/
const ALIVE_MS = 3000

/** What a message of the stream holds: an event, that some were missed, or, as a beat, nothing. */
interface Told {
  readonly id?: string
  readonly event?: AppEvent
  readonly missed?: true
}

/** Asks, without any right, whether the program runs and knows this browser. */
async function whyLost(): Promise<Lost> {
  try {
    const response = await fetch('/alive', { signal: AbortSignal.timeout(ALIVE_MS) })
    const { standing } = (await response.json()) as { standing: 'ours' | 'other' | 'none' }
    return standing === 'ours' ? 'busy' : standing
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'busy' : 'stopped'
  }
}

export function httpBridge({ answers, missed }: Connection): Bridge {
  const listeners = new Set<(event: AppEvent) => void>()
  let seen: string | undefined
  let breaks = 0

  function listen(): void {
    const after = seen === undefined ? '' : `?after=${seen}`
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/events${after}`)
    socket.onopen = () => {
      breaks = 0
      answers()
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      const told = JSON.parse(message.data) as Told
      seen = told.id ?? seen
      if (told.missed) missed()
      const { event } = told
      if (event) for (const listener of listeners) listener(event)
    }
    socket.onclose = () => {
      void whyLost().then((lost) => {
        // A connection that broke while the program goes on, as after a sleep, is made anew without a word.
        if (lost !== 'busy' || ++breaks > 1) answers(lost)
        setTimeout(listen, RETRY_MS)
      })
    }
  }
  listen()

  async function call<K extends RequestName>(name: K, input: In<K>): Promise<Reply<K>> {
    try {
      const response = await fetch('/rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, input }),
        signal: AbortSignal.timeout(LONG.test(name) ? LONG_ANSWER_MS : ANSWER_MS),
      })
      if (response.status === 403) {
        void whyLost().then(answers)
        return failed('keptOut')
      }
      return (await response.json()) as Reply<K>
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) return failed('unreachable')
      missed()
      return failed('late')
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
