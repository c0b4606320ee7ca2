/** The menus of the statistics: what each offers, and what choosing does. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { SeatKind } from '#shared/games/common.ts'
import { LEVELS } from '#shared/games/common.ts'
import { gameInfo } from '#shared/games/registry.ts'
import { useHistory } from '../../stores/history.ts'
import { sameVariant, toggled, toggledVariant, withField } from '../history/filters.ts'
import { periodOf, PERIODS } from '../history/periods.ts'
import type { Menu } from '../history/use-menus.ts'
import { useFilterWords } from '../history/use-words.ts'
import { KINDS, type StatisticsDesk } from './use-statistics.ts'

const EVERYBODY = 'everybody'

export function useMenus(
  { filter, kind, player }: StatisticsDesk,
  today: () => number,
): ComputedRef<readonly Menu[]> {
  const { t } = useI18n()
  const history = useHistory()
  const words = useFilterWords()

  const players = (): Menu => ({
    ...{ id: 'players', label: t('statistics.whose'), once: true },
    items: [
      { id: EVERYBODY, text: t('statistics.everybody'), checked: player.value === undefined },
      ...history.choices.players.map(({ value, name, games }) => ({
        ...{ id: String(value), text: name, games, checked: player.value === value },
      })),
    ],
    choose: (id) => {
      player.value = id === EVERYBODY ? undefined : Number(id)
    },
  })
  const kinds = (): Menu => ({
    ...{ id: 'kinds', label: t('statistics.kind'), once: true },
    items: KINDS.map((id) => ({ id, text: t(`statistics.kinds.${id}`), checked: kind.value === id })),
    choose: (id) => {
      kind.value = KINDS.find((one) => one === id) ?? 'rated'
    },
  })
  /** The options of the one game chosen. */
  const variants = (): readonly Menu[] => {
    const [game, ...others] = filter.value.games ?? []
    if (game === undefined || others.length > 0) return []
    const offered = (gameInfo(game)?.options ?? []).flatMap(({ name, values }) =>
      values.filter((value) => typeof value !== 'number').map((value) => ({ game, option: name, value })),
    )
    return [
      {
        ...{ id: 'variants', label: t('history.variant') },
        items: offered.map((variant, i) => ({
          id: String(i),
          text: words.value.variant(game, variant.option, variant.value),
          checked: filter.value.variants?.some((one) => sameVariant(one, variant)) ?? false,
        })),
        choose: (id) => {
          const variant = offered[Number(id)]
          if (variant) filter.value = toggledVariant(filter.value, variant)
        },
      },
    ]
  }
  const seats = (): Menu => ({
    ...{ id: 'seats', label: t('history.seats') },
    items: [2, 3, 4, 5, 6].map((n) => ({
      ...{ id: String(n), text: words.value.seats(n), checked: filter.value.seats?.includes(n) ?? false },
    })),
    choose: (id) => {
      filter.value = toggled(filter.value, 'seats', Number(id))
    },
  })
  const levels = (): Menu => ({
    ...{ id: 'levels', label: t('history.levels') },
    items: [...LEVELS, 'human' as const].map((level) => ({
      ...{
        id: level,
        text: words.value.level(level),
        checked: filter.value.levels?.includes(level) ?? false,
      },
    })),
    choose: (id) => {
      filter.value = toggled(filter.value, 'levels', id as SeatKind)
    },
  })
  const period = (): Menu => {
    const year = new Date(today()).getFullYear()
    return {
      ...{ id: 'period', label: t('history.period'), once: true },
      items: PERIODS.map((id) => ({
        ...{ id, checked: false },
        text: t(`history.${id === 'lastYear' ? 'year' : id}`, { year: id === 'lastYear' ? year - 1 : year }),
      })),
      choose: (id) => {
        const { from, until } = periodOf(PERIODS.find((one) => one === id) ?? 'ever', today())
        filter.value = withField(withField(filter.value, 'from', from), 'until', until)
      },
    }
  }
  return computed(() => [players(), kinds(), ...variants(), seats(), levels(), period()])
}
