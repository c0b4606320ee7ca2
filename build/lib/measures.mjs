/** What `npm run measure` measures: the start, a click, and how long main is blocked. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { at } from './files.mjs'
import { ask, freshDir, startForLink, startShell } from './served-depot.mjs'

/** Figures of a series of measurements, in the unit measured, to one decimal. */
export function figures(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN
  const round = (value) => Math.round(value * 10) / 10
  return { runs: sorted.length, p50: round(at(0.5)), p95: round(at(0.95)), max: round(at(1)) }
}

// From `npm start` on an installed and built tree to a page that can be played: the browser's own start included.

async function once() {
  const { dir, remove } = freshDir()
  const began = performance.now()
  const { link, stop } = await startForLink('npm', ['start', '--', '--no-open', '--data', dir], process.env)
  const linked = performance.now()
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
  const page = await browser.newPage()
  await page.goto(link)
  await page.locator('a[href^="#/new"]').first().waitFor()
  const playable = performance.now()
  await browser.close()
  await stop()
  remove()
  return { linkMs: linked - began, playableMs: playable - began }
}

export async function measureStart(runs) {
  const measured = []
  for (let i = 0; i < runs; i++) measured.push(await once())
  return { link: measured.map((run) => run.linkMs), playable: measured.map((run) => run.playableMs) }
}

// From a click to the drawn result, in the local shell under Chromium: a card is chosen, a card is played.

const GAME = {
  game: 'tennessee-central',
  options: { locomotive: 'top' },
  seats: [
    { name: 'Ada', kind: 'human', livery: 'plum' },
    { name: 'Ben', kind: 'apprentice', livery: 'teal' },
  ],
}

/** Runs in the page: milliseconds from the next click to the frame in which `selector` is there, or gone. */
function untilDrawn([selector, present]) {
  let clicked
  addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true })
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (clicked === undefined || Boolean(document.querySelector(selector)) !== present) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - clicked)
        port2.postMessage(0)
      })
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

async function click(page, target, selector, present) {
  const drawn = page.evaluate(untilDrawn, [selector, present])
  await target.click()
  return drawn
}

async function playOne(page, choose, play) {
  const { id } = await ask(page, 'games.create', GAME)
  await page.evaluate((id) => void (location.hash = `#/table/${id}`), id)
  for (;;) {
    const card = page.locator('.hand button[data-choice^="build"]:not([aria-disabled])').first()
    const next = page.locator('.act button').first()
    await card.or(page.locator('.act button')).first().waitFor()
    if (await card.isVisible()) {
      const chosen = await card.getAttribute('data-choice')
      const mark = `.hand button[data-choice="${chosen}"]`
      choose.push(await click(page, card, `${mark}[aria-pressed="true"]`, true))
      play.push(await click(page, next, mark, false))
    } else return
    await page
      .locator('.hand button[data-choice^="build"]:not([aria-disabled])')
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined)
  }
}

export async function measureClicks(games) {
  const { dir, remove } = freshDir()
  const { link, stop } = await startShell(dir)
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const choose = []
  const play = []
  try {
    await page.goto(link)
    await page.locator('a[href^="#/new"]').first().waitFor()
    await ask(page, 'settings.set', { speed: 'instant', motion: 'reduced' })
    await page.reload()
    for (let i = 0; i < games; i++) await playOne(page, choose, play)
  } finally {
    await browser.close()
    await stop()
    remove()
  }
  return { choose, play }
}

// How long main is ever blocked while computers think: the real application in this process, its threads beside it.

const SEATS = [
  { name: 'Ada', kind: 'director', livery: 'plum' },
  { name: 'Ben', kind: 'director', livery: 'teal' },
  { name: 'Cleo', kind: 'dispatcher', livery: 'rust' },
]

/** Milliseconds of delay of a 1 ms timer, over whole games between the strongest computers. */
export async function measureLoop(games) {
  const { openApplication } = await import(at('src-main/shell/application.ts'))
  const { dir, remove } = freshDir()
  const application = openApplication({
    dataDir: dir,
    worker: at('src-main/games/worker.ts'),
    version: '0',
    shell: 'local',
  })
  const ask = async (name, input) => {
    const reply = await application.handle(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  await ask('settings.set', { speed: 'instant', thinkingMs: 1000 })
  const delay = monitorEventLoopDelay({ resolution: 1 })
  let actions = 0
  for (let i = 0; i < games; i++) {
    const options = { locomotive: 'top' }
    const { id } = await ask('games.create', { game: 'tennessee-central', options, seats: SEATS })
    const over = new Promise((resolve) => {
      const off = application.on((event) => {
        if (event.type !== 'table.changed' || event.table.state !== 'finished') return
        off()
        actions += event.table.at
        resolve()
      })
    })
    delay.enable()
    await ask('table.open', { id })
    await over
    delay.disable()
  }
  await application.close()
  remove()
  const ms = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10
  return { actions, p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) }
}
