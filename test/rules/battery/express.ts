import type { Viewer } from '#shared/games/common.ts'
import { express as game } from '../../../src-main/rules/express/index.ts'
import { cardName } from '../../../src-main/rules/express/cards.ts'
import { handPlace } from '../../../src-main/rules/express/memory.ts'
import type { State, Train } from '../../../src-main/rules/express/state.ts'
import { drawWorld } from '../../../src-main/rules/express/worlds.ts'
import { nextInt, type Random } from '../../../src-main/rules/random.ts'
import { compareReaders, playRandomMatches } from '../express/long.ts'
import type { Table, Trial } from './trial.ts'

/** The cards of which there is one only: wherever one shows, it is that card. */
const SINGLE = ['switch-engines', 'wreck'] as const

const sees = (viewer: Viewer, train: Train) =>
  train.diesel || (typeof viewer === 'number' && (train.seen & handPlace(viewer)) !== 0)

function hidden(state: State, viewer: Viewer): string[] {
  const cards = [
    ...state.deck,
    ...state.hands.filter((_, seat) => seat !== viewer).flat(),
    ...state.trains.flat().flatMap((train) => (sees(viewer, train) ? [] : [train.engine])),
  ].map(cardName)
  const known = game.view(state, viewer).known.map(({ card }) => card)
  return SINGLE.filter((card) => cards.includes(card) && !known.includes(card))
}

/** The cards the viewer cannot see, laid anew wherever it could believe them to be. */
function resample(state: State, viewer: Viewer, random: Random): State {
  const world = drawWorld(game.view(state, viewer), random)
  const other = game.clone(state)
  other.hands = state.hands.map((hand, seat) =>
    seat === viewer ? hand.slice() : world.hands[seat]!.slice().sort((a, b) => a - b),
  )
  other.trains = state.trains.map((trains, team) =>
    trains.map((train, i) => (sees(viewer, train) ? train : { ...train, engine: world.locos[team]![i]! })),
  )
  other.deck = world.deck.slice()
  return other
}

/** All seats and options, with matches short enough to look at closely. */
function table(random: Random): Table {
  const seats = 2 + nextInt(random, 5)
  const partners = (seats === 4 || seats === 6) && nextInt(random, 2) === 0
  const match = (['hand', 'hand', 'hands', 'target'] as const)[nextInt(random, 4)]!
  return { options: { partners, match, hands: 2, target: 1 }, seats }
}

const ENDS = [
  { none: true },
  { turntable: true },
  { discard: 'wreck' },
  { disaster: 'wreck', seat: 0, train: 0 },
  { disaster: 'switch-engines', seat: 1, mine: [0], theirs: [0] },
] as const

/** Of 100,000 games asked for: 100,000 trains read in every way, and 20,000 matches played in place. */
function longCounts(games: number, seed: string): string {
  const legal = compareReaders(games, seed)
  const matches = Math.ceil(games / 5)
  const { hands, longest, wentOut, redeals } = playRandomMatches(matches, seed)
  return [
    `${games} random trains (${legal} legal) read as by trying every reading`,
    `${matches} random matches of ${hands} hands played in place to their end`,
    `the longest hand ${longest} turns, ${wentOut} gone out, ${redeals} redeals`,
  ].join('; ')
}

export const expressTrial: Trial<State> = {
  game,
  long: { share: 0.02, also: longCounts },
  games: 3,
  every: 29,
  table,
  vocabulary: [
    { do: 'draw', from: 'deck' },
    { do: 'draw', from: 'discard' },
    ...ENDS.map((end) => ({ do: 'turn', trains: [], wayCars: [], locos: [], end }) as const),
    { do: 'answer', block: true },
    { do: 'answer', block: false },
    { do: 'ask' },
    { do: 'permit', yes: true },
    { do: 'permit', yes: false },
  ],
  hidden,
  resample,
}
