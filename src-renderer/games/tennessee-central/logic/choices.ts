/** The things on the table a person can choose among, in the order arrow and number keys walk through them. */
import { SUITS } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { openHand } from './hand.ts'

export const sameAction = (a: TennesseeAction | undefined, b: TennesseeAction | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** All cards or stacks that stand for a decision of this phase, allowed or not. */
export function choicesOf(view: TennesseeView, seat: number): TennesseeAction[] {
  const own = view.seats[seat]
  const hand = own && openHand(own)
  switch (view.phase) {
    case 'turn':
      return (hand?.tracks ?? []).map((card) => ({ do: 'build', card }))
    case 'locomotive':
      return SUITS.map((suit) => ({ do: 'locomotive', suit }))
    case 'reveal':
      return (hand?.shares ?? []).map((card) => ({ do: 'reveal', card }))
    case 'pass':
      return (own?.front ?? []).map(({ card }) => ({ do: 'pass', card }))
    case 'over':
      return []
  }
}

/** The choice `step` further on from `now`, going round; from nothing, the first or the last. */
export function nextChoice(
  choices: readonly TennesseeAction[],
  now: TennesseeAction | undefined,
  step: 1 | -1,
): TennesseeAction | undefined {
  const at = choices.findIndex((choice) => sameAction(choice, now))
  if (at < 0) return step === 1 ? choices[0] : choices.at(-1)
  return choices[(at + step + choices.length) % choices.length]
}

/** A name for the button of a choice, to find it on the page. */
export const choiceKey = (action: TennesseeAction): string =>
  action.do === 'invest' ? 'invest' : `${action.do}:${'card' in action ? action.card : action.suit}`
