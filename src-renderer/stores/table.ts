/** The table this window sits at: its state as main tells it, and what a person can do there. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { AppEvent } from '#shared/contract/contract.ts'
import type { Hint, TableNews, TableState, TableTold } from '#shared/contract/table.ts'
import { gather } from '#shared/gather.ts'
import type { Json, Refusal, StandingOrder } from '#shared/games/common.ts'
import { useAsk } from './ask.ts'

/** The table and the news it came with: what of it is to be seen happening. */
export interface Arrival {
  readonly table: TableState
  readonly news: TableNews
}

/** Milliseconds that news wait for what came before them: answers and events may overtake each other. */
const PATIENCE = 500

export const useTable = defineStore('table', () => {
  const ask = useAsk()
  const arrival = shallowRef<Arrival>()
  const table = computed(() => arrival.value?.table)
  /** Why the last action was refused, empty once another succeeds. */
  const refusals = ref<readonly Refusal[]>([])
  /** 0 to 1 while a computer thinks. */
  const progress = ref(0)
  /** Another window opened another game, or left this one: nothing goes on here until it is opened again. */
  const closed = ref(false)

  /** `serial` of the state shown. */
  let newest = 0
  /** A table on its way here, and what was told of it meanwhile: events may overtake the answer. */
  let opening: { readonly id: string; readonly early: TableTold[] } | undefined
  /** What the person asked for last, and at which table, until it is answered. */
  let underWay: { readonly table: TableState; readonly done: Promise<unknown> } | undefined
  /** News that go on from something not told yet. */
  let ahead: TableTold[] = []
  let patience: ReturnType<typeof setTimeout> | undefined

  /** Answers and events may cross: what is older than the state shown is not shown again. */
  const isNews = (next: TableTold): boolean => next.id !== table.value?.id || next.serial > newest
  function adopt(told: TableTold | undefined): boolean {
    if (told && isNews(told)) show(told)
    return !!told
  }
  function show(told: TableTold): void {
    const next = gather(table.value, told)
    if (!next) return wait(told)
    if (next.at !== table.value?.at) refusals.value = []
    newest = told.serial
    arrival.value = { table: next, news: told.news }
    const [first, ...rest] = ahead
    ahead = rest
    if (first) adopt(first)
    else stopWaiting()
  }
  /** Something was missed, or is still on its way. What does not come is asked for as a whole. */
  function wait(told: TableTold): void {
    ahead = [...ahead, told].sort((a, b) => a.serial - b.serial)
    patience ??= setTimeout(() => {
      stopWaiting()
      if (table.value) void open(table.value.id)
    }, PATIENCE)
  }
  function stopWaiting(): void {
    clearTimeout(patience)
    patience = undefined
    ahead = []
  }
  const isSame = (one: TableState, other: TableState | undefined): boolean =>
    one.id === other?.id && one.at === other.at
  /**
   * One request of the person at a time: a second click on the same table is none. The news of a request may overtake
   * its answer: what is asked for on the table they show waits for that answer, and is dropped if another came meanwhile.
   */
  async function once(work: (now: TableState) => Promise<boolean>): Promise<boolean> {
    const now = table.value
    while (now && underWay && !isSame(underWay.table, now)) await underWay.done.catch(() => undefined)
    if (!now || underWay || !isSame(now, table.value)) return false
    const done = work(now)
    underWay = { table: now, done }
    try {
      return await done
    } finally {
      underWay = undefined
    }
  }

  async function open(id: string): Promise<boolean> {
    if (table.value?.id !== id) arrival.value = undefined
    stopWaiting()
    refusals.value = []
    closed.value = false
    const here: NonNullable<typeof opening> = { id, early: [] }
    opening = here
    const opened = await ask('table.open', { id })
    if (opening !== here) return true
    opening = undefined
    // After a restart main counts anew.
    newest = 0
    adopt(opened)
    if (opened) here.early.forEach(adopt)
    return !!opened
  }
  async function leave(): Promise<void> {
    const id = table.value?.id ?? opening?.id
    opening = undefined
    arrival.value = undefined
    stopWaiting()
    if (id !== undefined) await ask('table.leave', { id })
  }

  function heard(event: AppEvent): void {
    const id = table.value?.id
    if (event.type === 'table.changed' && event.table.id === opening?.id) opening.early.push(event.table)
    if (event.type === 'table.changed' && event.table.id === id) {
      if (!isNews(event.table)) return
      progress.value = event.table.activity?.progress ?? 0
      adopt(event.table)
    } else if (event.type === 'table.progress' && event.id === id) {
      progress.value = event.progress
    } else if (event.type === 'table.closed' && event.id === id && event.serial > newest) {
      arrival.value = undefined
      stopWaiting()
      closed.value = true
    }
  }

  /** True when the action was taken; otherwise `refusals` say why not. */
  const act = (seat: number, action: Json): Promise<boolean> =>
    once(async ({ id, at }) => {
      const result = await ask('table.act', { id, seat, at, action })
      if (!result) return false
      if (result.ok) return adopt(result.table)
      refusals.value = result.refusals
      return false
    })
  const preview = async (seat: number, draft: Json) =>
    table.value && ask('table.preview', { id: table.value.id, seat, draft })
  const undo = (consent?: readonly number[]): Promise<boolean> =>
    once(async ({ id }) => adopt(await ask('table.undo', { id, ...(consent && { consent }) })))
  const redo = (): Promise<boolean> => once(async ({ id }) => adopt(await ask('table.redo', { id })))
  async function hint(seat: number): Promise<Hint | undefined> {
    const id = table.value?.id
    return id === undefined ? undefined : ask('table.hint', { id, seat })
  }
  async function curtain(seat: number, isOpen: boolean, pin?: string): Promise<boolean> {
    const id = table.value?.id
    if (id === undefined) return false
    return adopt(await ask('table.curtain', { id, seat, open: isOpen, ...(pin !== undefined && { pin }) }))
  }
  /** The seat's standing order for questions out of its turn. */
  async function order(seat: number, standing: StandingOrder): Promise<boolean> {
    const id = table.value?.id
    return id !== undefined && adopt(await ask('table.standing', { id, seat, order: standing }))
  }
  async function hurry(): Promise<void> {
    if (table.value) await ask('table.hurry', { id: table.value.id })
  }
  async function rest(resting: boolean): Promise<void> {
    if (table.value) await ask('table.rest', { id: table.value.id, resting })
  }

  return {
    table,
    arrival,
    refusals,
    progress,
    closed,
    /** The seat at this window that must decide now. */
    mySeat: computed(() => table.value?.legal?.seat),
    open,
    leave,
    heard,
    act,
    preview,
    undo,
    redo,
    hint,
    curtain,
    order,
    hurry,
    rest,
  }
})
