/** Express 01: routes run and shares held by company, and what the capital was made of (E1-27 to E1-36). */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01Action, Express01Sheet, Express01View } from '#shared/games/express-01/types.ts'
import { standardCatalogues } from '../../rules/express-01/card-set/catalogue.ts'
import type { SeatFact } from '../../store/statistics-facts.ts'
import type { Collector } from '../../statistics/facts.ts'

const CAPITAL = ['hand', 'shares', 'pairs', 'engine'] as const

export function collect(): Collector {
  const facts: SeatFact[] = []
  const note = (seat: number, what: string, name: string, value: number): void => {
    facts.push({ seat, what, name, phase: 0, times: 1, value })
  }
  return {
    before(game, state, seat, action) {
      const run = action as Express01Action
      if (run.do !== 'bonus') return
      const values = game.preview(state, seat, action).values
      const amount = values && typeof values === 'object' && 'amount' in values ? Number(values.amount) : 0
      note(seat, 'route', run.company, amount)
    },
    facts(game, state) {
      const view = game.view(state, 'all') as Express01View
      const { codes, company } = standardCatalogues[view.options.board]
      const { capital } = game.outcome(state)?.sheet as Express01Sheet
      view.seats.forEach(({ shares }, seat) => {
        for (const share of shares) {
          const name = COMPANIES[company[codes.indexOf(share)] ?? -1]
          if (name) note(seat, 'share', name, view.companies[name].stations)
        }
        for (const part of CAPITAL) {
          const points = capital[seat]?.[part] ?? 0
          if (points > 0) note(seat, 'capital', part, points)
        }
      })
      return facts
    },
  }
}
