/** Dates as the person's region writes them, in the language of the page. */
import { computed } from 'vue'
import { useI18n } from 'vue-i18n'

const FORMATS = {
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>
export type DateFormat = keyof typeof FORMATS

/** `date(iso, format)`: an ISO time, written out in the local time zone. */
export function useDates(): { readonly date: (iso: string, format: DateFormat) => string } {
  const { locale } = useI18n()
  const region = computed(() => navigator.languages.find((l) => l.startsWith(locale.value)) ?? locale.value)
  return {
    date: (iso, format) => new Intl.DateTimeFormat(region.value, FORMATS[format]).format(new Date(iso)),
  }
}
