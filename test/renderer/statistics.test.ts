import { describe, expect, it, vi } from 'vitest'
import type { StatisticsQuery } from '../../src-shared/contract/statistics.ts'
import { useHistory } from '../../src-renderer/stores/history.ts'
import StatisticsPage from '../../src-renderer/pages/statistics/StatisticsPage.vue'
import { arrive, settle } from './support/depot.ts'
import { choices, puzzle, statistics, tally } from './support/statistics.ts'

const drawn = vi.hoisted(() => vi.fn(() => ({ destroy: () => undefined })))
vi.mock(import('../../src-renderer/components/charts/draw.ts'), () => ({ draw: drawn }))

const answers = {
  'history.choices': () => choices,
  'statistics.read': () => statistics,
  'puzzles.list': () => ({ puzzles: [puzzle], total: 3, due: 1 }),
}
const figure = (page: Awaited<ReturnType<typeof arrive>>['page'], title: string) => {
  const found = page.findAll('figure').find((one) => one.get('h2').text() === title)
  if (!found) throw new Error(`no figure ${title}`)
  return found
}

describe('Statistics', () => {
  it('count the rated games of whoever plays most', async () => {
    const { page, bridge } = await arrive(StatisticsPage, { answers })
    expect(bridge.inputs('statistics.read')).toEqual([
      {
        filter: { marks: { assisted: false, seeded: false, branch: false, imported: false } },
        player: 1,
      },
    ])
    expect(page.get('.where').text()).toContain('Marie')
    expect(page.get('.keys').text()).toMatch(/8\s*games finished.*50%\s*won.*4 alone, 0 shared.*33%/s)
    expect(page.get('.keys').text()).toMatch(/−20|-20/)
    expect(page.get('.keys').text()).toContain('2 assisted')
    expect(page.text()).toContain('1 due, 3 in all')
  })

  it('every chart is a table too, whose lines lead to their games', async () => {
    const { page, pinia } = await arrive(StatisticsPage, { answers })
    const won = figure(page, 'Won, by computers’ level')
    expect(won.find('canvas').attributes('aria-label')).toContain('8 results')
    await won.findAll('button').at(-1)?.trigger('click')
    expect(won.findAll('tbody tr').map((row) => row.text())).toEqual([
      expect.stringMatching(/^Director.*6.*50%.*33%.*5 s/s) as string,
      expect.stringContaining('Engineer') as string,
    ])
    await won.get('tbody a').trigger('click')
    expect(useHistory(pinia).filter).toEqual({ levels: ['director'] })
  })

  it('draw a chart once it comes near the window, and no other', async () => {
    const watched: { readonly canvas: Element; readonly tell: (near: boolean) => void }[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #told: (entries: readonly { isIntersecting: boolean }[]) => void
        constructor(told: (entries: readonly { isIntersecting: boolean }[]) => void) {
          this.#told = told
        }
        observe(canvas: Element): void {
          watched.push({ canvas, tell: (isIntersecting) => this.#told([{ isIntersecting }]) })
        }
        disconnect(): void {}
      },
    )
    const { page } = await arrive(StatisticsPage, { answers })
    expect(watched).toHaveLength(page.findAll('canvas').length)
    for (const { tell } of watched) tell(false)
    await settle()
    expect(drawn).not.toHaveBeenCalled()
    watched[1]?.tell(true)
    await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1))
    expect(drawn).toHaveBeenCalledWith(watched[1]?.canvas, expect.anything(), expect.anything())
    vi.unstubAllGlobals()
  })

  it('ask again for another game, kind and condition, and show those as chips', async () => {
    const { page, bridge } = await arrive(StatisticsPage, { answers })
    const radios = page.findAll('[role=radio]')
    await radios.find((one) => one.text() === 'Tennessee Central')?.trigger('click')
    await settle()
    expect(bridge.inputs('statistics.read').at(-1)).toMatchObject({
      filter: { games: ['tennessee-central'] },
    })
    const menu = page.findAll('.bar button').find((one) => one.text() === 'Which games')
    await menu?.trigger('keydown', { key: 'Enter' })
    await settle()
    const items = [...document.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]')]
    items.find((one) => one.textContent?.includes('Assisted'))?.click()
    await settle()
    const last = bridge.inputs('statistics.read').at(-1) as StatisticsQuery
    expect(last.filter).toEqual({ games: ['tennessee-central'], marks: { assisted: true } })
    expect(page.get('.bar').text()).toContain('Assisted games')
  })

  it('say when nothing has been played, and when nothing is judged', async () => {
    const nothing = { ...statistics, total: tally('', 0, { share: 0, even: 0, places: [] }) }
    const { page } = await arrive(StatisticsPage, {
      answers: { ...answers, 'statistics.read': () => nothing },
      locale: 'de',
    })
    expect(page.get('.none').text()).toContain('noch nicht zu Ende gespielt')
    expect(page.find('figure').exists()).toBe(false)
    page.unmount()
    const unjudged = { ...statistics, luck: [], luckMeans: { ...statistics.luckMeans, results: 0 } }
    const second = await arrive(StatisticsPage, {
      answers: { ...answers, 'statistics.read': () => unjudged },
    })
    expect(figure(second.page, 'Luck and decisions').text()).toContain('judged none of these games')
  })

  it('name the games that they leave out, and those that count by their results alone', async () => {
    const uncounted = { games: 7, named: [{ id: 'x1', game: 'tennessee-central', why: 'date' as const }] }
    const withoutMoves = { games: 1, named: [{ id: 'y2', game: 'express-01', why: 'rules' as const }] }
    const { page } = await arrive(StatisticsPage, {
      answers: { ...answers, 'statistics.read': () => ({ ...statistics, uncounted, withoutMoves }) },
    })
    const [left, bare] = page.findAll('.uncounted')
    expect(left?.text()).toMatch(/7 games could not be counted:.*x1.*its end is in no calendar/s)
    expect(bare?.text()).toMatch(/One game counts by its result alone:.*y2.*no longer replay/s)
  })

  it('go on asking while games are still worked through', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    let left = 2
    const { bridge } = await arrive(StatisticsPage, {
      answers: { ...answers, 'statistics.read': () => ({ ...statistics, pending: left-- }) },
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(bridge.inputs('statistics.read')).toHaveLength(3)
    vi.useRealTimers()
  })
})
