/** A person's decision at this table: what is chosen, what it would do, and why something is not allowed. */
import { ref, shallowRef, watch, type ComputedRef, type Ref } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Suit } from '#shared/games/tennessee-central/cards.ts'
import { SUITS } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { turnPlace, useDecision } from '../../../kit/act/use-decision.ts'
import { choicesOf, sameAction } from '../logic/choices.ts'
import { game } from '../use-game.ts'

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
export const { TURN, useTurnHere } = turnPlace<Turn>()

export function useTurn(table: () => TableState): Turn {
  const decision = useDecision(game, table)
  const { say, view, seat, legal, moment, reason, sentence, refuse } = decision
  const choice = shallowRef<TennesseeAction>()
  const after = ref<Values>()
  const placed = ref<Partial<Record<Suit, number>>>({})
  const isLegal = (action: TennesseeAction): boolean => legal.value.some((other) => sameAction(other, action))

  async function preview(action: TennesseeAction) {
    const seen = await decision.preview(action)
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
  watch(moment, begin, { immediate: true })

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
      if (seat.value === undefined) return
      if (isLegal(action)) void decision.act(action)
      else void explain(action)
    },
    clear,
  }
}

/** What the keys walk through: only what is allowed. */
export const openChoices = (turn: Turn, view: TennesseeView): TennesseeAction[] =>
  turn.seat.value === undefined
    ? []
    : choicesOf(view, turn.seat.value).filter((action) => turn.isLegal(action))
