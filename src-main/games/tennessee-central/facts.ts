/** Tennessee Central: what the shares in front of a seat were paid, by company and dividend (TC-11, TC-14). */
import type { ShareCard, Suit } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import type { SeatFact } from '../../store/statistics-facts.ts'
import type { Collector } from '../../statistics/facts.ts'

const suitOf = (card: ShareCard): Suit => card[0] as Suit

/** The last secret choice before a dividend is looked at: with it all shares of the dividend are known. */
export function collect(): Collector {
  const facts: SeatFact[] = []
  return {
    before(game, state, seat, action) {
      const move = action as TennesseeAction
      if (move.do !== 'reveal' || game.deciders(state).length > 1) return
      const view = game.view(state, 'all') as TennesseeView
      view.seats.forEach(({ front, choice }, owner) => {
        const shown = owner === seat ? move.card : choice
        for (const share of [...front.map((one) => one.card), ...(shown ? [shown] : [])]) {
          const [name, phase] = [suitOf(share), view.dividends + 1]
          facts.push({ seat: owner, what: 'dividend', name, phase, times: 1, value: view.values[name] })
        }
      })
    },
    facts: () => facts,
  }
}
