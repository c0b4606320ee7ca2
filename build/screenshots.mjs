/** `npm run screenshots`: every page at two sizes, by day and by night, into docs/screenshots. Words: only these pictures. */
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ClearError, inForeground, liveLine, runMain } from './lib/terminal.mjs'
import { install } from './lib/install.mjs'
import { applicationNode, checkNode } from './lib/node.mjs'
import { at, CACHE } from './lib/files.mjs'

const IN_NEWER_NODE = 'EXPRESS_DEPOT_SHOOTING'
const FOLDER = at('docs/screenshots')
/** Taken here first: a run that fails leaves the pictures that were there. */
const TAKEN = join(CACHE, 'screenshots')
const wanted = process.argv.slice(2)

/** Plays every game to where its pictures are taken. What a game shows is its own file in `shots/`. */
async function prepare(page) {
  const { house } = await import('./shots/house.mjs')
  const { GAMES } = await import('../src-main/games/games.ts')
  const pictures = [...house]
  for (const { id, texts } of GAMES.map(({ rules }) => rules.info)) {
    const game = await import(`./shots/${id}.mjs`)
    const line = liveLine(`Playing ${texts.en.name}`)
    pictures.push(...(await game.pictures(page).finally(() => line.clear())))
    line.done()
  }
  const chosen = wanted.length > 0 ? pictures.filter(({ name }) => wanted.includes(name)) : pictures
  if (chosen.length === 0) {
    throw new ClearError(
      `Screenshots: none is called ${wanted.join(', ')}; there are ${pictures.map(({ name }) => name).join(', ')}.`,
    )
  }
  return chosen
}

async function shoot() {
  const { chromium } = await import('@playwright/test')
  const { bundle } = await import('./lib/bundle.mjs')
  const { findChromium } = await import('./lib/chromium.mjs')
  const { ask, freshDir, startShell } = await import('./lib/served-depot.mjs')
  const { takeAll } = await import('./shots/camera.mjs')
  await bundle()
  const { dir, remove } = freshDir()
  const { link, stop } = await startShell(dir)
  const browser = await chromium.launch({ executablePath: findChromium(), chromiumSandbox: false })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(link)
    await page.getByRole('heading').first().waitFor()
    await ask(page, 'settings.set', { locale: 'en', speed: 'instant', motion: 'reduced', thinkingMs: 100 })
    const pictures = await prepare(page)
    await ask(page, 'settings.set', { speed: 'step' })
    rmSync(TAKEN, { recursive: true, force: true })
    mkdirSync(TAKEN, { recursive: true })
    const fileOf = (name, { width }, theme) => join(TAKEN, `${name}-${width}-${theme}.webp`)
    const bytes = await takeAll(page, new URL(link).origin, pictures, {
      fileOf,
      tell: (done, all) => {
        if (done % 10 === 0 || done === all) process.stderr.write(`${done} of ${all} pictures\n`)
      },
    })
    if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    for (const file of readdirSync(TAKEN)) copyFileSync(join(TAKEN, file), join(FOLDER, file))
    console.log(`docs/screenshots: ${(bytes / 1e6).toFixed(1)} MB`)
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
  const script = fileURLToPath(import.meta.url)
  process.exitCode = await inForeground(applicationNode(), [script, ...wanted], { env })
})
