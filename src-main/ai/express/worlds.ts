/** A full state that a seat could believe in, drawn from its view alone (EX-45). */
import type { ExpressView } from '#shared/games/express/types.ts'
import { stateFrom } from '../../rules/express/from-view.ts'
import { numberOf } from '../../rules/express/cards.ts'
import { DECK_PLACE, entry, handPlace, locosPlace } from '../../rules/express/memory.ts'
import type { State } from '../../rules/express/state.ts'
import { drawWorld } from '../../rules/express/worlds.ts'
import type { Random } from '../../rules/random.ts'

/** The hidden cards are drawn evenly over what the view allows; what the seat remembers comes from the view. */
export function determinize(view: ExpressView, random: Random): State {
  const s = stateFrom(view, drawWorld(view, random), random)
  s.memory = [...view.seats.map(() => []), []]
  if (typeof view.viewer === 'number') s.memory[view.viewer] = remembered(view)
  return s
}

const remembered = (view: ExpressView): number[] =>
  view.known.map(({ card, hands, locos, deck }) => {
    const places = [...hands.map(handPlace), ...locos.map(locosPlace), ...(deck ? [DECK_PLACE] : [])]
    return entry(
      numberOf(card),
      places.reduce((all, place) => all | place, 0),
    )
  })

/** Worlds to think in: nobody keeps a memory there. */
export const worldsOf = (view: ExpressView, random: Random) => (): State =>
  stateFrom(view, drawWorld(view, random), random)
