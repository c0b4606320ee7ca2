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

/** Why nothing is heard: busy, too many tabs, stopped, started again since (another session), or the cookie is gone. */
export type Lost = 'busy' | 'full' | 'stopped' | 'other' | 'none'

export interface Connection {
  /** Why the application stops answering; nothing when it is back. */
  readonly answers: (lost?: Lost) => void
  /** The break was too long to hear what happened: everything must be asked for again. */
  readonly missed: () => void
}
const RETRY_MS = 1000
const LONGEST_RETRY_MS = 5000

/** Time for an answer, in milliseconds. Work on whole stores, and thinking, may take longer. */
const ANSWER_MS = 30_000
const LONG_ANSWER_MS = 600_000
const LONG = /^(import|backup|statistics|review|coach|history|table\.hint|games\.export)/
const ALIVE_MS = 3000

/**
 * Aborts after so many milliseconds awake. A computer that slept wakes with all its timers due at once, so the time is
 * counted in parts: a sleep, however long, takes one. Call `done` when the answer is here.
 */
function limit(ms: number) {
  const parts = 4
  const aborting = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const count = (left: number): void => {
    timer = setTimeout(() => {
      if (left > 1) count(left - 1)
      else aborting.abort(new DOMException('no answer in time', 'TimeoutError'))
    }, ms / parts)
  }
  count(parts)
  return { signal: aborting.signal, done: () => clearTimeout(timer) }
}

/** What a message of the stream holds: an event, that some were missed, or, as a beat, nothing. */
interface Told {
  readonly id?: string
  readonly event?: AppEvent
  readonly missed?: true
}

/** Asks, without any right, whether the program runs and knows this browser. */
async function whyLost(): Promise<Lost> {
  const { signal, done } = limit(ALIVE_MS)
  try {
    const response = await fetch('/alive', { signal })
    const { standing } = (await response.json()) as { standing: 'ours' | 'full' | 'other' | 'none' }
    return standing === 'ours' ? 'busy' : standing
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'busy' : 'stopped'
  } finally {
    done()
  }
}

export function httpBridge({ answers, missed }: Connection): Bridge {
  const listeners = new Set<(event: AppEvent) => void>()
  let seen: string | undefined
  let breaks = 0
  let told: Lost | undefined

  function listen(): void {
    const after = seen === undefined ? '' : `?after=${seen}`
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/events${after}`)
    socket.onopen = () => {
      breaks = 0
      told = undefined
      answers()
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      const { id, event, missed: gap } = JSON.parse(message.data) as Told
      seen = id ?? seen
      if (gap) missed()
      if (event) for (const listener of listeners) listener(event)
    }
    socket.onclose = () => void regain()
  }

  /** Asks why, and opens no socket that would be refused: a browser notes each refusal in its console. */
  async function regain(): Promise<void> {
    const lost = await whyLost()
    breaks++
    // A connection that broke while the program goes on, as after a sleep, is made anew without a word.
    if ((lost !== 'busy' || breaks > 1) && lost !== told) {
      told = lost
      answers(lost)
    }
    const pause = Math.min(RETRY_MS * 2 ** (breaks - 1), LONGEST_RETRY_MS)
    setTimeout(lost === 'busy' ? listen : () => void regain(), pause)
  }
  listen()

  async function call<K extends RequestName>(name: K, input: In<K>): Promise<Reply<K>> {
    const { signal, done } = limit(LONG.test(name) ? LONG_ANSWER_MS : ANSWER_MS)
    try {
      const response = await fetch('/rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, input }),
        signal,
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
    } finally {
      done()
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
