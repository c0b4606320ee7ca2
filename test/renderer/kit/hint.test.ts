/** What a hint says of its moves: how each stands to the best, and how many there are. */
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, provide, ref } from 'vue'
import type { Hint, TableState } from '../../../src-shared/contract/table.ts'
import type { Json } from '../../../src-shared/games/common.ts'
import { TABLE, type TableContext } from '../../../src-renderer/kit/context.ts'
import HintPanel from '../../../src-renderer/kit/hint/HintPanel.vue'
import { hintLines, type HintWords } from '../../../src-renderer/kit/hint/lines.ts'
import { type Arrival, useTable } from '../../../src-renderer/stores/table.ts'
import { arrive } from '../support/depot.ts'

interface Lay {
  readonly lay: string
}
const words: HintWords<Lay> = {
  actionOf: (action) => action as unknown as Lay,
  move: ({ lay }) => `lay ${lay}`,
  steps: (turn) => turn.map((action) => `lay ${(action as unknown as Lay).lay}`),
  reason: ({ why }) => why,
  note: (key) => key,
}
const move = (lay: string, share: number, spread = 0.02, margin = 0) => ({
  action: { lay },
  ...{ share, spread, margin },
})
const standings = (...moves: ReturnType<typeof move>[]) =>
  hintLines(moves, words, 'en').map(({ standing }) => standing)

describe('the standing of a move', () => {
  it('is close while the difference is within twice its error, and worse beyond', () => {
    expect(standings(move('A', 0.6), move('B', 0.56), move('C', 0.53))).toEqual(['best', 'close', 'worse'])
    expect(standings(move('A', 0.6, 0.1), move('B', 0.4, 0.1))).toEqual(['best', 'close'])
  })

  it('goes by points where nothing was played on', () => {
    expect(standings(move('A', 0, 0, 3), move('B', 0, 0, 2.5), move('C', 0, 0, 1))).toEqual([
      'best',
      'close',
      'worse',
    ])
  })

  it('is none of a move that was weighed against no other, nor is anything said of another', () => {
    expect(hintLines([move('A', 0.6)], words, 'en')).toMatchObject([{ standing: undefined, note: undefined }])
  })
})

describe('the panel', () => {
  afterEach(() => document.body.replaceChildren())

  async function show(hint: Hint, legal: { complete: boolean; actions: Json[] }): Promise<string> {
    const desk = { hint: ref(hint), asking: ref(false), nudging: ref(false) }
    const table = { legal: { seat: 0, since: 1, ...legal } } as unknown as TableState
    const Shown = defineComponent(() => {
      provide(TABLE, desk as unknown as TableContext)
      useTable().arrival = { table } as Arrival
      return () => h(HintPanel<Lay>, { words })
    })
    return (await arrive(Shown)).page.text()
  }
  const hint = { moves: [move('A', 0)], iterations: 0 }
  const [a, b] = [{ lay: 'A' }, { lay: 'B' }]

  it('names its move and calls it the only one where the rules allow no other', async () => {
    expect(await show(hint, { complete: true, actions: [a] })).toMatch(
      /lay A.*The rules allow only this move\./s,
    )
  })

  it.each([
    ['there are others', { complete: true, actions: [a, b] }],
    ['only examples of what is allowed are known', { complete: false, actions: [a] }],
  ])('never says so where %s', async (_, legal) => {
    const text = await show(hint, legal)
    expect(text).toMatch(/lay A.*Nothing else was weighed against it\./s)
    expect(text).not.toContain('only this move')
  })

  it('tells the whole turn, part by part', async () => {
    const text = await show({ ...hint, turn: [a, b] }, { complete: true, actions: [a, b] })
    expect(text).toMatch(/The turn it has in mind.*lay A.*lay B/s)
  })
})
