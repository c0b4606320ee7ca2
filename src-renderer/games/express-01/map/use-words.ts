import { computed, type ComputedRef } from 'vue'
import { useTexts } from '../../../texts/texts.ts'
import type { Words } from './words.ts'

/** The words of the map in the language in use. */
export function useWords(): ComputedRef<Words> {
  const { t, locale } = useTexts()
  return computed(() => {
    const lists = new Intl.ListFormat(locale.value, { type: 'conjunction' })
    return {
      text: (key, params = {}) => t(`games.express-01.${key}`, params),
      list: (items) => lists.format(items),
    }
  })
}
