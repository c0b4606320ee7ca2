/** A person's decision at this table: the drafts of all phases, and the one order the primary button carries out. */
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { turnPlace } from '../../../kit/act/use-decision.ts'
import { useTableContext } from '../../../kit/context.ts'
import { moveWord, spaceWord } from '../logic/say.ts'
import { sameAction, useAsking, type Asking } from './use-asking.ts'
import { useExpand, type Expand } from './use-expand.ts'
import { usePurchase, type Purchase } from './use-purchase.ts'
import { useTrains, type Trains } from './use-trains.ts'

/** What the primary button would do: its words, the actions, or why there is nothing to do yet. */
export interface Primary {
  readonly label: string
  readonly actions: readonly Express01Action[]
  readonly why?: string
}

export interface Turn extends Asking {
  readonly expand: Expand
  readonly purchase: Purchase
  readonly trains: Trains
  /** What is chosen where one thing decides: bid, pair, engine, deck, swap. */
  readonly choice: Ref<Express01Action | undefined>
  readonly primary: ComputedRef<Primary>
  /** Ending the action, where that is possible. */
  readonly done: ComputedRef<Express01Action | undefined>
  isLegal(action: Express01Action): boolean
  isChosen(action: Express01Action): boolean
  /** Chooses it, or says why not. */
  press(action: Express01Action): void
  /** Takes over a proposed action as if it had been put together by hand. */
  adopt(action: Express01Action): void
  clear(): void
  confirm(): void
}
export const { TURN, useTurnHere } = turnPlace<Turn>()

export function useTurn(table: () => TableState): Turn {
  const asking = useAsking(table)
  const { names } = useTableContext()
  const { say, view, legal } = asking
  const expand = useExpand(asking)
  const purchase = usePurchase(asking)
  const trains = useTrains(asking)
  const choice = ref<Express01Action>()
  const isLegal = (action: Express01Action): boolean => legal.value.some((other) => sameAction(other, action))
  const done = computed(() => legal.value.find((action) => action.do === 'done'))
  /** Nothing is left but to end the action. */
  const onlyDone = computed(() => !!done.value && legal.value.length === 1)

  /** Where there is only one thing to choose, it is chosen. */
  watch(
    asking.moment,
    () => {
      const choices = legal.value.filter((action) => action.do !== 'done')
      const simple = ['pair', 'take', 'order'].includes(view.value.phase)
      choice.value = simple && choices.length === 1 ? choices[0] : undefined
    },
    { immediate: true },
  )

  const drafted = (): { label: string; actions: readonly Express01Action[] } | undefined => {
    if (expand.due.value) {
      const actions = expand.orders.value
      if (actions.length === 0) return undefined
      return { label: say('act.lay', { place: spaceWord(expand.space.value ?? '') }), actions }
    }
    const action = purchase.due.value
      ? purchase.complete.value && purchase.action.value
      : trains.due.value
        ? trains.action.value
        : choice.value
    return action
      ? { label: moveWord(say, names.value, action, view.value.phase), actions: [action] }
      : undefined
  }
  const primary = computed((): Primary => {
    if (asking.seat.value === undefined)
      return { label: say('act.wait'), actions: [], why: say('act.why.wait') }
    const ready = drafted()
    if (ready) return ready
    if (onlyDone.value && done.value)
      return { label: moveWord(say, names.value, done.value, view.value.phase), actions: [done.value] }
    const finds = trains.due.value && trains.own.finding.value
    const key = finds
      ? 'find'
      : expand.due.value && expand.space.value !== undefined
        ? 'card'
        : view.value.phase
    return { label: say(`act.choose.${key}`), actions: [], why: say(`act.why.${key}`) }
  })

  return {
    ...asking,
    expand,
    purchase,
    trains,
    choice,
    primary,
    done,
    isLegal,
    isChosen: (action) => sameAction(choice.value, action),
    press(action) {
      if (!isLegal(action)) return void asking.explain(action)
      asking.reason.value = undefined
      choice.value = action
    },
    adopt(action) {
      asking.reason.value = undefined
      if (action.do === 'pay') expand.pay(action.card)
      else if (action.do === 'upgrade') {
        expand.open(action.space)
        expand.chosen.value = { card: action.card, turned: action.turned }
      } else if (action.do === 'buy') {
        purchase.choose(action.company)
        purchase.take({ card: action.card, from: action.from, own: action.pay.includes(action.card) })
        purchase.pay.value = action.pay
      } else if (action.do === 'bonus') {
        trains.own.finding.value = false
        trains.choose(action.company)
        trains.index.value = Math.max(
          0,
          trains.ways.value.findIndex((way) => sameAction(way, action)),
        )
      } else if (action.do !== 'done') choice.value = action
    },
    clear() {
      asking.reason.value = undefined
      choice.value = undefined
      trains.own.clear()
      expand.close()
    },
    confirm() {
      const { actions, why } = primary.value
      if (actions.length > 0) void asking.act(...actions)
      else if (why) asking.refuse(why)
    },
  }
}
