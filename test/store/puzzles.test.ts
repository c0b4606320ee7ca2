import { expect, test } from 'vitest'
import type { CoachVerdict } from '#shared/contract/coach.ts'
import { clock, DAY, folder, open, outcome, played, START } from './support.ts'

const move = { action: 'x', share: 0.3, spread: 0.01, margin: 0, reasons: [] }
const mark = (at: number, verdict: CoachVerdict, loss: number, seat = 0) => ({
  ...{ at, seat, loss, verdict, spread: 0.01, iterations: 9, chosen: move, best: { ...move, share: 0.5 } },
})
const household = () => {
  const time = clock()
  const store = open(folder(), { now: time.now })
  const id = played(store, 6)
  store.finish(id, outcome)
  for (const one of [mark(0, 'mistake', 0.08), mark(2, 'best', 0), mark(4, 'blunder', 0.2)])
    store.keepJudged(id, { at: one.at, action: '{}', ai: 1, mark: one })
  return { store, id, time, list: () => store.figures.puzzles(1, undefined) }
}

test('mistakes and blunders become puzzles, the costliest first', () => {
  const { store, id, list } = household()
  expect(list()).toMatchObject({
    ...{ total: 2, due: 2 },
    puzzles: [
      { id, at: 4, verdict: 'blunder', name: 'Ada', isDue: true, tries: 0 },
      { id, at: 0, verdict: 'mistake' },
    ],
  })
  expect(store.figures.puzzles(1, 1).total).toBe(2)
  expect(store.figures.puzzles(1, 99).total).toBe(0)
  expect(store.figures.puzzles(2, undefined).total).toBe(0)
})

test('a right answer waits longer each time, a wrong one begins again', () => {
  const { store, id, time, list } = household()
  const answer = (right: boolean) => {
    time.set(START)
    store.figures.answerPuzzle(id, 4, right)
    const { due = '' } = store.figures.puzzle(1, id, 4) ?? {}
    return Math.round((Date.parse(due) - START) / DAY)
  }
  expect([true, true, true, true, true, true].map(answer)).toEqual([3, 7, 16, 35, 90, 90])
  expect(list()).toMatchObject({
    total: 2,
    due: 1,
    puzzles: [{ at: 0 }, { at: 4, tries: 6, solved: 6, isDue: false }],
  })
  expect(answer(false)).toBe(1)
  time.set(START + 2 * DAY)
  expect(list()).toMatchObject({ due: 2, puzzles: [{ at: 0 }, { at: 4, tries: 7, solved: 6, isDue: true }] })
})

test('puzzles of a deleted game rest; practice stays when a game is judged anew', () => {
  const { store, id, list } = household()
  store.figures.answerPuzzle(id, 4, true)
  store.keepJudged(id, { at: 4, action: '{}', ai: 1, mark: mark(4, 'mistake', 0.07) })
  expect(store.figures.puzzle(1, id, 4)).toMatchObject({ verdict: 'mistake', tries: 1 })
  store.past.delete([id])
  expect(list()).toMatchObject({ total: 0, puzzles: [] })
})
