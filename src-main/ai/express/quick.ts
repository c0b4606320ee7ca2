/** The heuristic player: every decision at once, by judgement. */
import type { ExpressAction } from '#shared/games/express/types.ts'
import type { State } from '../../rules/express/state.ts'
import { deckYields } from '../../rules/express/turn/draw.ts'
import { KINDS } from '../../rules/express/cards.ts'
import { teamOf } from '../../rules/express/seats.ts'
import { wayCarAgainst } from '../../rules/express/disasters/way-cars.ts'
import { usefulness } from './endings.ts'
import { outlookOf } from './outlook.ts'
import { plansFor, QUICK } from './plans.ts'
import type { Weights } from './weights.ts'

export function quickAction(s: State, seat: number, w: Weights): ExpressAction {
  switch (s.phase) {
    case 'draw':
      return { do: 'draw', from: quickDraw(s, seat, w) }
    case 'answer':
      return answerOf(s, seat)
    case 'permit':
      return { do: 'permit', yes: true }
    default:
      return plansFor(s, seat, QUICK, w)[0]!.action
  }
}

/** EX-31: a way car laid in answer is worth its points, saves the train and makes immune: never a reason to decline. */
export function answerOf(s: State, seat: number): ExpressAction {
  return { do: 'answer', block: s.hands[seat]!.includes(wayCarAgainst(s.pending!.end.disaster)) }
}

/** The top discard where it brings more than two cards of the deck do on average. */
function quickDraw(s: State, seat: number, w: Weights): 'deck' | 'discard' {
  const top = s.discards.at(-1)
  if (top === undefined) return 'deck'
  if (deckYields(s) === 0) return 'discard'
  const o = outlookOf(s, seat, w)
  const team = teamOf(s, seat)
  const total = o.draws.reduce((sum, n) => sum + n, 0)
  let two = 0
  for (let k = 0; k < KINDS; k++)
    if (o.draws[k]! > 0) two += ((2 * o.draws[k]!) / total) * usefulness(s, team, k, w)
  return usefulness(s, team, top, w) > two ? 'discard' : 'deck'
}
