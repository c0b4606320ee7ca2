/** Version and shell, and what the store said when it opened. */
import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { AppInfo } from '#shared/contract/contract.ts'
import { useAsk } from './ask.ts'
import { useNotices } from './notices.ts'

export const useAppInfo = defineStore('app-info', () => {
  const ask = useAsk()
  const notices = useNotices()
  const info = ref<AppInfo>()

  async function load(): Promise<void> {
    info.value = await ask('app.info', {})
    for (const notice of info.value?.notices ?? []) notices.notice(notice, true)
  }
  return { info, load }
})
