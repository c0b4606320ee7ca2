/** Derailment (EX-26): the target loses the next turn it would take. */
import type { DerailmentEnd } from '#shared/games/express/types.ts'
import type { DisasterRule } from './rule.ts'
import { seatFaults } from './target.ts'

export const derailment: DisasterRule<DerailmentEnd> = {
  faults: (s, _seat, _plan, end) => seatFaults(s, end.seat),
  effect(s, _seat, end, told) {
    s.lost[end.seat]!++
    told?.push({ event: { what: 'derailed', seat: end.seat } })
  },
}
