/** The statistics asked for: whose, of which games, rated or not. */
import {
  computed,
  onScopeDispose,
  ref,
  shallowRef,
  watch,
  type ComputedRef,
  type Ref,
  type ShallowRef,
} from 'vue'
import type { HistoryFilter, MarkFilter } from '#shared/contract/history.ts'
import type { Statistics } from '#shared/contract/statistics.ts'
import { useAsk } from '../../stores/ask.ts'
import { useGames } from '../../stores/games.ts'

/** Rated games, or those that one of the marks keeps out. */
export const KINDS = ['rated', 'assisted', 'seeded', 'branch', 'imported'] as const
export type Kind = (typeof KINDS)[number]
const RATED: MarkFilter = { assisted: false, seeded: false, branch: false, imported: false }
const AGAIN_MS = 400

export interface StatisticsDesk {
  /** What is chosen beside the kind and the person. */
  readonly filter: ShallowRef<HistoryFilter>
  readonly kind: Ref<Kind>
  /** Nobody: every person of the household. */
  readonly player: Ref<number | undefined>
  readonly statistics: ShallowRef<Statistics | undefined>
  /** With the marks of the kind: what the history would be asked. */
  readonly whole: ComputedRef<HistoryFilter>
  /** Asks for the first time. */
  begin(player: number | undefined): void
}

export function useStatistics(): StatisticsDesk {
  const ask = useAsk()
  const games = useGames()
  const filter = shallowRef<HistoryFilter>({})
  const kind = ref<Kind>('rated')
  const player = ref<number>()
  const statistics = shallowRef<Statistics>()
  const whole = computed((): HistoryFilter => ({
    ...filter.value,
    marks: kind.value === 'rated' ? RATED : { [kind.value]: true },
  }))
  let timer: ReturnType<typeof setTimeout> | undefined
  let round = 0

  async function read(): Promise<void> {
    clearTimeout(timer)
    const mine = ++round
    const query = { filter: whole.value, ...(player.value !== undefined && { player: player.value }) }
    const found = await ask('statistics.read', query)
    if (mine !== round || !found) return
    statistics.value = found
    // What games count of their own is worked out a little at a time.
    if (found.pending > 0) timer = setTimeout(() => void read(), AGAIN_MS)
  }
  let begun = false
  watch([whole, player, () => games.recent], () => {
    if (begun) void read()
  })
  onScopeDispose(() => {
    round++
    clearTimeout(timer)
  })
  return {
    filter,
    kind,
    player,
    statistics,
    whole,
    begin: (whose) => {
      begun = true
      // A change of the person is noticed by itself.
      if (player.value === whose) void read()
      player.value = whose
    },
  }
}
