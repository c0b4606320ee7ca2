/** Whether what a viewer is told to know is true (EX-45): each claim has a card of its own where it says. */
import type { Viewer } from '#shared/games/common.ts'
import type { KnownCard } from '#shared/games/express/types.ts'
import { cardName } from '../../../src-main/rules/express/cards.ts'
import type { State } from '../../../src-main/rules/express/state.ts'
import { game } from './position.ts'

interface Copy {
  readonly fits: (claim: KnownCard) => boolean
  takenBy: number
}

/** The claims of the viewer that no card can stand for; none when all are true together. */
export function falseClaims(s: State, viewer: Viewer): KnownCard[] {
  const copies: (Copy & { card: string })[] = []
  const put = (cards: readonly number[], fits: Copy['fits']) => {
    for (const card of cards) copies.push({ card: cardName(card), fits, takenBy: -1 })
  }
  s.hands.forEach((hand, seat) => put(hand, (claim) => claim.hands.includes(seat)))
  s.trains.forEach((trains, team) => {
    const locos = trains.filter((t) => !t.diesel).map((t) => t.engine)
    put(locos, (claim) => claim.locos.includes(team))
  })
  put(s.deck, (claim) => claim.deck)
  const claims = game.view(s, viewer).known
  const settle = (i: number, tried: Set<Copy>): boolean => {
    for (const copy of copies) {
      if (copy.card !== claims[i]!.card || !copy.fits(claims[i]!) || tried.has(copy)) continue
      tried.add(copy)
      if (copy.takenBy >= 0 && !settle(copy.takenBy, tried)) continue
      copy.takenBy = i
      return true
    }
    return false
  }
  return claims.filter((_, i) => !settle(i, new Set()))
}
