/** The opponents of Shunting: all judge by the gap that a wagon leaves. In a real game this is `src-main/ai/shunting/`. */
import { createBrain } from '../../src-main/ai/frame/opponent.ts'
import { shuffle } from '../../src-main/rules/random.ts'
import type { ShuntingAction, ShuntingView } from './info.ts'
import { legalActions, stateFrom, type State } from './rules.ts'

const numberOf = (card: string | undefined): number => Number(card?.slice(1) ?? 0)

/** A small gap keeps the train long; to drop the lowest wagon loses least. */
const worth = ({ do: way, card }: ShuntingAction, last: number): number =>
  way === 'couple' ? last - numberOf(card) : -40 - numberOf(card)

export const brain = createBrain<ShuntingView, ShuntingAction, State>({
  game: 'shunting',
  slip: 2,
  determinize: (view, random) => stateFrom(view, (left) => shuffle(random, left)),
  think(view, seat) {
    const last = numberOf(view.seats[seat]?.train.at(-1))
    const opinions = legalActions(
      stateFrom(view, (left) => left),
      seat,
    )
      .map((action) => ({ action, value: worth(action, last) }))
      .sort((a, b) => b.value - a.value)
    return { opinions }
  },
})
