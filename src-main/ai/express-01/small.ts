/** The small decisions inside a payment, the bid and the engine: judged at once, without looking ahead. */
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { queueOf } from '../../rules/express-01/bonus.ts'
import { capitals } from '../../rules/express-01/score.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { cardCode } from '../../rules/express-01/codes.ts'
import { emptyDecks, limits, PHASE, type State } from '../../rules/express-01/state.ts'
import { handOf } from '../../rules/express-01/places.ts'

/** The decision of a seat in `bid`, `engine` and `take`; nothing in the other phases. */
export function smallDecision(c: Catalogue, s: State, seat: number): Express01Action | undefined {
  // Whoever goes first must build, and the others answer: the lowest card is the best bid.
  if (s.phase === PHASE.bid) return { do: 'bid', card: cardCode(c, handOf(s, seat)[0] as number) }
  if (s.phase === PHASE.engine) return { do: 'engine', use: engineHelps(s, seat) }
  if (s.phase === PHASE.take)
    return { do: 'take', deck: c.decks[deckToTake(c, s, seat)] as (typeof c.decks)[number] }
  return undefined
}

/** The engine is worth 2 at the end; before, it moves on by government aid, so one card more is as good. */
function engineHelps(s: State, seat: number): boolean {
  if (!s.payment) return false
  const mine = (room: number[]): number =>
    queueOf({ ...s, payment: { ...(s.payment as NonNullable<State['payment']>), room } }).filter(
      (next) => next === seat,
    ).length
  const room = s.payment.room
  const more = room.map((n, i) => (i === seat ? n + 1 : n))
  return mine(more) - mine(room.slice()) >= (s.end !== 0 ? 3 : 1)
}

/**
 * Whoever leads draws where it brings the end nearer, the others where it does not: from the smallest deck, or
 * from the largest.
 */
function deckToTake(c: Catalogue, s: State, seat: number): number {
  const totals = capitals(c, s).map((sheet) => sheet.total)
  const leads = totals.every((total, i) => i === seat || total <= (totals[seat] as number))
  const near = emptyDecks(s) >= limits(s).decks - 2
  let best = -1
  s.decks.forEach((deck, i) => {
    if (deck.length === 0) return
    const size = (s.decks[best] ?? []).length
    if (best < 0 || (leads && near ? deck.length < size : deck.length > size)) best = i
  })
  return best
}
