/**
 * Plays the first actions of a game of every kind against a computer, through the application on a store in DIR:
 * `node forced-writes-child.ts DIR ACTIONS`. The lines it writes, with the number of actions so far, tell a tracer
 * where play begins and ends.
 */
import { writeSync } from 'node:fs'
import { offeredRules } from '../../src-main/rules/games.ts'
import { openStore } from '../../src-main/store/open.ts'
import { Depot } from '../support/depot.ts'

const [dir = '', actions = ''] = process.argv.slice(2)
const store = openStore({ dir, now: () => Date.UTC(2026, 0, 2) })
store.changeSettings({ speed: 'instant' })
const depot = new Depot(store)

for (const { info } of offeredRules()) {
  const { id } = await depot.start(['human', 'apprentice'], { game: info.id, options: {} })
  let table = await depot.settled(id)
  writeSync(1, `${info.id} begins at ${table.at}\n`)
  const until = table.at + Number(actions)
  while (table.at < until) table = await depot.step(table)
  writeSync(1, `${info.id} stops at ${table.at}\n`)
}
store.close()
