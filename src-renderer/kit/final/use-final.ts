/** What the last page of every game needs: the view and the result in the game's types, and what is said of them. */
import { computed, onMounted } from 'vue'
import { useTexts } from '../../texts/texts.ts'
import type { TableState } from '#shared/contract/table.ts'
import type { Outcome } from '#shared/games/common.ts'
import { useNotices } from '../../stores/notices.ts'
import { useTableContext } from '../context.ts'
import type { Game, GameTypes } from '../game-of.ts'
import type { Say } from '../log.ts'
import type { Names } from '../names.ts'
import type { Arrivals, Sentence } from './arrivals.ts'

interface FinalWords<T extends GameTypes> {
  readonly arrive: (outcome: Outcome<T['sheet']>, names: Names, view: T['view'], say: Say) => Arrivals
  /** What a game adds to the lead of a finished game. */
  readonly more?: (outcome: Outcome<T['sheet']>, say: Say) => string
}

/** Headline and lead are spoken as the page appears. */
export function useFinal<T extends GameTypes>(
  game: Game<T>,
  table: () => TableState,
  { arrive, more = () => '' }: FinalWords<T>,
) {
  const say = game.useSay()
  const { t } = useTexts()
  const notices = useNotices()
  const { names } = useTableContext()
  const view = computed(() => game.finalViewOf(table()))
  const outcome = computed(() => game.outcomeOf(table()))
  const arrivals = computed(() => outcome.value && arrive(outcome.value, names.value, view.value, say))
  const order = computed(() => arrivals.value?.order)
  const sentence = ({ key, params, own }: Sentence): string =>
    own ? say(`final.${key}`, params) : t(`table.final.${key}`, params)
  const headline = computed(() =>
    arrivals.value ? sentence(arrivals.value.headline) : t('table.final.abandoned'),
  )
  const lead = computed(() => {
    if (!arrivals.value || !outcome.value) return say('final.abandoned')
    const { lead: line } = arrivals.value
    return [line ? sentence(line) : '', more(outcome.value, say)].filter((part) => part !== '').join(' ')
  })
  onMounted(() => notices.speak(`${headline.value}. ${lead.value}`))
  return { say, names, view, outcome, order, headline, lead }
}
