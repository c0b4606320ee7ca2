/** A sample of the walks that `npm run check:long` takes by the thousand. */
import { expect, it } from 'vitest'
import { runWalks } from './secrets/walk.ts'

it('in whatever order things are asked for, nothing hidden of a running game is told without mark or word', async () => {
  const { faults, requests, answered, opened } = await runWalks(16, 'sample')
  expect(faults).toEqual([])
  // The walks get somewhere: most is answered, and games come to their end.
  expect(requests).toBeGreaterThan(400)
  expect(answered / requests).toBeGreaterThan(0.4)
  expect(opened).toBeGreaterThan(6)
})
