/** C: the company whose train runs, and which of its best ways (E1-26 to E1-31). */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import { COMPANIES, type Company } from '#shared/games/express-01/cards.ts'
import type { Express01Action, RouteStep } from '#shared/games/express-01/types.ts'
import type { Asking } from './use-asking.ts'

import { useOwnWay, type OwnWay } from './use-own-way.ts'

type Bonus = Extract<Express01Action, { do: 'bonus' }>

export interface Trains {
  readonly due: ComputedRef<boolean>
  readonly company: Ref<Company | undefined>
  /** Its ways that pay the most. */
  readonly ways: ComputedRef<readonly Bonus[]>
  readonly index: Ref<number>
  readonly action: ComputedRef<Bonus | undefined>
  readonly own: OwnWay
  /** The way on the map: the chosen best one, or the person's own while it looks for one. */
  readonly route: ComputedRef<readonly RouteStep[]>
  readonly amounts: Ref<Readonly<Partial<Record<Company, number>>>>
  /** Who would take the cards, in order. */
  readonly queue: Ref<readonly number[]>
  canRun(company: Company): boolean
  choose(company: Company): void
  next(): void
  /** Looks for the way alone, or lets the best one be shown. */
  find(): void
}

export function useTrains(asking: Asking): Trains {
  const { view, legal, moment } = asking
  const due = computed(() => asking.seat.value !== undefined && view.value.phase === 'bonus')
  const company = ref<Company>()
  const index = ref(0)
  const amounts = ref<Readonly<Partial<Record<Company, number>>>>({})
  const queues = ref<Readonly<Partial<Record<Company, readonly number[]>>>>({})
  const waysOf = (one: Company): Bonus[] =>
    legal.value.filter((action): action is Bonus => action.do === 'bonus' && action.company === one)
  const ways = computed(() => (company.value ? waysOf(company.value) : []))
  const own = useOwnWay(asking, company)
  const best = computed(() => ways.value[index.value])
  const canRun = (one: Company): boolean => due.value && waysOf(one).length > 0

  /** What each train would pay; the one that pays this seat most is shown first. */
  async function begin(): Promise<void> {
    company.value = undefined
    index.value = 0
    amounts.value = {}
    queues.value = {}
    const [now, seat] = [moment.value, asking.seat.value]
    if (!due.value || seat === undefined) return
    const firsts = COMPANIES.flatMap((one) => waysOf(one).slice(0, 1))
    company.value = firsts[0]?.company
    const seen = await Promise.all(firsts.map((way) => asking.values(way)))
    if (now !== moment.value) return
    const paid = firsts.map((way, i) => {
      const values = seen[i]
      return { company: way.company, ...(values && 'amount' in values ? values : { amount: 0, queue: [] }) }
    })
    amounts.value = Object.fromEntries(paid.map((one) => [one.company, one.amount]))
    queues.value = Object.fromEntries(paid.map((one) => [one.company, one.queue]))
    const mine = (queue: readonly number[]): number => queue.filter((who) => who === seat).length
    const best = [...paid].sort((a, b) => mine(b.queue) - mine(a.queue) || a.queue.length - b.queue.length)[0]
    if (best) company.value = best.company
  }
  watch(moment, () => void begin(), { immediate: true })

  return {
    due,
    company,
    ways,
    index,
    own,
    action: computed(() => (own.finding.value ? own.action.value : best.value)),
    route: computed(() => (own.finding.value ? own.steps.value : (best.value?.route ?? []))),
    amounts,
    queue: computed(() => {
      if (own.finding.value) return own.queue.value
      return company.value ? (queues.value[company.value] ?? []) : []
    }),
    canRun,
    choose(one) {
      if (!canRun(one))
        return void asking.explain({ do: 'bonus', company: one, route: [{ space: '000', stations: [] }] })
      asking.reason.value = undefined
      company.value = one
      index.value = 0
    },
    next() {
      if (!own.finding.value && ways.value.length > 1) index.value = (index.value + 1) % ways.value.length
    },
    find() {
      if (!due.value) return
      asking.reason.value = undefined
      own.finding.value = !own.finding.value
    },
  }
}
