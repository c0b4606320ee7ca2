/** How many wagons each seat coupled and dropped. In a real game this is `src-main/games/shunting/facts.ts`. */
import type { Collector } from '../../src-main/statistics/facts.ts'
import type { SeatFact } from '../../src-main/store/statistics-facts.ts'

export function collect(): Collector {
  const facts: SeatFact[] = []
  return {
    before(_game, _state, seat, action) {
      const coupled =
        typeof action === 'object' && action !== null && 'do' in action && action.do === 'couple'
      facts.push({
        seat,
        what: 'wagons',
        name: coupled ? 'coupled' : 'dropped',
        phase: 0,
        times: 1,
        value: 1,
      })
    },
    facts: () => facts,
  }
}
