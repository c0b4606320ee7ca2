/** A first hand typed in (`deal` of a record): it has to be one that the set-up could produce (EX-1 to EX-3). */
import type { ExpressDeal, ExpressOptions } from '#shared/games/express/types.ts'
import { DealError } from '../game.ts'
import { handSize } from './hand-size.ts'
import { copiesFor, countKinds, KINDS, nameOf, numberOf } from './kinds.ts'

/** Throws `DealError` naming where and why. */
export function checkDeal(options: ExpressOptions, seats: number, deal: ExpressDeal): void {
  if (deal.dealer >= seats) {
    throw new DealError('deal.dealer', `seat ${deal.dealer} does not exist, there are ${seats}`)
  }
  if (deal.hands.length !== seats) {
    throw new DealError('deal.hands', `${deal.hands.length} hands for ${seats} seats`)
  }
  const size = handSize(options)
  deal.hands.forEach((hand, seat) => {
    if (hand.length !== size) {
      throw new DealError(`deal.hands[${seat}]`, `${hand.length} cards, each hand has ${size}`)
    }
  })
  const given = countKinds([...deal.hands.flat(), ...deal.deck].map(numberOf))
  const copies = copiesFor(seats)
  for (let k = 0; k < KINDS; k++) {
    if (given[k] !== copies[k]) {
      const where = given[k]! > copies[k]! ? 'deal' : 'deal.deck'
      throw new DealError(where, `${nameOf(k)} is there ${given[k]} times, the game has ${copies[k]}`)
    }
  }
}
