/** The history as it is being looked through: what is searched for, the rows in reach, and what is chosen. */
import { defineStore } from 'pinia'
import { computed, ref, shallowReactive, shallowRef } from 'vue'
import type { GameSummary } from '#shared/contract/games.ts'
import type {
  HistoryChoices,
  HistoryCursor,
  HistoryFilter,
  HistoryOrder,
  HistorySelection,
} from '#shared/contract/history.ts'
import { useAsk } from './ask.ts'

/** Rows asked for at once. */
const BLOCK = 60
/** Most ids in one request. */
const MOST_IDS = 5000
const NOTHING: HistoryChoices = { games: [], tags: [], players: [], deleted: 0 }

export const useHistory = defineStore('history', () => {
  const ask = useAsk()
  const filter = shallowRef<HistoryFilter>({})
  const order = ref<HistoryOrder>('played')
  const descending = ref(true)
  const total = ref(0)
  const loaded = ref(false)
  const choices = shallowRef(NOTHING)
  const chosen = shallowReactive(new Set<string>())
  /** Every game that passes the filter is chosen, also those out of reach. */
  const all = ref(false)
  const blocks = shallowReactive(new Map<number, readonly GameSummary[]>())
  /** Where the block after this one begins. */
  const cursors = new Map<number, HistoryCursor>()
  const asked = new Set<number>()
  /** A new search makes answers to the one before worthless. */
  let round = 0

  async function fetchBlock(block: number): Promise<void> {
    if (blocks.has(block) || asked.has(block)) return
    asked.add(block)
    const mine = round
    const after = cursors.get(block - 1)
    const place = after ? { after } : { skip: block * BLOCK }
    const query = { filter: filter.value, order: order.value, descending: descending.value, limit: BLOCK }
    const page = await ask('history.search', { ...query, ...place })
    if (mine !== round) return
    asked.delete(block)
    if (!page) return
    blocks.set(block, page.games)
    if (page.next) cursors.set(block, page.next)
    total.value = page.total
  }

  /** Asks anew; what is shown stays until the answer is there. */
  async function search(): Promise<void> {
    const mine = ++round
    asked.clear()
    const query = { filter: filter.value, order: order.value, descending: descending.value, limit: BLOCK }
    const page = await ask('history.search', query)
    if (mine !== round || !page) return
    blocks.clear()
    cursors.clear()
    blocks.set(0, page.games)
    if (page.next) cursors.set(0, page.next)
    total.value = page.total
    loaded.value = true
  }
  async function loadChoices(): Promise<void> {
    choices.value = (await ask('history.choices', {})) ?? choices.value
  }

  function change(next: HistoryFilter): void {
    filter.value = next
    unchoose()
    void search()
  }
  function sortBy(
    next: HistoryOrder,
    down = next === order.value ? !descending.value : next !== 'game',
  ): void {
    order.value = next
    descending.value = down
    void search()
  }

  const at = (index: number): GameSummary | undefined =>
    blocks.get(Math.floor(index / BLOCK))?.[index % BLOCK]
  /** The games that are here, in their order; a household has far more. */
  const inReach = computed((): readonly GameSummary[] =>
    [...blocks].sort(([a], [b]) => a - b).flatMap(([, games]) => games),
  )
  /** Sees to it that these rows are there soon. */
  function reach(from: number, until: number): void {
    const last = Math.min(until, total.value) - 1
    for (let block = Math.floor(from / BLOCK); block <= Math.floor(last / BLOCK); block++)
      void fetchBlock(block)
  }

  function choose(id: string, on = !isChosen(id)): void {
    all.value = false
    if (on) chosen.add(id)
    else chosen.delete(id)
  }
  function unchoose(): void {
    all.value = false
    chosen.clear()
  }
  const isChosen = (id: string): boolean => all.value || chosen.has(id)
  const count = computed(() => (all.value ? total.value : chosen.size))
  const selection = computed((): HistorySelection =>
    all.value ? { filter: filter.value } : { ids: [...chosen] },
  )
  /** The ids of what is chosen, however many. */
  async function chosenIds(): Promise<readonly string[]> {
    if (!all.value) return [...chosen]
    const ids: string[] = []
    const query = { filter: filter.value, order: 'played', descending: true, limit: 200 } as const
    let after: HistoryCursor | undefined
    do {
      const page = await ask('history.search', { ...query, ...(after && { after }) })
      ids.push(...(page?.games ?? []).map((game) => game.id))
      after = page?.next
    } while (after)
    return ids
  }
  /** Carries a change out in portions; false when main refused one. */
  async function inPortions(
    ids: readonly string[],
    act: (some: readonly string[]) => Promise<unknown>,
  ): Promise<boolean> {
    for (let from = 0; from < ids.length; from += MOST_IDS)
      if ((await act(ids.slice(from, from + MOST_IDS))) === undefined) return false
    return true
  }

  return {
    filter,
    order,
    descending,
    total,
    loaded,
    choices,
    chosen,
    all,
    count,
    selection,
    search,
    loadChoices,
    change,
    sortBy,
    at,
    inReach,
    reach,
    choose,
    unchoose,
    isChosen,
    chosenIds,
    remove: (ids: readonly string[]) => inPortions(ids, (some) => ask('history.delete', { ids: some })),
    restore: (ids: readonly string[]) => inPortions(ids, (some) => ask('history.restore', { ids: some })),
    tag: (ids: readonly string[], add: readonly string[], remove: readonly string[]) =>
      inPortions(ids, (some) => ask('history.tag', { ids: some, add, remove })),
    name: async (id: string, name: string) => (await ask('history.name', { id, name })) !== undefined,
  }
})
