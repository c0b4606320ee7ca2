/** Plays until it is killed. `node kill-child.ts DIR SEED STEPS TIME`; after every step its number is printed. */
import { writeSync } from 'node:fs'
import { openStore } from '../../src-main/store/open.ts'
import { newModel, nextStep } from './kill-model.ts'

const [dir = '', seed = '', done = '0', time = '0'] = process.argv.slice(2)
const model = newModel(seed)
while (model.steps < Number(done)) nextStep(model)

let clock = Number(time)
const store = openStore({
  dir,
  now: () => (clock += 10),
  // The model names a game before the store makes it.
  newId: () => model.games.at(-1)?.id ?? '',
})
for (;;) {
  nextStep(model)(store)
  writeSync(1, `${model.steps}\n`)
}
