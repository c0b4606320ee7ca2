/** The rules of a game as they are read: in the page's language where there are any, narrowed down by a search. */
import { computed, nextTick, ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import { useTexts } from '../texts/texts.ts'
import { useSettings } from '../stores/settings.ts'
import { readRules, rulesFile, searchRules, type RulesText } from './document.ts'

export interface RulesDesk {
  readonly search: Ref<string>
  /** What the search leaves; nothing until the rules are here. */
  readonly shown: ComputedRef<RulesText | undefined>
  /** How many places the search finds, in words; empty without one. */
  readonly found: ComputedRef<string>
  readonly sections: ComputedRef<RulesText['sections']>
  /** They are in English, though the page is not. */
  readonly foreign: Ref<boolean>
  readonly missing: Ref<boolean>
  /** Shows a section, whatever was searched. */
  readonly goTo: (section: string) => void
}

/** `rule`: the one that is pointed at, which is brought into sight. */
export function useRules(game: () => string, rule: () => string | undefined): RulesDesk {
  const settings = useSettings()
  const { t } = useTexts()
  const rules = shallowRef<RulesText>()
  const foreign = ref(false)
  const missing = ref(false)
  const search = ref('')
  const result = computed(() => rules.value && searchRules(rules.value, search.value))

  watch(
    [game, () => settings.locale],
    async ([of, locale]) => {
      const file = await rulesFile(of, locale)
      rules.value = file && readRules(file.markdown)
      foreign.value = !!file && file.locale !== locale
      missing.value = !file
    },
    { immediate: true },
  )
  watch([rules, rule], async () => {
    const sought = rule()
    if (!sought) return
    search.value = ''
    await nextTick()
    document.getElementById(sought)?.scrollIntoView({ block: 'center' })
  })
  return {
    search,
    shown: computed(() => result.value?.rules),
    found: computed(() => (search.value.trim() ? t('rules.found', result.value?.found ?? 0) : '')),
    sections: computed(() => rules.value?.sections ?? []),
    foreign,
    missing,
    goTo(section) {
      search.value = ''
      void nextTick(() => {
        const heading = document.getElementById(section)
        heading?.scrollIntoView({ block: 'start' })
        heading?.focus({ preventScroll: true })
      })
    },
  }
}
