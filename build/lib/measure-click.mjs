/** From a click to the drawn result, in the local shell under Chromium: a card is chosen, a card is played. */
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { ask, freshDir, startShell } from './served-depot.mjs'

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
