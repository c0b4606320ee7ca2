/** Toy games with a known best play, small enough to reason about by hand. */
import type { SearchGame } from '../../../src-main/ai/search/tree.ts'
import { nextInt, seedRandom, type Random } from '../../../src-main/rules/random.ts'
import {
  createSearch,
  DEFAULTS,
  type RootMove,
  type SearchOptions,
} from '../../../src-main/ai/search/search.ts'

const nobody: readonly number[] = []

export function statistics<S, M>(
  game: SearchGame<S, M>,
  iterations: number,
  seed = 'toy',
  options: Partial<SearchOptions> = {},
): RootMove<M>[] {
  const search = createSearch(game, 0, { ...DEFAULTS, random: seedRandom(seed), ...options })
  search.run(iterations)
  return search.root()
}

/** Take one to three from the pile; whoever takes the last wins. From n, leave a multiple of four. */
export const nim = (pile: number): SearchGame<{ pile: number; turn: number }, number> => ({
  seats: 2,
  determinize: () => ({ pile, turn: 0 }),
  deciders: (s) => (s.pile > 0 ? [s.turn] : nobody),
  candidates: (s) => [1, 2, 3].filter((take) => take <= s.pile),
  key: (take) => take,
  play(s, _seats, [take]) {
    s.pile -= take ?? 0
    s.turn = 1 - s.turn
    return 0
  },
  playout(s, random) {
    while (s.pile > 0) {
      s.pile -= Math.min(s.pile, 1 + nextInt(random, 3))
      s.turn = 1 - s.turn
    }
  },
  result(s, { share, margin }) {
    share.set(s.turn === 1 ? [1, 0] : [0, 1])
    margin.fill(0)
  },
})

/**
 * Both show a coin in secret. Seat 0 is paid `pays[mine][theirs]` (a share of the victory), seat 1 the rest.
 */
export const pennies = (
  pays: readonly (readonly number[])[],
): SearchGame<{ shown: readonly number[] }, number> => ({
  seats: 2,
  determinize: () => ({ shown: [] }),
  deciders: (s) => (s.shown.length === 0 ? [0, 1] : nobody),
  candidates: () => [0, 1],
  key: (side) => side,
  play(s, _seats, moves) {
    s.shown = [...moves]
    return 0
  },
  playout: () => undefined,
  result(s, { share, margin }) {
    const mine = pays[s.shown[0] ?? 0]?.[s.shown[1] ?? 0] ?? 0
    share.set([mine, 1 - mine])
    margin.fill(0)
  },
})

interface Guess {
  coin: number
  step: 'offer' | 'guess' | 'over'
  share: number
}

/**
 * Take `sure`, or guess a coin that falls heads in `heads` of ten throws. The coin is on the table before the
 * guess when `open`, else under a cup.
 */
export const guess = (
  sure: number,
  heads: number,
  open: boolean,
): SearchGame<Guess, 'sure' | 'play' | 'heads' | 'tails'> => ({
  seats: 1,
  determinize: (random: Random) => ({ coin: nextInt(random, 10) < heads ? 1 : 0, step: 'offer', share: 0 }),
  deciders: (s) => (s.step === 'over' ? nobody : [0]),
  candidates: (s) => (s.step === 'offer' ? ['sure', 'play'] : ['heads', 'tails']),
  key: (move) => move,
  play(s, _seats, [move]) {
    if (move === 'play') {
      s.step = 'guess'
      return open ? s.coin : 'cup'
    }
    s.step = 'over'
    s.share = move === 'sure' ? sure : Number((move === 'heads') === (s.coin === 1))
    return 0
  },
  playout(s, random) {
    if (s.step === 'over') return
    s.step = 'over'
    s.share = nextInt(random, 2)
  },
  result(s, { share, margin }) {
    share[0] = s.share
    margin[0] = 0
  },
})

/** One choice among boxes of known worth: a share of the victory and a margin. */
export const boxes = (
  worth: readonly { share: number; margin: number }[],
): SearchGame<{ taken: number }, number> => ({
  seats: 1,
  determinize: () => ({ taken: -1 }),
  deciders: (s) => (s.taken < 0 ? [0] : nobody),
  candidates: () => worth.map((_, i) => i),
  key: (i) => i,
  play(s, _seats, [i]) {
    s.taken = i ?? 0
    return 0
  },
  playout: () => undefined,
  result(s, { share, margin }) {
    share[0] = worth[s.taken]?.share ?? 0
    margin[0] = worth[s.taken]?.margin ?? 0
  },
})
