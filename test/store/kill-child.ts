/**
 * Plays until it is killed: `node kill-child.ts DIR SEED STEPS TIME`; prints `opening`, then the number of every step
 * once it is taken. With `idle` for the seed it only opens the store, prints `open` and waits.
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { openStore } from '../../src-main/store/open.ts'
import { newModel, nextStep } from './kill-model.ts'

const [dir = '', seed = '', done = '0', time = '0'] = process.argv.slice(2)
const model = newModel(seed)
while (model.steps < Number(done)) nextStep(model)

// Killed processes leave no cache of compiled code; the first one does, and the others start faster.
if (done === '0') flushCompileCache()

let clock = Number(time)
writeSync(1, 'opening\n')
const store = openStore({
  dir,
  now: () => (clock += 10),
  // The model names a game before the store makes it.
  newId: () => model.games.at(-1)?.id ?? '',
})
if (seed === 'idle') {
  writeSync(1, 'open\n')
  setInterval(() => store.settings(), 1000)
} else
  for (;;) {
    nextStep(model).take(store)
    writeSync(1, `${model.steps}\n`)
  }
