import { describe, expect, it } from 'vitest'
import { createSearch, DEFAULTS, rank } from '../../../src-main/ai/search/search.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { boxes, guess, nim, pennies, statistics } from './toys.ts'

const bestOf = <M>(moves: { move: M }[]): M | undefined => moves[0]?.move
const visitsTo = <M>(moves: { move: M; visits: number }[], move: M): number =>
  moves.find((m) => m.move === move)?.visits ?? 0

describe('tree search', () => {
  it.each([5, 6, 7, 9, 10, 11])('wins nim from a pile of %i', (pile) => {
    const moves = statistics(nim(pile), 4000)
    expect(bestOf(moves)).toBe(pile % 4)
    expect(moves[0]?.share).toBeGreaterThan(0.8)
  })

  it('sees a lost pile as lost, and still answers', () => {
    const moves = statistics(nim(8), 8000)
    expect(moves).toHaveLength(3)
    for (const move of moves) expect(move.share).toBeLessThan(0.3)
  })

  it('does not guess as if it saw the coin under the cup', () => {
    const moves = statistics(guess(0.6, 5, false), 4000)
    expect(bestOf(moves)).toBe('sure')
    expect(moves.find((m) => m.move === 'play')?.share).toBeLessThan(0.6)
  })

  it('uses a public chance outcome: after it the worlds part', () => {
    const moves = statistics(guess(0.6, 5, true), 4000)
    expect(bestOf(moves)).toBe('play')
    expect(moves[0]?.share).toBeGreaterThan(0.9)
  })

  it('weighs hidden worlds by how likely they are', () => {
    expect(bestOf(statistics(guess(0.7, 9, false), 4000))).toBe('play')
    expect(bestOf(statistics(guess(0.95, 9, false), 8000))).toBe('sure')
  })

  it('counts a shared victory as its share', () => {
    const moves = statistics(
      boxes([
        { share: 0.5, margin: 0 },
        { share: 1 / 3, margin: 0 },
      ]),
      2000,
    )
    expect(bestOf(moves)).toBe(0)
    expect(moves[0]?.share).toBeCloseTo(0.5, 10)
  })
})

describe('secret choices made at once', () => {
  it('gives a fair game its value: neither seat sees the other choose', () => {
    const moves = statistics(
      pennies([
        [1, 0],
        [0, 1],
      ]),
      20000,
    )
    const total = moves.reduce((sum, m) => sum + m.visits, 0)
    const value = moves.reduce((sum, m) => sum + m.share * m.visits, 0) / total
    expect(value).toBeGreaterThan(0.45)
    expect(value).toBeLessThan(0.55)
    expect(visitsTo(moves, 0) / total).toBeGreaterThan(0.4)
    expect(visitsTo(moves, 0) / total).toBeLessThan(0.6)
  })

  it('comes near the known mix of a lopsided game', () => {
    // Rows 1/0.2 and 0/0.6: seat 0 shows the first side in (0.6 - 0) / (1 - 0.2 - 0 + 0.6) = 3/7 of the games.
    const moves = statistics(
      pennies([
        [1, 0.2],
        [0, 0.6],
      ]),
      50000,
    )
    expect(visitsTo(moves, 0) / 50000).toBeGreaterThan(3 / 7 - 0.1)
    expect(visitsTo(moves, 0) / 50000).toBeLessThan(3 / 7 + 0.1)
  })

  it('takes the side that is better whatever the other shows', () => {
    expect(
      bestOf(
        statistics(
          pennies([
            [0.6, 0.5],
            [0.4, 0.3],
          ]),
          2000,
        ),
      ),
    ).toBe(0)
  })
})

describe('reproducible', () => {
  it('gives the same statistics for the same seed and iterations, in any slices', () => {
    const whole = statistics(nim(11), 500, 'a')
    const search = createSearch(nim(11), 0, { ...DEFAULTS, random: seedRandom('a') })
    for (let i = 0; i < 50; i++) search.run(10)
    expect(search.root()).toEqual(whole)
    expect(statistics(nim(11), 500, 'b')).not.toEqual(whole)
  })
})

describe('widening', () => {
  const ten = boxes(Array.from({ length: 10 }, (_, i) => ({ share: i === 9 ? 1 : 0.5, margin: 0 })))

  it('looks at the first moves only while it has few visits, and at all with many', () => {
    const narrow = { widenFrom: 2, widenBy: 0.3 }
    expect(statistics(ten, 40, 'w', narrow).length).toBeLessThan(5)
    const wide = statistics(ten, 2000, 'w', narrow)
    expect(wide).toHaveLength(10)
    expect(bestOf(wide)).toBe(9)
  })
})

describe('choice of the move', () => {
  it('prefers the better margin among moves that win equally often', () => {
    const moves = statistics(
      boxes([
        { share: 0.5, margin: -4 },
        { share: 0.5, margin: 3 },
      ]),
      1000,
    )
    expect(bestOf(rank(moves))).toBe(1)
  })

  it('takes the better of two moves tried about as often, never one hardly tried', () => {
    const move = (name: string, visits: number, utility: number) => {
      return { move: name, visits, utility, share: utility, spread: 0.05, margin: 0 }
    }
    const moves = [move('most', 40, 0.6), move('better', 38, 0.7), move('lucky', 3, 0.9)]
    expect(rank(moves).map((m) => m.move)).toEqual(['better', 'most', 'lucky'])
  })

  it('never trades a victory for a margin', () => {
    const moves = statistics(
      boxes([
        { share: 1, margin: 1 },
        { share: 0.6, margin: 30 },
      ]),
      1000,
    )
    expect(bestOf(rank(moves))).toBe(0)
  })

  it('plays on for the margin when the game is lost', () => {
    const moves = statistics(
      boxes([
        { share: 0, margin: -20 },
        { share: 0, margin: -2 },
      ]),
      1000,
    )
    expect(bestOf(rank(moves))).toBe(1)
  })

  it('tells an error above zero, which shrinks with visits', () => {
    const few = statistics(guess(0, 5, false), 50)
    const many = statistics(guess(0, 5, false), 5000)
    expect(few[0]?.spread).toBeGreaterThan(many[0]?.spread ?? 1)
    expect(many[0]?.spread).toBeGreaterThan(0)
  })
})
