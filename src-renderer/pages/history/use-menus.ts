/** The menus of conditions of the history. */
import { computed, type ComputedRef } from 'vue'
import { useTexts } from '../../texts/texts.ts'
import type { HistoryFilter, MarkFilter } from '#shared/contract/history.ts'
import { HISTORY_RESULTS } from '#shared/contract/values.ts'
import { GAME_UIS } from '../../games/registry.ts'
import { useHistory } from '../../stores/history.ts'
import { useConditionMenus, type Menu } from '../../game-lists/condition-menus.ts'
import { toggled, turnedMark, withField } from '../../game-lists/filters.ts'
import { useFilterWords } from '../../game-lists/use-filter-words.ts'

const MARKS = ['assisted', 'seeded', 'branch', 'imported'] as const
/** What keeps a game out of the statistics is left out. */
const COUNTED: MarkFilter = { assisted: false, seeded: false, branch: false }

export function useMenus(today: () => number, pickDays: () => void): ComputedRef<readonly Menu[]> {
  const { t } = useTexts()
  const history = useHistory()
  const words = useFilterWords()
  const set = (next: HistoryFilter): void => history.change(next)
  const { variants, seats, levels, period } = useConditionMenus({ filter: () => history.filter, set, today })
  const games = GAME_UIS.map(({ id }) => id)

  const gameMenu = (): Menu => ({
    id: 'games',
    label: t('history.game'),
    items: games.map((id) => ({
      id,
      text: words.value.game(id),
      checked: history.filter.games?.includes(id) ?? false,
      games: history.choices.games.find(({ value }) => value === id)?.games ?? 0,
    })),
    choose: (id) => set(toggled(history.filter, 'games', id)),
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
    gameMenu(),
    variants(games),
    players(),
    levels(),
    seats(),
    results(),
    period(pickDays),
    marks(),
    tags(),
  ])
}

const isCounted = (marks: MarkFilter | undefined): boolean =>
  marks?.assisted === false && marks.seeded === false && marks.branch === false
