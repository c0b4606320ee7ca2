/** Positions reached by a few written moves from a written deal. */
import {
  TRACKS,
  SHARES,
  type CardCode,
  type ShareCard,
  type Suit,
  type TrackCard,
} from '../../../src-shared/games/tennessee-central/cards.ts'
import type {
  LocomotiveReading,
  TennesseeAction,
  TennesseeView,
} from '../../../src-shared/games/tennessee-central/types.ts'
import { apply } from '../../../src-main/rules/game.ts'
import { tennesseeCentral as game } from '../../../src-main/rules/tennessee-central/index.ts'
import type { State } from '../../../src-main/rules/tennessee-central/state.ts'
import { deckParts } from '../../../src-main/rules/tennessee-central/setup.ts'

export interface EndingLine {
  readonly reading?: LocomotiveReading
  /** Seat 0 starts. Three shares and up to five tracks each; what is missing is filled in, lowest cards first. */
  readonly hands: readonly string[]
  /** The first cards of the deck, `.` any; the rest is filled in, each locomotive as late as its packet allows. */
  readonly draws?: string
  /**
   * Moves: a track builds, `i` invests, `L` and a suit places a locomotive, `r` or `p` and a share reveals or
   * passes it; the seat that must decide next makes them.
   */
  readonly moves: string
}

/** The state after the moves. Throws where a move is not legal. */
export function stateAfter({ reading = 'top', hands, draws = '', moves }: EndingLine): State {
  const deal = dealOf(hands.map(words), words(draws))
  let state = game.setup({ options: { locomotive: reading }, seats: hands.length, seed: 'line', deal })
  for (const move of words(moves))
    state = apply(game, state, game.deciders(state)[0] ?? -1, actionOf(move)).state
  return state
}

/** The view of the seat that decides next, after the moves. */
export function viewAfter(line: EndingLine): TennesseeView {
  const state = stateAfter(line)
  return game.view(state, game.deciders(state)[0] ?? -1)
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

export function actionOf(move: string): TennesseeAction {
  if (move === 'i') return { do: 'invest' }
  if (move.startsWith('L')) return { do: 'locomotive', suit: move.slice(1) as Suit }
  if (move.startsWith('r')) return { do: 'reveal', card: move.slice(1) as ShareCard }
  if (move.startsWith('p')) return { do: 'pass', card: move.slice(1) as ShareCard }
  return { do: 'build', card: move as TrackCard }
}

function dealOf(named: readonly string[][], draws: readonly string[]) {
  const used = new Set([...named.flat(), ...draws])
  const tracks = TRACKS.filter((card) => !used.has(card))
  const shares = SHARES.filter((card) => !used.has(card))
  const isShare = (card: string): boolean => (SHARES as readonly string[]).includes(card)
  const hands = named.map((hand) => {
    const own = { shares: hand.filter(isShare), tracks: hand.filter((card) => !isShare(card)) }
    while (own.shares.length < 3) own.shares.push(shares.shift() ?? '')
    while (own.tracks.length < 5) own.tracks.push(tracks.shift() ?? '')
    return [...own.shares, ...own.tracks] as CardCode[]
  })
  const deck: string[] = []
  const waiting = draws.slice()
  for (const [part, size] of deckParts(named.length).entries()) {
    for (let left = size; left > 0; left--) {
      const needed = part % 2 === 1 && left === 1 && !deck.slice(deck.length - size + 1).includes('L')
      const card = waiting.shift() ?? (needed ? 'L' : '.')
      deck.push(card === '.' ? (tracks.shift() ?? '') : card)
    }
  }
  return { start: 0, hands, deck: deck as CardCode[] }
}
