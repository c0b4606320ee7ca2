/** Checking a game against its envelope: how far it is, and what it found. */
import { onScopeDispose, ref } from 'vue'
import type { SealReport } from '#shared/contract/review.ts'
import { useBridge } from '../../stores/bridge.ts'
import { useAsk } from '../../stores/ask.ts'

export function useSealCheck(id: () => string) {
  const bridge = useBridge()
  const ask = useAsk()
  const running = ref(false)
  /** 0 to 1. */
  const progress = ref(0)
  const report = ref<SealReport>()

  const off = bridge.on((event) => {
    if (event.type === 'review.progress' && event.id === id()) progress.value = event.done / event.total
  })

  async function check(): Promise<void> {
    if (running.value) return
    running.value = true
    progress.value = 0
    report.value = undefined
    report.value = await ask('review.verify', { id: id() })
    running.value = false
  }
  async function stop(): Promise<void> {
    if (running.value) await bridge.call('review.stop', {})
  }
  onScopeDispose(() => {
    off()
    void stop()
  })
  return { running, progress, report, check, stop }
}
