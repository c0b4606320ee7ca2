/** The table knows no game: every registered one can be played at it, saved, taken back and opened again. */
import { expect, it } from 'vitest'
import type { TableState } from '#shared/contract/table.ts'
import { RULES } from '../support/games.ts'
import { memoryDepot } from '../support/depot.ts'

const DECISIONS = 40

it.each(RULES.map((game) => [game.info.id, game] as const))('%s', async (id, { info, schemas }) => {
  const depot = memoryDepot()
  const options = schemas.options.parse({}) as TableState['options']
  const people = Array<'human'>(info.minSeats).fill('human')
  let table = await depot.start(people, { game: id, options, seed: 'every game' })
  for (let n = 0; n < DECISIONS && table.state === 'open'; n++) table = await depot.step(table)
  expect(table.at).toBe(DECISIONS)
  await depot.call('table.leave', { id: table.id })
  const again = await depot.call('table.open', { id: table.id })
  expect(again.log.length).toBe(DECISIONS)
  const back = await depot.call('table.undo', { id: table.id, consent: again.undo.consent })
  expect(back.at).toBe(DECISIONS - 1)
  expect(await depot.call('table.redo', { id: table.id })).toMatchObject({ at: DECISIONS, redo: false })
  const open = await depot.raise(await depot.look(table.id))
  const draft = depot.choice(open)
  const preview = await depot.call('table.preview', { id: table.id, seat: draft.seat, draft: draft.action })
  expect(preview.refusals).toEqual([])
  expect(depot.reported).toEqual([])
})
