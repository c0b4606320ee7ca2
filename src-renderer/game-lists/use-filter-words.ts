/** Names of what the history filters by, in the language of the page. */
import { computed, type ComputedRef } from 'vue'
import { useTexts } from '../texts/texts.ts'
import { useDates } from '../texts/use-dates.ts'
import { useHistory } from '../stores/history.ts'
import type { FilterWords } from './filters.ts'

const DAY = 24 * 60 * 60 * 1000

export function useFilterWords(): ComputedRef<FilterWords> {
  const { t, has } = useTexts()
  const { date } = useDates()
  const history = useHistory()
  const option = (game: string, name: string, key: string): string => {
    const path = `games.${game}.options.${name}.${key}`
    return has(path) ? t(path) : key
  }
  return computed((): FilterWords => ({
    game: (id) => t(`games.${id}.name`),
    variant: (game, name, value) => `${option(game, name, 'label')}: ${option(game, name, String(value))}`,
    player: (id) => history.choices.players.find(({ value }) => value === id)?.name ?? String(id),
    level: (kind) => (kind === 'human' ? t('history.severalPeople') : t(`kind.${kind}`)),
    seats: (n) => t('home.seatsCount', n),
    result: (result) => t(`history.${result}`),
    mark: (mark, wanted) =>
      wanted ? t(`history.${mark}`) : t('history.not', { mark: t(`history.${mark}`) }),
    tag: (tag) => `#${tag}`,
    state: (state) => t(`history.state.${state}`),
    period: (from, until) => {
      const last = until === undefined ? undefined : new Date(Date.parse(until) - DAY / 2).toISOString()
      if (from !== undefined && last !== undefined)
        return t('history.between', { from: date(from, 'date'), until: date(last, 'date') })
      return from === undefined
        ? t('history.before', { until: date(last ?? '', 'date') })
        : t('history.since', { from: date(from, 'date') })
    },
  }))
}
