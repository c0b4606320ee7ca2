import { describe, expect, it } from 'vitest'
import type { Json } from '#shared/games/common.ts'
import type { Decision, DecisionRequest, Thinker } from '../../../src-main/ai/decision.ts'
import { inlineThinker } from '../../../src-main/ai/decide.ts'
import { judge, weigh } from '../../../src-main/review/coach/judge.ts'
import { Table, TWO } from '../../rules/tennessee-central/table.ts'

const candidate = (action: Json, share: number, spread: number, visits = 100) => ({
  ...{ action, share, spread, visits, margin: share * 10 },
})
const found = (...candidates: Decision['candidates']): Decision => ({
  ...{ action: candidates[0]?.action ?? null, iterations: 500, ms: 1, candidates },
})
const mark = (decision: Decision, action: Json) => weigh({ at: 4, seat: 1, action }, decision)

describe('a verdict', () => {
  it('calls the move that the search prefers the best, whatever it is worth', () => {
    const decision = found(candidate('a', 0.2, 0.01), candidate('b', 0.1, 0.01))
    expect(mark(decision, 'a')).toMatchObject({ verdict: 'best', loss: 0, spread: 0 })
  })

  it.each([
    ['good', 0.48],
    ['inaccuracy', 0.42],
    ['mistake', 0.38],
    ['blunder', 0.3],
  ])('is %s for a move that wins %f instead of 0.5, for certain', (verdict, share) => {
    const decision = found(candidate('a', 0.5, 0.01), candidate('b', share, 0.01))
    const judged = mark(decision, 'b')
    expect(judged?.verdict).toBe(verdict)
    expect(judged?.loss).toBeCloseTo(0.5 - share)
    expect(judged?.spread).toBeCloseTo(Math.SQRT2 * 0.01)
  })

  it('holds no loss against anybody that may be chance', () => {
    const decision = found(candidate('a', 0.5, 0.06), candidate('b', 0.35, 0.06))
    expect(mark(decision, 'b')?.verdict).toBe('good')
  })

  it('does not blame a move that wins more often than the one ranked first', () => {
    const decision = found(candidate('a', 0.4, 0.01), candidate('b', 0.45, 0.1, 10))
    expect(mark(decision, 'b')).toMatchObject({ verdict: 'best', loss: 0 })
  })

  it('is none where the move was not looked at', () => {
    expect(mark(found(candidate('a', 0.5, 0.01)), 'b')).toBe(undefined)
    expect(mark(found(candidate('a', 0, 0, 0)), 'a')).toBe(undefined)
  })
})

describe('a fault', () => {
  const moment = { at: 4, seat: 1, game: 'tennessee-central', view: null, action: 'b' }
  const answering = (...answers: readonly Decision[]) => {
    const seeds: string[] = []
    const thinker: Thinker = {
      think({ seed }) {
        seeds.push(seed)
        const result = Promise.resolve(answers[seeds.length - 1] ?? found())
        return { result, hurry: () => undefined, cancel: () => undefined }
      },
      close: () => Promise.resolve(),
    }
    return { seeds, thinker }
  }
  const blunder = found(candidate('a', 0.5, 0.01), candidate('b', 0.3, 0.01))
  const mistake = found(candidate('a', 0.5, 0.01), candidate('b', 0.38, 0.01))
  const fine = found(candidate('b', 0.5, 0.01), candidate('a', 0.4, 0.01))

  it.each([
    { verdict: 'blunder', loss: 0.2, spread: 0.01, answers: [blunder, blunder], searches: 2 },
    { verdict: 'mistake', loss: 0.16, spread: 0.04, answers: [blunder, mistake], searches: 2 },
    { verdict: 'mistake', loss: 0.16, spread: 0.04, answers: [mistake, blunder], searches: 2 },
    { verdict: 'good', loss: 0.1, spread: 0.1, answers: [blunder, fine], searches: 2 },
    { verdict: 'best', loss: 0, spread: 0, answers: [fine, blunder], searches: 1 },
  ] as const)(
    'is a $verdict, $loss ±$spread, by two searches',
    async ({ verdict, loss, spread, answers, searches }) => {
      const { seeds, thinker } = answering(...answers)
      const mark = await judge(moment, thinker)
      expect(mark?.verdict).toBe(verdict)
      expect(mark?.loss).toBeCloseTo(loss)
      expect(mark?.spread).toBeCloseTo(spread)
      expect((mark?.best.share ?? 0) - (mark?.chosen.share ?? 0)).toBeCloseTo(loss)
      expect(new Set(seeds).size).toBe(searches)
    },
  )
})

it('sees what the seat saw, and names the reasons of both moves', async () => {
  const view = new Table(TWO).view(0) as unknown as Json
  const moment = { at: 0, seat: 0, game: 'tennessee-central', view, action: { do: 'build', card: 'H3' } }
  const requests: DecisionRequest[] = []
  const inner = inlineThinker(() => 0)
  const judged = await judge(moment, {
    ...inner,
    think(request) {
      requests.push(request)
      return inner.think({ ...request, iterations: 200 })
    },
  })
  expect(requests[0]).toMatchObject({ seat: 0, level: 'director', iterations: 5000 })
  expect(requests[0]?.view).toBe(view)
  expect(judged?.chosen.action).toEqual(moment.action)
  expect(judged?.chosen.share).toBeGreaterThan(0)
})
