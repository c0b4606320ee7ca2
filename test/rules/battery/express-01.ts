import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import type { Viewer } from '#shared/games/common.ts'
import { nextInt, seedRandom, shuffle, type Random } from '../../../src-main/rules/random.ts'
import { standardCatalogues } from '../../../src-main/rules/express-01/card-set/catalogue.ts'
import { express01 as game } from '../../../src-main/rules/express-01/index.ts'
import { handOf, inHandOf } from '../../../src-main/rules/express-01/places.ts'
import { PHASE, type State } from '../../../src-main/rules/express-01/state.ts'
import { countExpress01 } from './express-01-long.ts'
import type { Table, Trial } from './trial.ts'

/** Cards in other hands that the viewer has not seen go there. */
function unseen(state: State, viewer: Viewer): { seat: number; card: number }[] {
  const mask = typeof viewer === 'number' ? 1 << viewer : (1 << state.seats) - 1
  return state.turnCard.flatMap((_, seat) =>
    seat === viewer || viewer === 'all'
      ? []
      : handOf(state, seat)
          .filter((card) => (state.known[card]! & mask) !== mask)
          .map((card) => ({ seat, card })),
  )
}

/** Swaps unseen cards between the hands, shuffles what lies face down, and redraws secret bids. */
function resample(state: State, viewer: Viewer, random: Random): State {
  const next = game.clone(state)
  if (viewer === 'all') return next
  const places = unseen(state, viewer)
  const cards = shuffle(
    random,
    places.map(({ card }) => card),
  )
  places.forEach(({ seat }, i) => {
    next.place[cards[i]!] = inHandOf(seat)
    next.known[cards[i]!] = 1 << seat
  })
  next.decks = next.decks.map((deck, i) => {
    const down = deck.length - next.faceUp[i]!
    return [...shuffle(random, deck.slice(0, down)), ...deck.slice(down)]
  })
  if (next.phase === PHASE.bid)
    next.bids = next.bids.map((bid, seat) => {
      const hand = handOf(next, seat)
      return bid < 0 || seat === viewer ? bid : hand[nextInt(random, hand.length)]!
    })
  return next
}

/** Every action that is no purchase and no train, and some of the many upgrades. */
function vocabulary(): Express01Action[] {
  const random = seedRandom('vocabulary')
  const { germany, usa } = standardCatalogues
  const codes = [...new Set([...germany.codes, ...usa.codes])]
  const spaces = [...germany.board.spaces, ...usa.board.spaces].map(({ code }) => code)
  const some = <T>(list: readonly T[]): T => list[nextInt(random, list.length)]!
  return [
    { do: 'done' },
    ...PAIRS.map((pair) => ({ do: 'pair', pair }) as const),
    ...codes.filter((code) => code.startsWith('2')).map((card) => ({ do: 'bid', card }) as const),
    ...[...codes, 'engine'].map((card) => ({ do: 'pay', card }) as const),
    ...[...new Set([...germany.decks, ...usa.decks])].map((deck) => ({ do: 'take', deck }) as const),
    ...[0, 1, 2, 3].map((other) => ({ do: 'swap', with: other }) as const),
    ...[true, false].map((use) => ({ do: 'engine', use }) as const),
    ...Array.from({ length: 20 }, () => ({
      do: 'upgrade' as const,
      space: some(spaces),
      card: some(codes),
      turned: nextInt(random, 2) === 0,
    })),
    ...COMPANIES.map((company) => ({ do: 'buy' as const, company, card: some(codes), pay: ['engine'] })),
  ]
}

/** Both boards and all seats; the short game is long enough for a close look. */
const shortGame = (random: Random): Table => ({
  options: {
    board: nextInt(random, 2) === 0 ? 'germany' : 'usa',
    length: 'short',
    blackEngineShare: nextInt(random, 2) === 0 ? 'any-payment' : 'own-turn',
  },
  seats: 2 + nextInt(random, 3),
})

export const express01Trial: Trial<State> = {
  game,
  games: 3,
  table: shortGame,
  long: { share: 0.01, also: countExpress01 },
  vocabulary: vocabulary(),
  hidden: (state, viewer) =>
    unseen(state, viewer).map(({ card }) => standardCatalogues[state.board].codes[card]!),
  resample,
}
