/** The menus of the statistics: what each offers, and what choosing does. */
import { computed, type ComputedRef } from 'vue'
import { useTexts } from '../../texts/texts.ts'
import { useConditionMenus, type Menu } from '../../game-lists/condition-menus.ts'
import { useHistory } from '../../stores/history.ts'
import { KINDS, type StatisticsDesk } from './use-statistics.ts'

const EVERYBODY = 'everybody'

export function useMenus(
  { filter, kind, player }: StatisticsDesk,
  today: () => number,
): ComputedRef<readonly Menu[]> {
  const { t } = useTexts()
  const history = useHistory()
  const { variants, seats, levels, period } = useConditionMenus({
    filter: () => filter.value,
    set: (next) => {
      filter.value = next
    },
    today,
  })

  const players = (): Menu => ({
    id: 'players',
    label: t('statistics.whose'),
    once: true,
    items: [
      { id: EVERYBODY, text: t('statistics.everybody'), checked: player.value === undefined },
      ...history.choices.players.map(({ value, name, games }) => ({
        id: String(value),
        text: name,
        games,
        checked: player.value === value,
      })),
    ],
    choose: (id) => {
      player.value = id === EVERYBODY ? undefined : Number(id)
    },
  })
  const kinds = (): Menu => ({
    id: 'kinds',
    label: t('statistics.kind'),
    once: true,
    items: KINDS.map((id) => ({ id, text: t(`statistics.kinds.${id}`), checked: kind.value === id })),
    choose: (id) => {
      kind.value = KINDS.find((one) => one === id) ?? 'rated'
    },
  })
  /** Options are offered of the one game chosen. */
  const variantMenus = (): readonly Menu[] => {
    const games = filter.value.games ?? []
    return games.length === 1 ? [variants(games)] : []
  }
  return computed(() => [players(), kinds(), ...variantMenus(), seats(), levels(), period()])
}
