/** Random walks through everything a window can do: whatever the order, store, table and replay agree. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SeatKind } from '#shared/games/common.ts'
import type { TableState } from '#shared/contract/table.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { openLine } from '../../src-main/table/open.ts'
import { type Depot, memoryDepot } from '../support/depot.ts'
import type { MemoryStore } from '../support/memory-store.ts'

const MOVES = [
  'act',
  'act',
  'act',
  'act',
  'undo',
  'redo',
  'close',
  'reopen',
  'hint',
  'fail',
  'hurry',
] as const
type Move = (typeof MOVES)[number]

const TABLES: readonly (readonly SeatKind[])[] = [
  ['human', 'apprentice'],
  ['human', 'human'],
  ['apprentice', 'human', 'conductor', 'human'],
]

async function move(depot: Depot<MemoryStore>, table: TableState, what: Move): Promise<void> {
  const { id, undo, curtain, state } = table
  if (what === 'undo') {
    if (undo.possible) await depot.call('table.undo', { id, consent: undo.consent, at: table.at })
    else expect((await depot.refused('table.undo', { id })).key).toMatch(/nothingToTakeBack|overForGood/)
  } else if (what === 'redo') {
    if (table.redo) await depot.call('table.redo', { id })
    else expect((await depot.refused('table.redo', { id })).key).toMatch(/nothingToRedo|gameOver/)
  } else if (what === 'close') {
    if (curtain) await depot.call('table.curtain', { id, seat: curtain.seat, open: false })
  } else if (what === 'reopen') {
    await depot.call('table.leave', { id })
    await depot.call('table.open', { id })
  } else if (what === 'hurry') await depot.call('table.hurry', { id })
  else if (state === 'open') {
    const before = table.legal ? table : await depot.raise(table)
    if (what === 'fail') {
      depot.store.failNext = new Error('disk full')
      expect((await depot.refused('table.act', depot.choice(before))).key).toBe('saveFailed')
    } else if (what === 'hint') {
      if (before.legal) await depot.call('table.hint', { id, seat: before.legal.seat })
    } else await depot.act(before, 'invest')
  }
}

/** What the table shows is what a replay of the store shows. */
async function agree(depot: Depot<MemoryStore>, id: string): Promise<TableState> {
  const table = await depot.settled(id)
  const header = depot.store.game(id)
  const game = rulesOf('tennessee-central')
  if (!header || !game) throw new Error('no game')
  const line = openLine(depot.store, header)
  expect(table.at).toBe(line.at)
  expect(table.redo).toBe(table.state === 'open' && line.redo.length > 0)
  expect(table.view).toEqual(game.view(line.state, table.viewer))
  expect(table.state).toBe(line.deciders.length === 0 ? 'finished' : 'open')
  expect(table.marks).toEqual(header.marks)
  return table
}

it('whatever a window does, in any order, leaves table and store in agreement', async () => {
  const walk = fc.record({
    kinds: fc.constantFrom(...TABLES),
    seed: fc
      .string({ minLength: 1, maxLength: 5, unit: 'grapheme-ascii' })
      .filter((text) => text.trim() !== ''),
    /** From the last page back, or from the first deal on. */
    late: fc.boolean(),
    moves: fc.array(fc.constantFrom(...MOVES), { minLength: 20, maxLength: 60 }),
  })
  await fc.assert(
    fc.asyncProperty(walk, async ({ kinds, seed, late, moves }) => {
      const depot = memoryDepot()
      const { id } = await depot.start(kinds, { seed })
      let table = await agree(depot, id)
      if (late) {
        await depot.playToEnd(table)
        table = await agree(depot, id)
        expect(table.state).toBe('finished')
      }
      for (const what of moves) {
        await move(depot, table, what)
        table = await agree(depot, id)
      }
      expect(depot.reported).toEqual([])
      depot.api.close()
    }),
    { numRuns: 12 },
  )
}, 60_000)
