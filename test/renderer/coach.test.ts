import { describe, expect, it } from 'vitest'
import CoachPage from '../../src-renderer/pages/coach/CoachPage.vue'
import { chances, countsOf, turningPoints } from '../../src-renderer/pages/coach/marks.ts'
import PuzzlePage from '../../src-renderer/pages/coach/PuzzlePage.vue'
import { arrive, Refused, settle } from './support/depot.ts'
import { mark, puzzle, replay, report } from './support/statistics.ts'

const answers = {
  'coach.report': () => report,
  'replay.open': () => replay,
  'replay.at': () => new Refused({ key: 'noSuchStep' }),
}
const props = { id: 'g2' }

describe('the coach’s page', () => {
  it('shows the costliest decision first, with the better move, chances and reasons', async () => {
    const { page } = await arrive(CoachPage, { answers, props })
    expect(page.get('.counts').text()).toMatch(/1Best.*1Good.*0Inaccurate.*1Mistake.*1Blunder/s)
    const detail = page.get('.detail').text()
    expect(detail).toMatch(/Move 7.*Blunder.*gave away 25.*±1/s)
    expect(detail).toMatch(/You played.*2.*spades.*wins 20 of 100.*Better.*10.*spades.*wins 45 of 100/s)
    expect(page.get('.detail a').attributes('href')).toBe('#/replay/g2/6')
    expect(page.findAll('.detail a')[1]?.attributes('href')).toBe('#/puzzle/g2/6')
    expect(page.get('.account').text()).toMatch(/33.*\+7.*[−-]34.*\+94.*100/s)
    expect(page.get('.turns').text()).toContain('Move 7: the decision cost 25 of 100.')
  })

  it('looks at whichever decision is chosen, and lists only faults when asked', async () => {
    const { page, router } = await arrive(CoachPage, { answers, props, path: '/coach/g2' })
    expect(page.findAll('.decisions li')).toHaveLength(4)
    await page.findAll('.decisions li button')[0]?.trigger('click')
    await settle()
    expect(router.currentRoute.value.params).toEqual({ id: 'g2', at: '0' })
    const faults = page.findAll('[role=radio]').find((one) => one.text().includes('To improve'))
    await faults?.trigger('click')
    expect(page.findAll('.decisions li')).toHaveLength(2)
  })

  it('starts, tells how far it is, and stops', async () => {
    const nothing = { ...report, marks: [], accounts: [] }
    let running = false
    const { page, bridge } = await arrive(CoachPage, {
      answers: {
        ...answers,
        'coach.report': () => ({ ...nothing, running }),
        'coach.start': () => ({ ...nothing, running: (running = true) }),
        'coach.stop': () => {
          running = false
          return null
        },
      },
      props,
    })
    expect(page.get('.work').text()).toContain('4 decisions are judged')
    await page.get('.work button').trigger('click')
    await settle()
    expect(bridge.inputs('coach.start')).toEqual([{ id: 'g2' }])
    bridge.emit({ type: 'coach.progress', id: 'other', done: 3, total: 9 })
    bridge.emit({ type: 'coach.progress', id: 'g2', done: 1, total: 4 })
    await settle()
    expect(bridge.inputs('coach.report').length).toBeGreaterThan(1)
    expect(page.get('.work').text()).toContain('Judging: 1 of 4')
    await page.get('.work button').trigger('click')
    await settle()
    expect(page.get('.work').text()).toContain('4 decisions are judged')
  })

  it('says when the game cannot be looked at', async () => {
    const gone = () => new Refused({ key: 'noSuchGame' })
    const { page } = await arrive(CoachPage, {
      answers: { 'coach.report': gone, 'replay.open': gone },
      props,
    })
    expect(page.get('[role=alert]').text()).toContain('cannot be looked at')
  })
})

describe('a puzzle', () => {
  const other = { do: 'invest' }
  const laid = {
    ...answers,
    'puzzles.open': () => ({
      puzzle,
      choices: [{ do: 'build', card: 'S10' }, { do: 'build', card: 'S2' }, other],
    }),
    'puzzles.answer': ({ action }: { action: unknown }) => ({
      right: JSON.stringify(action).includes('S10'),
      mark: mark(6, 'blunder', 0.45, 0.25),
      puzzle: { ...puzzle, isDue: false, due: '2026-12-03T10:00:00.000Z', tries: 1 },
    }),
  }
  const solve = async (choice: number) => {
    const depot = await arrive(PuzzlePage, { answers: laid, props: { id: 'g2', at: '6' } })
    expect(depot.page.get('footer button').attributes('aria-disabled')).toBe('true')
    await depot.page.findAll('input[type=radio]')[choice]?.setValue(true)
    await depot.page.get('footer button').trigger('click')
    await settle()
    return depot
  }

  it('is decided again, and says when it comes again', async () => {
    const { page, bridge } = await solve(0)
    expect(bridge.inputs('puzzles.answer')).toEqual([
      { id: 'g2', at: 6, action: { do: 'build', card: 'S10' } },
    ])
    expect(page.get('.verdict.right').text()).toMatch(/Right.*December 3, 2026/s)
  })

  it('shows the better move after a wrong answer', async () => {
    const { page } = await solve(1)
    expect(page.get('.panel.verdict').classes()).not.toContain('right')
    expect(page.get('.detail').text()).toMatch(/Better.*10.*spades/s)
  })
})

describe('what marks tell', () => {
  it('counts verdicts and takes the chance before each decision', () => {
    expect(countsOf(report.marks)).toEqual({ best: 1, good: 1, inaccuracy: 0, mistake: 1, blunder: 1 })
    expect(chances(report.marks).map(({ at, share }) => [at, share])).toEqual([
      [0, 0.4],
      [3, 0.42],
      [6, 0.45],
      [9, 0.5],
    ])
  })

  it('calls a turning point what changed the chance beyond doubt, by whom', () => {
    expect(turningPoints(report.marks)).toMatchObject([
      { mark: 2, by: 'decision' },
      { mark: 2, by: 'luck' },
    ])
    expect(turningPoints([mark(0, 'best', 0.4, 0), mark(1, 'best', 0.45, 0)])).toEqual([])
  })
})
