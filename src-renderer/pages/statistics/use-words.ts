/** The words of the statistics, in the language of the page. */
import { computed, type ComputedRef } from 'vue'
import { useTexts } from '../../texts/texts.ts'
import type { Tally, TalliedBy } from '#shared/contract/statistics.ts'
import { useDates } from '../../texts/use-dates.ts'
import { gameUi } from '../../games/registry.ts'
import { useFilterWords } from '../../game-lists/use-filter-words.ts'
import type { Words } from './figures.ts'

export function useWords(): ComputedRef<Words> {
  const { t, locale, has } = useTexts()
  const { date } = useDates()
  const filters = useFilterWords()
  const first = (paths: readonly string[], otherwise: string): string => {
    const path = paths.find(has)
    return path === undefined ? otherwise : t(path)
  }
  const format = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(locale.value, options)
    return (value: number) => formatter.format(value)
  }
  // Making a formatter costs far more than writing a number with it.
  const formats = new Map<string, (value: number) => string>()
  const kept = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
    const id = `${locale.value} ${JSON.stringify(options)}`
    const known = formats.get(id) ?? format(options)
    formats.set(id, known)
    return known
  }
  const months = computed(
    () => new Intl.DateTimeFormat(locale.value, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  )
  const month = (key: string): string => months.value.format(new Date(`${key}-15T00:00:00.000Z`))

  function keyOf(by: TalliedBy, { key, name, game = '', option = '' }: Tally): string {
    switch (by) {
      case 'game':
        return t(`games.${key}.name`)
      case 'variant':
        return `${t(`games.${game}.name`)}, ${filters.value.variant(game, option, String(key))}`
      case 'seats':
        return t('home.seatsCount', Number(key))
      case 'level':
        return t(`kind.${key}`)
      case 'opponent':
        return name ?? String(key)
      case 'month':
        return month(String(key))
      case 'opened':
        return t(`statistics.opened.${key}`)
    }
  }

  return computed((): Words => ({
    say: (key, params = {}) => t(`statistics.${key}`, params),
    game: (id) => t(`games.${id}.name`),
    key: keyOf,
    fact: (game, what, name) =>
      first(
        [
          `games.${game}.statistics.${what}.names.${name}`,
          `games.${game}.suits.${name}`,
          `games.${game}.companies.${name}`,
          `games.${game}.cards.${name}`,
        ],
        name,
      ),
    own: (game, what, key, params = {}) => t(`games.${game}.statistics.${what}.${key}`, params),
    place: (place) => t(`place.${place}`),
    total: (game, points) => {
      const written = gameUi(game)?.total(Math.abs(points)) ?? String(Math.abs(points))
      return points < 0 ? `−${written}` : written
    },
    percent: format({ style: 'percent', maximumFractionDigits: 0 }),
    number: (value, digits = 0) => kept({ maximumFractionDigits: digits })(value),
    signed: (value, digits = 1) => kept({ maximumFractionDigits: digits, signDisplay: 'exceptZero' })(value),
    date: (iso) => (iso === '' ? '' : date(iso, 'date')),
  }))
}
