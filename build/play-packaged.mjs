/**
 * Starts a packed program as it is shipped and plays a whole game in its window, through the bridge its page has. The
 * program refuses Node's inspector; its page is reached by Chromium's own debugging port, which whoever starts a
 * program may ask for. usage: node build/play-packaged.mjs PROGRAM [--own-data]
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ClearError, runMain } from './lib/clear-error.mjs'
import { devtools } from './lib/devtools.mjs'
import { playGame } from './lib/play-game.mjs'
import { freshDir } from './lib/served-depot.mjs'

const PORT = 9339

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'own-data': { type: 'boolean', default: false } },
  })
  const [program = ''] = positionals
  if (!existsSync(program)) throw new ClearError(`There is no program "${program}".`, { exitCode: 2 })
  const data = freshDir()
  const args = [`--remote-debugging-port=${PORT}`, ...(values['own-data'] ? [] : [`--data=${data.dir}`])]
  const child = spawn(resolve(program), args, { stdio: 'inherit' })
  const gone = new Promise((done) => child.once('exit', done))
  try {
    const page = await devtools(PORT, 'app://depot/')
    const inPage = await page.evaluate(
      `['process', 'require', 'module'].filter((name) => name in window).concat(Object.keys(window.bridge))`,
    )
    if (inPage.join() !== 'call,on') throw new Error(`the page sees ${inPage}`)
    const { actions, thought, totals, info } = await playGame((name, input) =>
      page.evaluate(`window.bridge.call(${JSON.stringify(name)}, ${JSON.stringify(input)})`),
    )
    // A Mac's program stays when its window goes.
    if (process.platform === 'darwin') child.kill()
    else await page.close()
    process.stdout.write(
      `${program}: ${info.version}, a whole game, ${actions} actions (${thought} thought over by computers), totals ${totals.join(', ')}\n`,
    )
    await Promise.race([
      gone,
      new Promise((_, late) => setTimeout(() => late(new Error('it does not end')), 20_000)),
    ])
  } finally {
    child.kill()
    data.remove()
  }
})
