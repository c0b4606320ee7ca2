/** `npm run screenshots`: every page at two sizes, by day and by night, into docs/screenshots. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runMain } from './lib/clear-error.mjs'
import { inForeground } from './lib/foreground.mjs'
import { install } from './lib/install.mjs'
import { applicationNode, checkNode } from './lib/node.mjs'
import { at } from './lib/paths.mjs'

const IN_NEWER_NODE = 'EXPRESS_DEPOT_SHOOTING'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
]
const THEMES = ['day', 'night']

/** Name of the picture and address of the page. */
async function prepare(page) {
  const { express, playUntil, tennesseeCentral } = await import('./lib/shot-games.mjs')
  const trio = [
    ['Ada', 'human'],
    ['Conrad', 'engineer'],
    ['Dora', 'dispatcher'],
  ]
  const finished = await playUntil(page, tennesseeCentral('harvest', ...trio))
  await playUntil(page, tennesseeCentral('ballast', ['Ada', 'human'], ['Emil', 'conductor']))
  const pair = [
    ['Ada', 'human'],
    ['Ben', 'human'],
  ]
  const shared = await playUntil(page, tennesseeCentral('signal', ...pair), 8)
  const running = await playUntil(page, tennesseeCentral('viaduct', ...trio), 16)
  const others = ['Bruno', 'Clara', 'Dora', 'Emil', 'Fanny'].map((name) => [name, 'conductor'])
  const trains = (computers) =>
    playUntil(page, express('express', ['Ada', 'human'], ...others.slice(0, computers)), 14 * (computers + 1))
  const [two, four, six] = [await trains(1), await trains(3), await trains(5)]
  return {
    home: '/',
    'new-game': '/new',
    table: `/table/${running}`,
    curtain: `/table/${shared}`,
    final: `/table/${finished}`,
    'express-2': `/table/${two}`,
    'express-4': `/table/${four}`,
    'express-6': `/table/${six}`,
    rules: '/rules/tennessee-central',
    history: '/history',
    settings: '/settings',
  }
}

async function shoot() {
  const { chromium } = await import('@playwright/test')
  const { bundle } = await import('./lib/bundle.mjs')
  const { findChromium } = await import('./lib/chromium.mjs')
  const { ask, freshDir, startShell } = await import('./lib/served-depot.mjs')
  await bundle()
  const { dir, remove } = freshDir()
  const { link, stop } = await startShell(dir)
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  mkdirSync(at('docs/screenshots'), { recursive: true })
  try {
    await page.goto(link)
    await page.getByRole('heading').first().waitFor()
    await ask(page, 'settings.set', { locale: 'en', speed: 'instant', motion: 'reduced', thinkingMs: 500 })
    const pages = await prepare(page)
    await ask(page, 'settings.set', { speed: 'step' })
    for (const theme of THEMES) {
      await ask(page, 'settings.set', { theme })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        for (const [name, address] of Object.entries(pages)) {
          await page.goto(`${new URL(link).origin}/#${address}`)
          await page.reload()
          await page.getByRole('heading').first().waitFor()
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          await page.waitForTimeout(400)
          await page.screenshot({ path: at(`docs/screenshots/${name}-${size.width}-${theme}.png`) })
        }
      }
    }
  } finally {
    await browser.close()
    await stop()
    remove()
  }
}

await runMain(async () => {
  checkNode()
  await install()
  if (process.env[IN_NEWER_NODE]) return shoot()
  const env = { ...process.env, [IN_NEWER_NODE]: '1' }
  process.exitCode = await inForeground(applicationNode(), [fileURLToPath(import.meta.url)], { env })
})
