/** What the application has to say: notices and errors that stay until read, and sentences for screen readers. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Notice, RequestError } from '#shared/contract/contract.ts'

export interface Message {
  readonly id: number
  readonly kind: 'notice' | 'error'
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

export const useNotices = defineStore('notices', () => {
  const messages = ref<readonly Message[]>([])
  /** The latest sentence of the live region; a second equal one is spoken again. */
  const spoken = ref('')
  /** False while the application does not answer. */
  const connected = ref(true)
  let last = 0

  function add(kind: Message['kind'], { key, params = {} }: Notice | RequestError): void {
    const same = (message: Message): boolean =>
      message.key === key && JSON.stringify(message.params) === JSON.stringify(params)
    if (messages.value.some(same)) return
    messages.value = [...messages.value, { id: ++last, kind, key, params }]
  }
  const dismiss = (id: number): void => {
    messages.value = messages.value.filter((message) => message.id !== id)
  }
  const speak = (sentence: string): void => {
    spoken.value = spoken.value === sentence ? `${sentence}\u00a0` : sentence
  }

  return {
    messages,
    spoken,
    connected,
    notice: (notice: Notice): void => add('notice', notice),
    error: (error: RequestError): void => add('error', error),
    dismiss,
    speak,
  }
})
