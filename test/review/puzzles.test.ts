import { afterEach, expect, it } from 'vitest'
import type { CoachMark, CoachVerdict } from '#shared/contract/coach.ts'
import type { Json } from '#shared/games/common.ts'
import { AI_VERSION } from '../../src-main/ai/decision.ts'
import { choicesOf } from '../../src-main/review/puzzles.ts'
import { canonical } from '../../src-main/table/record.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf, type Shelf } from '../support/stores.ts'

let shelf: Shelf | undefined
afterEach(() => {
  shelf?.clear()
  shelf = undefined
})

const weighed = (action: Json, share: number) => ({ action, share, spread: 0.01, margin: 0, reasons: [] })
const markOf = (at: number, chosen: Json, best: Json, verdict: CoachVerdict = 'blunder'): CoachMark => ({
  ...{ at, seat: 0, verdict, loss: 0.3, spread: 0.014, iterations: 20 },
  ...{ chosen: weighed(chosen, 0.2), best: weighed(best, 0.5) },
})

/** A game to its end, its first open decision of the person marked as a blunder. */
async function marked() {
  shelf = sqliteShelf()
  const depot = new Depot(shelf.store)
  const { id } = await depot.playToEnd(await depot.start(['human', 'conductor', 'apprentice']))
  const { actions } = depot.store.timeline(id)
  const at = actions.findIndex(({ seat }) => seat === 0)
  const played = actions[at]?.action ?? null
  const better = canonical(played) === canonical({ do: 'invest' }) ? null : { do: 'invest' }
  if (!better) throw new Error('this game begins with a draw: choose another seed')
  const mark = markOf(at, played, better)
  depot.store.keepJudged(id, { at, action: canonical(played), ai: AI_VERSION, mark })
  return { depot, id, at, played, better }
}

it('an own blunder can be decided again, among moves that were legal then', async () => {
  const { depot, id, at, played, better } = await marked()
  expect(await depot.call('puzzles.list', {})).toMatchObject({ total: 1, due: 1, puzzles: [{ id, at }] })
  const { choices } = await depot.call('puzzles.open', { id, at })
  expect(choices).toContainEqual(played)
  expect(choices).toContainEqual(better)
  expect(choices.length).toBeGreaterThan(3)

  const right = await depot.call('puzzles.answer', { id, at, action: better })
  expect(right).toMatchObject({ right: true, puzzle: { tries: 1, solved: 1, isDue: false } })
  expect(right.weighed).toBe(undefined)
  const wrong = await depot.call('puzzles.answer', { id, at, action: played })
  expect(wrong).toMatchObject({ right: false, puzzle: { tries: 2, solved: 1 }, mark: { at } })

  const other = choices.find((one) => ![played, better].some((known) => canonical(known) === canonical(one)))
  const third = await depot.call('puzzles.answer', { id, at, action: other ?? null })
  expect(third.weighed?.action).toEqual(other)
  expect(depot.reported).toEqual([])
})

it('what is no choice, or no puzzle, is refused and counts as no try', async () => {
  const { depot, id, at } = await marked()
  expect(
    await depot.refused('puzzles.answer', { id, at, action: { do: 'build', card: 'X1' } }),
  ).toMatchObject({
    key: 'noSuchChoice',
  })
  expect(await depot.refused('puzzles.open', { id, at: at + 1 })).toMatchObject({ key: 'noSuchPuzzle' })
  expect((await depot.call('puzzles.list', {})).puzzles[0]?.tries).toBe(0)
})

it('statistics count what was played and judged through the whole application', async () => {
  const { depot, id } = await marked()
  const found = await depot.call('statistics.read', { filter: {}, player: 1 })
  expect(found).toMatchObject({ pending: 0, total: { results: 1 }, ratings: [{ games: 1 }] })
  expect(found.facts.every(({ what }) => what === 'dividend')).toBe(true)
  expect(found.facts.reduce((n, { times }) => n + times, 0)).toBeGreaterThanOrEqual(3)
  depot.store.keepAccounts(id, AI_VERSION, [
    { seat: 0, par: 1 / 3, deal: 0, decisions: -0.3, luck: 0.1, result: 0 },
  ])
  expect((await depot.call('statistics.read', { filter: {} })).luckMeans).toMatchObject({ results: 1 })
})

it('choices are few, hold both moves, and their order says nothing', () => {
  const legal = Array.from({ length: 60 }, (_, n) => ({ do: 'x', n }))
  const [best, chosen] = [
    { do: 'x', n: 59 },
    { do: 'x', n: 7 },
  ]
  const choices = choicesOf(legal, markOf(0, chosen, best))
  expect(choices.length).toBeLessThanOrEqual(16)
  expect(choices).toContainEqual(best)
  expect(choices).toContainEqual(chosen)
  expect(choices).toEqual(choicesOf(legal, markOf(0, best, chosen)))
})
