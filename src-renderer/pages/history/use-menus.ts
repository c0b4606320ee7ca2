/** The menus of conditions: what each offers, and what choosing does to the filter. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { HistoryFilter, MarkFilter } from '#shared/contract/history.ts'
import { HISTORY_RESULTS } from '#shared/contract/values.ts'
import { LEVELS, type SeatKind } from '#shared/games/common.ts'
import { gameInfo } from '#shared/games/registry.ts'
import { GAME_UIS } from '../../games/registry.ts'
import { useHistory } from '../../stores/history.ts'
import type { FilterItem } from './FilterMenu.vue'
import { sameVariant, toggled, toggledVariant, turnedMark, withField } from './filters.ts'
import { periodOf, PERIODS } from './periods.ts'
import { useFilterWords } from './use-words.ts'

export interface Menu {
  readonly id: string
  readonly label: string
  readonly items: readonly FilterItem[]
  readonly none?: string
  /** One choice closes the menu. */
  readonly once?: true
  readonly choose: (id: string) => void
}

const MARKS = ['assisted', 'seeded', 'branch', 'imported'] as const
/** What keeps a game out of the statistics is left out. */
const COUNTED: MarkFilter = { assisted: false, seeded: false, branch: false }

export function useMenus(today: () => number, pickDays: () => void): ComputedRef<readonly Menu[]> {
  const { t } = useI18n()
  const history = useHistory()
  const words = useFilterWords()
  const set = (next: HistoryFilter): void => history.change(next)

  const games = (): Menu => ({
    id: 'games',
    label: t('history.game'),
    items: GAME_UIS.map(({ id }) => ({
      id,
      text: words.value.game(id),
      checked: history.filter.games?.includes(id) ?? false,
      games: history.choices.games.find(({ value }) => value === id)?.games ?? 0,
    })),
    choose: (id) => set(toggled(history.filter, 'games', id)),
  })

  /** Every option of every game but numbers; the id is its place in the list. */
  const offered = GAME_UIS.flatMap(({ id }) =>
    (gameInfo(id)?.options ?? []).flatMap(({ name, values }) =>
      values.filter((value) => typeof value !== 'number').map((value) => ({ game: id, option: name, value })),
    ),
  )
  const variants = (): Menu => ({
    id: 'variants',
    label: t('history.variant'),
    items: offered.map((variant, i) => ({
      id: String(i),
      text: words.value.variant(variant.game, variant.option, variant.value),
      checked: history.filter.variants?.some((one) => sameVariant(one, variant)) ?? false,
      ...(variant.game !== offered[i - 1]?.game && { group: words.value.game(variant.game) }),
    })),
    choose: (id) => {
      const variant = offered[Number(id)]
      if (variant) set(toggledVariant(history.filter, variant))
    },
  })

  const players = (): Menu => ({
    id: 'players',
    label: t('history.players'),
    none: t('settings.noPlayers'),
    items: history.choices.players.map(({ value, name, games: played }) => ({
      id: String(value),
      text: name,
      checked: history.filter.players?.includes(value) ?? false,
      games: played,
    })),
    choose: (id) => set(toggled(history.filter, 'players', Number(id))),
  })

  const levels = (): Menu => ({
    id: 'levels',
    label: t('history.levels'),
    items: [...LEVELS, 'human' as const].map((kind) => ({
      id: kind,
      text: words.value.level(kind),
      checked: history.filter.levels?.includes(kind) ?? false,
    })),
    choose: (id) => set(toggled(history.filter, 'levels', id as SeatKind)),
  })

  const seats = (): Menu => ({
    id: 'seats',
    label: t('history.seats'),
    items: [2, 3, 4, 5, 6].map((n) => ({
      id: String(n),
      text: words.value.seats(n),
      checked: history.filter.seats?.includes(n) ?? false,
    })),
    choose: (id) => set(toggled(history.filter, 'seats', Number(id))),
  })

  const results = (): Menu => ({
    id: 'results',
    label: t('history.results'),
    items: HISTORY_RESULTS.map((result) => ({
      id: result,
      text: words.value.result(result),
      checked: history.filter.results?.includes(result) ?? false,
    })),
    choose: (id) => {
      const result = HISTORY_RESULTS.find((one) => one === id)
      if (result) set(toggled(history.filter, 'results', result))
    },
  })

  const period = (): Menu => {
    const year = new Date(today()).getFullYear()
    return {
      id: 'period',
      label: t('history.period'),
      once: true,
      items: [
        ...PERIODS.map((id) => ({
          id,
          text: t(`history.${id === 'lastYear' ? 'year' : id}`, {
            year: id === 'lastYear' ? year - 1 : year,
          }),
          checked: false,
        })),
        { id: 'days', text: t('history.chosenDays'), checked: false },
      ],
      choose: (id) => {
        const chosen = PERIODS.find((one) => one === id)
        if (!chosen) return pickDays()
        const { from, until } = periodOf(chosen, today())
        set(withField(withField(history.filter, 'from', from), 'until', until))
      },
    }
  }

  const marks = (): Menu => ({
    id: 'marks',
    label: t('history.marks'),
    items: [
      { id: 'counted', text: t('history.counted'), checked: isCounted(history.filter.marks) },
      ...MARKS.map((mark) => {
        const wanted = history.filter.marks?.[mark]
        return { id: mark, text: words.value.mark(mark, wanted !== false), checked: wanted !== undefined }
      }),
    ],
    choose: (id) => {
      const mark = MARKS.find((one) => one === id)
      const { filter } = history
      if (mark) set(turnedMark(filter, mark))
      else
        set(withField(filter, 'marks', isCounted(filter.marks) ? undefined : { ...filter.marks, ...COUNTED }))
    },
  })

  const tags = (): Menu => ({
    id: 'tags',
    label: t('history.tags'),
    none: t('history.noTags'),
    items: history.choices.tags.map(({ value, games: tagged }) => ({
      id: value,
      text: value,
      checked: history.filter.tags?.includes(value) ?? false,
      games: tagged,
    })),
    choose: (id) => set(toggled(history.filter, 'tags', id)),
  })

  return computed(() => [
    games(),
    variants(),
    players(),
    levels(),
    seats(),
    results(),
    period(),
    marks(),
    tags(),
  ])
}

const isCounted = (marks: MarkFilter | undefined): boolean =>
  marks?.assisted === false && marks.seeded === false && marks.branch === false
