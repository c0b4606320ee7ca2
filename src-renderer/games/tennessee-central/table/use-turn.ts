/** A person's decision at this table: what is chosen, what it would do, and why something is not allowed. */
import { computed, inject, nextTick, ref, watch, type ComputedRef, type InjectionKey, type Ref } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Refusal } from '#shared/games/common.ts'
import type { Suit } from '#shared/games/tennessee-central/cards.ts'
import { SUITS } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { useTableContext } from '../../../kit/context.ts'
import { useNotices } from '../../../stores/notices.ts'
import { useTable } from '../../../stores/table.ts'
import { choicesOf, sameAction } from '../logic/choices.ts'
import { actionsOf, game, useSay, viewOf } from '../use-game.ts'

export type Values = Readonly<Record<Suit, number>>

export interface Turn {
  /** The seat that decides here now. */
  readonly seat: ComputedRef<number | undefined>
  readonly choice: Ref<TennesseeAction | undefined>
  /** What the stacks pay after the choice. */
  readonly after: Ref<Values | undefined>
  /** While a locomotive is to be placed: what each stack would pay with it. */
  readonly placed: Ref<Partial<Record<Suit, number>>>
  /** Why the last thing pressed is not allowed, in a sentence. */
  readonly reason: Ref<string | undefined>
  isLegal(action: TennesseeAction): boolean
  isChosen(action: TennesseeAction): boolean
  /** A card or stack was pressed: chooses it, lets it go, or says why not. */
  press(action: TennesseeAction): void
  choose(action: TennesseeAction): void
  refuse(sentence: string): void
  act(action: TennesseeAction): void
  clear(): void
}
export const TURN: InjectionKey<Turn> = Symbol('turn')

export function useTurnHere(): Turn {
  const turn = inject(TURN)
  if (!turn) throw new Error('not at a table of Tennessee Central')
  return turn
}

export function useTurn(table: () => TableState): Turn {
  const store = useTable()
  const notices = useNotices()
  const { names } = useTableContext()
  const say = useSay()
  const choice = ref<TennesseeAction>()
  const after = ref<Values>()
  const placed = ref<Partial<Record<Suit, number>>>({})
  const reason = ref<string>()
  const view = computed<TennesseeView>(() => viewOf(table()))
  const seat = computed(() => table().legal?.seat)
  const legal = computed(() => actionsOf(table()))
  const isLegal = (action: TennesseeAction): boolean => legal.value.some((other) => sameAction(other, action))

  const sentence = (refusal: Refusal): string => game.refusalWord(say, names.value, refusal)
  function refuse(why: string): void {
    reason.value = why
    notices.speak(why)
  }
  async function preview(action: TennesseeAction) {
    if (seat.value === undefined) return undefined
    const seen = await store.preview(seat.value, { ...action })
    return seen && { refusals: seen.refusals, values: (seen.values as { values?: Values }).values }
  }
  async function explain(action: TennesseeAction): Promise<void> {
    if (seat.value === undefined) {
      const { phase, turn } = view.value
      return refuse(
        phase === 'turn'
          ? sentence({ rule: 'TC-6', why: 'notYourTurn', params: { seat: turn } })
          : say('act.why.wait'),
      )
    }
    const [first] = (await preview(action))?.refusals ?? []
    if (first) refuse(sentence(first))
  }

  function choose(action: TennesseeAction): void {
    reason.value = undefined
    choice.value = action
  }
  function clear(): void {
    choice.value = undefined
    reason.value = undefined
  }
  watch(choice, async (action) => {
    after.value = undefined
    if (!action || action.do === 'reveal' || action.do === 'pass') return
    const values = (await preview(action))?.values
    if (sameAction(choice.value, action)) after.value = values
  })

  /** A new position: nothing is chosen, or the only share there is. */
  async function begin(): Promise<void> {
    clear()
    placed.value = {}
    const [only, second] = legal.value
    if (only?.do === 'reveal' && !second) choice.value = only
    if (only?.do !== 'locomotive') return
    const seen = await Promise.all(SUITS.map((suit) => preview({ do: 'locomotive', suit })))
    placed.value = Object.fromEntries(SUITS.map((suit, i) => [suit, seen[i]?.values?.[suit]]))
  }
  watch(() => [table().id, table().at, seat.value, view.value.phase].join(), begin, { immediate: true })
  watch(
    () => store.refusals,
    ([first]) => {
      if (first) refuse(sentence(first))
    },
  )

  return {
    seat,
    choice,
    after,
    placed,
    reason,
    isLegal,
    isChosen: (action) => sameAction(choice.value, action),
    press(action) {
      if (!isLegal(action)) {
        choice.value = undefined
        void explain(action)
      } else if (sameAction(choice.value, action)) clear()
      else choose(action)
    },
    choose,
    refuse,
    act(action) {
      if (seat.value === undefined || store.busy) return
      if (!isLegal(action)) return void explain(action)
      const deciding = seat.value
      void nextTick(() => document.querySelector<HTMLElement>('.act .primary')?.focus())
      void store.act(deciding, { ...action })
    },
    clear,
  }
}

/** What the keys walk through: only what is allowed. */
export const openChoices = (turn: Turn, view: TennesseeView): TennesseeAction[] =>
  turn.seat.value === undefined
    ? []
    : choicesOf(view, turn.seat.value).filter((action) => turn.isLegal(action))
