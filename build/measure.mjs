/** `npm run measure`: start, clicks and the main thread under thinking computers, in figures for the documents. */
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { inForeground, runMain } from './lib/terminal.mjs'
import { install } from './lib/install.mjs'
import { applicationNode, checkNode } from './lib/node.mjs'

const IN_NEWER_NODE = 'EXPRESS_DEPOT_MEASURING'

async function measure() {
  const { bundle } = await import('./lib/bundle.mjs')
  const { figures, measureClicks, measureLoop, measureStart } = await import('./lib/measures.mjs')
  await bundle()
  const [{ model } = { model: 'unknown' }] = cpus()
  console.log(`Node ${process.version}, ${cpus().length} x ${model}; milliseconds`)
  const start = await measureStart(5)
  console.log('npm start to the link         ', JSON.stringify(figures(start.link)))
  console.log('npm start to a playable page  ', JSON.stringify(figures(start.playable)))
  const { choose, play } = await measureClicks(12)
  console.log('click to the chosen card drawn', JSON.stringify(figures(choose)))
  console.log('click to the played card drawn', JSON.stringify(figures(play)))
  const { actions, ...delay } = await measureLoop(2)
  console.log(`main thread late, over ${actions} computers' actions`, JSON.stringify(delay))
}

await runMain(async () => {
  checkNode()
  await install()
  if (process.env[IN_NEWER_NODE]) return measure()
  const env = { ...process.env, [IN_NEWER_NODE]: '1' }
  process.exitCode = await inForeground(applicationNode(), [fileURLToPath(import.meta.url)], { env })
})
