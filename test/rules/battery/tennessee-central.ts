import type { Viewer } from '#shared/games/common.ts'
import { nextInt, shuffle, type Random } from '../../../src-main/rules/random.ts'
import {
  bitsOf,
  deckCode,
  LOCOMOTIVE_CARD,
  shareCode,
  trackCode,
} from '../../../src-main/rules/tennessee-central/cards.ts'
import { tennesseeCentral as game } from '../../../src-main/rules/tennessee-central/index.ts'
import { actionOf, MOVE_COUNT } from '../../../src-main/rules/tennessee-central/moves.ts'
import { deckAnew } from '../../../src-main/rules/tennessee-central/setup.ts'
import { NONE, PASS, REVEAL, type State } from '../../../src-main/rules/tennessee-central/state.ts'
import { stateFrom } from '../../../src-main/rules/tennessee-central/from-view.ts'
import { removedShares, viewOf } from '../../../src-main/rules/tennessee-central/view.ts'
import type { Trial } from './trial.ts'

const seatsOf = (state: State) => state.held.map((_, seat) => seat)
const sharesOf = (state: State, seat: number) => bitsOf(state.shares[seat]!)
const tracksOf = (state: State, seat: number) =>
  [0, 1, 2, 3].flatMap((suit) => bitsOf(state.tracks[seat * 4 + suit]!).map((rank) => suit * 9 + rank))
const deckOf = (state: State) => state.deck.slice(state.deck.length - state.left)
const othersOf = (state: State, viewer: Viewer) => seatsOf(state).filter((seat) => seat !== viewer)

function hidden(state: State, viewer: Viewer): string[] {
  if (viewer === 'all') return []
  return [
    ...deckOf(state)
      .filter((card) => card !== LOCOMOTIVE_CARD)
      .map(deckCode),
    ...bitsOf(removedShares(state)).map(shareCode),
    ...othersOf(state, viewer).flatMap((seat) => sharesOf(state, seat).map(shareCode)),
    ...othersOf(state, viewer).flatMap((seat) => tracksOf(state, seat).map(trackCode)),
  ]
}

/** Deals everything the viewer cannot see anew: hands, removed shares, deck, and others' secret choices. */
function resample(state: State, viewer: Viewer, random: Random): State {
  if (viewer === 'all') return game.clone(state)
  const others = othersOf(state, viewer)
  const sharePool = shuffle(random, [
    ...others.flatMap((seat) => sharesOf(state, seat)),
    ...bitsOf(removedShares(state)),
  ])
  const tracksInDeck = deckOf(state).filter((card) => card !== LOCOMOTIVE_CARD)
  const trackPool = shuffle(random, [...others.flatMap((seat) => tracksOf(state, seat)), ...tracksInDeck])
  const deal = (pool: number[], own: (seat: number) => number[]) =>
    seatsOf(state).map((seat) => (seat === viewer ? own(seat) : pool.splice(0, own(seat).length)))
  const shares = deal(sharePool, (seat) => sharesOf(state, seat))
  const tracks = deal(trackPool, (seat) => tracksOf(state, seat))
  const deck = deckAnew(state, random)
    .slice(state.deck.length - state.left)
    .map((card) => (card === LOCOMOTIVE_CARD ? card : trackPool.pop()!))
  const choices = state.choices.map((choice, seat) => {
    if (choice === NONE || seat === viewer) return choice
    const from = state.phase === REVEAL ? shares[seat]! : bitsOf(state.fronts[seat]!)
    return state.phase === REVEAL || state.phase === PASS ? from[nextInt(random, from.length)]! : choice
  })
  return stateFrom(viewOf(state, viewer), { shares, tracks, deck, choices })
}

export const tennesseeTrial: Trial<State> = {
  game,
  games: 10,
  vocabulary: Array.from({ length: MOVE_COUNT }, (_, move) => actionOf(move)),
  hidden,
  resample,
}
