/** Asking main: the answer, or, after the person has been told in a sentence what went wrong, nothing. */
import type { In, Out, RequestName } from '#shared/contract/contract.ts'
import { useBridge } from './bridge.ts'
import { useNotices } from './notices.ts'

export type Ask = <K extends RequestName>(name: K, input: In<K>) => Promise<Out<K> | undefined>

export function useAsk(): Ask {
  const bridge = useBridge()
  const notices = useNotices()
  return async (name, input) => {
    const reply = await bridge.call(name, input)
    if (reply.ok) return reply.value
    notices.error(reply.error)
    return undefined
  }
}
