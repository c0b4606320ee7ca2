import { describe, expect, it } from 'vitest'
import type { Json } from '#shared/games/common.ts'
import type { Decision, DecisionRequest } from '../../../src-main/ai/decision.ts'
import { inlineThinker } from '../../../src-main/ai/inline.ts'
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
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ seat: 0, level: 'director', iterations: 5000 })
  expect(requests[0]?.view).toBe(view)
  expect(judged?.chosen.action).toEqual(moment.action)
  expect(judged?.chosen.share).toBeGreaterThan(0)
})
