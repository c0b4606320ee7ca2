/** Takes the pictures: each page at every size, by day and by night, as WebP. */
import { writeFileSync } from 'node:fs'
import { ClearError } from '../lib/terminal.mjs'
import { ask } from '../lib/served-depot.mjs'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
]
const THEMES = ['day', 'night']
const QUALITY = 82
const LONGEST_MS = 15_000

async function pose(page, origin, { name, address, act }) {
  // A page left by its address alone keeps what was open on it.
  await page.goto(`${origin}/#${address}`)
  await page.reload()
  await page.getByRole('heading').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await act?.(page, name)
  await page.waitForTimeout(250)
}

/** Playwright knows PNG and JPEG only; the browser itself is asked for WebP, a third of the size. */
async function shoot(session, file) {
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  const bytes = Buffer.from(data, 'base64')
  writeFileSync(file, bytes)
  return bytes.length
}

/**
 * Takes all `pictures` ({name, address, act?}) into `fileOf(name, size, theme)`; `tell(done, all)` says how far it is.
 * Gives the bytes written. Throws a `ClearError` that names the picture that failed.
 */
export async function takeAll(page, origin, pictures, { fileOf, tell }) {
  const session = await page.context().newCDPSession(page)
  page.setDefaultTimeout(LONGEST_MS)
  const all = pictures.length * SIZES.length * THEMES.length
  let done = 0
  let bytes = 0
  for (const theme of THEMES) {
    await ask(page, 'settings.set', { theme })
    for (const size of SIZES) {
      await page.setViewportSize(size)
      for (const picture of pictures) {
        try {
          await pose(page, origin, picture)
        } catch (error) {
          const where = `${picture.name} at ${size.width}x${size.height}, ${theme}`
          throw new ClearError(`Screenshots: ${where}: ${String(error.message).split('\n')[0]}`)
        }
        bytes += await shoot(session, fileOf(picture.name, size, theme))
        tell(++done, all)
      }
    }
  }
  return bytes
}
