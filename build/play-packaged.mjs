/**
 * Starts a packed program as it is shipped and plays a whole game in its window, through the bridge its page has. The
 * program refuses Node's inspector; its page is reached by Chromium's own debugging port, which whoever starts a
 * program may ask for. usage: node build/play-packaged.mjs PROGRAM [--own-data]
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readFlags } from './lib/flags.mjs'
import { chromium } from '@playwright/test'
import { ClearError, runMain } from './lib/terminal.mjs'
import { playGame } from './lib/play-game.mjs'
import { freshDir } from './lib/served-depot.mjs'

const PORT = 9339
const START_MS = 60_000
const END_MS = 20_000

/** Playwright at the debugging port, as soon as the program listens there; it changes nothing in what it finds. */
async function connect() {
  for (const until = performance.now() + START_MS; ; await wait(200))
    try {
      return await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`, { noDefaults: true })
    } catch (error) {
      if (performance.now() > until) throw error
    }
}

/** The page of the application, which the program opens when it is ready. */
async function pageOf(browser) {
  for (const until = performance.now() + START_MS; performance.now() < until; await wait(200)) {
    const pages = browser.contexts().flatMap((context) => context.pages())
    const page = pages.find((one) => one.url().startsWith('app://depot/'))
    if (page) return page
  }
  throw new Error(`no page within ${START_MS / 1000} s`)
}

await runMain(async () => {
  const { positionals, values } = readFlags({
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
    const page = await pageOf(await connect())
    const inPage = await page.evaluate(() =>
      ['process', 'require', 'module'].filter((name) => name in window).concat(Object.keys(window.bridge)),
    )
    if (inPage.join() !== 'call,on') throw new Error(`the page sees ${inPage}`)
    const { actions, thought, totals, info } = await playGame((name, input) =>
      page.evaluate(([name, input]) => window.bridge.call(name, input), [name, input]),
    )
    // A Mac's program stays when its window goes.
    if (process.platform === 'darwin') child.kill()
    else await page.close()
    process.stdout.write(
      `${program}: ${info.version}, a whole game, ${actions} actions (${thought} thought over by computers), totals ${totals.join(', ')}\n`,
    )
    await Promise.race([
      gone,
      new Promise((_, late) => setTimeout(() => late(new Error('it does not end')), END_MS)),
    ])
  } finally {
    child.kill()
    data.remove()
  }
})
