import { expect, it } from 'vitest'
import { afterGame, levelRating, ratingsOf } from '../../src-main/statistics/desk.ts'
import type { Duel } from '../../src-main/store/statistics.ts'

const duel = (level: string, score: number, seats = 1, n = 0): Duel => ({
  ...{
    id: `g${n}`,
    game: 'express',
    ended: new Date(Date.UTC(2026, 0, 1 + n)).toISOString(),
    level,
    score,
    seats,
  },
})

it('stands the levels a hundred points apart', () => {
  expect(['apprentice', 'conductor', 'director'].map(levelRating)).toEqual([1000, 1100, 1400])
})

it('moves by the surprise, and more where little is known', () => {
  const unknown = { rating: 1200, spread: 350 }
  const known = { rating: 1200, spread: 50 }
  const win = afterGame(unknown, [duel('director', 1)])
  expect(win.rating).toBeGreaterThan(afterGame(unknown, [duel('apprentice', 1)]).rating)
  expect(win.rating - 1200).toBeGreaterThan(afterGame(known, [duel('director', 1)]).rating - 1200)
  expect(win.spread).toBeLessThan(350)
  expect(afterGame(unknown, [duel('engineer', 0.5)]).rating).toBeCloseTo(1200)
})

it('takes a table of many computers for one game', () => {
  const one = afterGame({ rating: 1200, spread: 350 }, [duel('engineer', 1)])
  const three = afterGame({ rating: 1200, spread: 350 }, [duel('engineer', 3, 3)])
  expect(three).toEqual(one)
})

it('finds a player who is as strong as a level', () => {
  const duels = Array.from({ length: 400 }, (_, n) => duel('dispatcher', n % 2, 1, n))
  const [rating] = ratingsOf(duels, {})
  expect(Math.abs((rating?.rating ?? 0) - levelRating('dispatcher'))).toBeLessThan(40)
  expect(rating).toMatchObject({ games: 400, filter: { games: ['express'] } })
  expect(rating?.curve).toHaveLength(60)
  expect(rating?.curve.at(-1)?.ended).toBe(duels.at(-1)?.ended)
})
