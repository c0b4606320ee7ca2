/** The conditions that the history and the statistics both offer: their menus, and what choosing does to the filter. */
import { useTexts } from '../texts/texts.ts'
import type { HistoryFilter } from '#shared/contract/history.ts'
import { LEVELS, type SeatKind } from '#shared/games/common.ts'
import { gameInfo } from '../games/registry.ts'
import type { FilterItem } from './FilterMenu.vue'
import { sameVariant, toggled, toggledVariant, withField } from './filters.ts'
import { periodOf, PERIODS } from './periods.ts'
import { useFilterWords } from './use-filter-words.ts'

export interface Menu {
  readonly id: string
  readonly label: string
  readonly items: readonly FilterItem[]
  readonly none?: string
  /** One choice closes the menu. */
  readonly once?: true
  readonly choose: (id: string) => void
}

/** The filter the menus show and change. */
export interface FilterDesk {
  readonly filter: () => HistoryFilter
  readonly set: (next: HistoryFilter) => void
  readonly today: () => number
}

export interface ConditionMenus {
  /** Every option of these games but numbers. */
  readonly variants: (games: readonly string[]) => Menu
  readonly seats: () => Menu
  readonly levels: () => Menu
  /** `pickDays`: asks for a stretch from day to day. */
  readonly period: (pickDays?: () => void) => Menu
}

export function useConditionMenus({ filter, set, today }: FilterDesk): ConditionMenus {
  const { t } = useTexts()
  const words = useFilterWords()
  return {
    variants: (games) => {
      // The id of a choice is its place in this list.
      const offered = games.flatMap((game) =>
        (gameInfo(game)?.options ?? []).flatMap(({ name, values }) =>
          values.filter((value) => typeof value !== 'number').map((value) => ({ game, option: name, value })),
        ),
      )
      return {
        id: 'variants',
        label: t('history.variant'),
        items: offered.map((variant, i) => ({
          id: String(i),
          text: words.value.variant(variant.game, variant.option, variant.value),
          checked: filter().variants?.some((one) => sameVariant(one, variant)) ?? false,
          ...(games.length > 1 &&
            variant.game !== offered[i - 1]?.game && { group: words.value.game(variant.game) }),
        })),
        choose: (id) => {
          const variant = offered[Number(id)]
          if (variant) set(toggledVariant(filter(), variant))
        },
      }
    },

    seats: () => ({
      id: 'seats',
      label: t('history.seats'),
      items: [2, 3, 4, 5, 6].map((n) => ({
        id: String(n),
        text: words.value.seats(n),
        checked: filter().seats?.includes(n) ?? false,
      })),
      choose: (id) => set(toggled(filter(), 'seats', Number(id))),
    }),

    levels: () => ({
      id: 'levels',
      label: t('history.levels'),
      items: [...LEVELS, 'human' as const].map((kind) => ({
        id: kind,
        text: words.value.level(kind),
        checked: filter().levels?.includes(kind) ?? false,
      })),
      choose: (id) => set(toggled(filter(), 'levels', id as SeatKind)),
    }),

    period: (pickDays) => {
      const year = new Date(today()).getFullYear()
      const periods = PERIODS.map((id) => ({
        id,
        text: t(`history.${id === 'lastYear' ? 'year' : id}`, { year: id === 'lastYear' ? year - 1 : year }),
        checked: false,
      }))
      const days = { id: 'days', text: t('history.chosenDays'), checked: false }
      return {
        id: 'period',
        label: t('history.period'),
        once: true,
        items: pickDays ? [...periods, days] : periods,
        choose: (id) => {
          const chosen = PERIODS.find((one) => one === id)
          if (!chosen) return pickDays?.()
          const { from, until } = periodOf(chosen, today())
          set(withField(withField(filter(), 'from', from), 'until', until))
        },
      }
    },
  }
}
