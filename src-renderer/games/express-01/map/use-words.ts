import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Words } from './words.ts'

/** The words of the map in the language in use. */
export function useWords(): ComputedRef<Words> {
  const { t, locale } = useI18n()
  return computed(() => {
    const lists = new Intl.ListFormat(locale.value, { type: 'conjunction' })
    return {
      text: (key, params = {}) => t(`games.express-01.${key}`, params),
      list: (items) => lists.format(items),
    }
  })
}
