/** Dates as the person's region writes them, in the language of the page. */
import { computed } from 'vue'
import { useTexts } from './texts.ts'
import { languageOf, regionOf } from '#shared/texts/language-tags.ts'

const FORMATS = {
  day: { day: 'numeric', month: 'short' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>
export type DateFormat = keyof typeof FORMATS

/** Made once: to make one takes longer than to format a thousand dates. */
const made = new Map<string, Intl.DateTimeFormat>()
function formatter(region: string, format: DateFormat): Intl.DateTimeFormat {
  const key = `${region} ${format}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(region, FORMATS[format])
  made.set(key, known)
  return known
}

/** `date(iso, format)`: an ISO time, written out in the local time zone. */
export function useDates(): { readonly date: (iso: string, format: DateFormat) => string } {
  const { locale } = useTexts()
  const region = computed(() => regionOf(languageOf(locale.value) ?? 'en', navigator.languages))
  return { date: (iso, format) => formatter(region.value, format).format(new Date(iso)) }
}
