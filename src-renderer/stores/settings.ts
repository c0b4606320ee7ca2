/** The settings, and what they come to together with the system's own wishes. */
import { useMediaQuery, usePreferredLanguages } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { Settings } from '#shared/contract/settings.ts'
import { DEFAULT_SETTINGS } from '#shared/contract/values.ts'
import type { Locale } from '#shared/games/common.ts'
import { localeOf } from '#shared/texts/language-tags.ts'
import { useAsk } from './ask.ts'

export const useSettings = defineStore('settings', () => {
  const ask = useAsk()
  const settings = ref<Settings>(DEFAULT_SETTINGS)
  const night = useMediaQuery('(prefers-color-scheme: dark)')
  const still = useMediaQuery('(prefers-reduced-motion: reduce)')
  const languages = usePreferredLanguages()

  const locale = computed<Locale>(() => localeOf(settings.value.locale, languages.value))
  const theme = computed<'day' | 'night'>(() =>
    settings.value.theme === 'system' ? (night.value ? 'night' : 'day') : settings.value.theme,
  )
  const reducedMotion = computed(() =>
    settings.value.motion === 'system' ? still.value : settings.value.motion === 'reduced',
  )

  const adopt = (known: Settings): void => {
    settings.value = known
  }
  async function load(): Promise<void> {
    const known = await ask('settings.get', {})
    if (known) adopt(known)
  }
  /** Takes effect at once; taken back when main refuses. */
  async function change(part: Partial<Settings>): Promise<void> {
    const before = settings.value
    adopt({ ...before, ...part })
    adopt((await ask('settings.set', part)) ?? before)
  }

  return { settings, locale, theme, reducedMotion, load, change, adopt }
})
