/** The answer to an action is the very state everybody is told: the page draws it once. */
import { expect, it } from 'vitest'
import { memoryDepot } from '../support/depot.ts'
import { handThinker } from '../support/thinkers.ts'

it('an action, a take-back and a redo answer with the state that was told of them', async () => {
  const depot = memoryDepot(handThinker())
  const start = await depot.start(['human', 'human'])
  const told = () => depot.events.filter((event) => event.type === 'table.changed').at(-1)
  const acted = await depot.act(await depot.raise(start), 'build')
  expect(told()).toMatchObject({ table: { serial: acted.serial, at: 1 } })
  const consent = acted.undo.consent
  const back = await depot.call('table.undo', { id: start.id, consent })
  expect(told()).toMatchObject({ table: { serial: back.serial, at: 0 } })
  const again = await depot.call('table.redo', { id: start.id })
  expect(told()).toMatchObject({ table: { serial: again.serial, at: 1 } })
})
