/** From `npm start` on an installed and built tree to a page that can be played: the browser's own start included. */
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'
import { freshDir, startForLink } from './served-depot.mjs'

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
