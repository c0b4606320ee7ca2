/**
 * Plays until it is killed: `node kill-child.ts DIR MODEL TIME`, where the file MODEL holds what was played so far;
 * prints `opening`, then the number of every step once it is taken. With `idle` for the model it only opens the store,
 * prints `open` and waits.
 */
import { readFileSync, writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { deserialize } from 'node:v8'
import { openStore } from '../../src-main/store/open.ts'
import { type Model, newModel, nextStep } from './kill-model.ts'

const [dir = '', file = '', time = '0'] = process.argv.slice(2)
const idle = file === 'idle'
const model = idle ? newModel('') : (deserialize(readFileSync(file)) as Model)

// Killed processes leave no cache of compiled code; the first one does, and the others start faster.
if (!idle && model.steps === 0) flushCompileCache()

let clock = Number(time)
writeSync(1, 'opening\n')
const store = openStore({
  dir,
  now: () => (clock += 10),
  // The model names a game before the store makes it.
  newId: () => model.games.at(-1)?.id ?? '',
})
if (idle) {
  writeSync(1, 'open\n')
  setInterval(() => store.settings(), 1000)
} else
  for (;;) {
    nextStep(model).take(store)
    writeSync(1, `${model.steps}\n`)
  }
