/** What the application has to say: notices and errors that stay until read, and sentences for screen readers. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Notice, RequestError } from '#shared/contract/contract.ts'
import type { Lost } from './bridge.ts'

export interface Message {
  readonly id: number
  readonly kind: 'notice' | 'error'
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
  /** Stays until it is read, whatever page comes next: what the store had to mend when it opened. */
  readonly lasting: boolean
}

/** A request that found nobody to answer it. */
const UNREACHABLE = 'unreachable'

export const useNotices = defineStore('notices', () => {
  const messages = ref<readonly Message[]>([])
  /** The latest sentence of the live region; a second equal one is spoken again. */
  const spoken = ref('')
  /** Why the application does not answer, while it does not. */
  const lost = ref<Lost>()
  let last = 0

  function add(kind: Message['kind'], { key, params = {} }: Notice | RequestError, lasting = false): void {
    const same = (message: Message): boolean =>
      message.key === key && JSON.stringify(message.params) === JSON.stringify(params)
    if (messages.value.some(same)) return
    messages.value = [...messages.value, { id: ++last, kind, key, params, lasting }]
  }
  const dismiss = (id: number): void => {
    messages.value = messages.value.filter((message) => message.id !== id)
  }
  /** Whether the application answers. Once it does again, nothing need say any more that it did not. */
  const answers = (why?: Lost): void => {
    lost.value = why
    if (!why) messages.value = messages.value.filter((message) => message.key !== UNREACHABLE)
  }
  /** Another page: what was said on the last one is not true of it. */
  const turnPage = (): void => {
    messages.value = messages.value.filter((message) => message.lasting)
  }
  const speak = (sentence: string): void => {
    spoken.value = spoken.value === sentence ? `${sentence}\u00a0` : sentence
  }

  return {
    messages,
    spoken,
    lost,
    notice: (notice: Notice, lasting?: boolean): void => add('notice', notice, lasting),
    error: (error: RequestError): void => add('error', error),
    answers,
    dismiss,
    turnPage,
    speak,
  }
})
