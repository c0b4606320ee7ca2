// Draws the icons of the packages from the SVG files in build/icons: PNG for Linux, .ico for Windows, .icns for macOS.
// Chromium draws the pixels; the files are written here. usage: npm run icons
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from './lib/chromium.mjs'
import { ClearError, runMain } from './lib/terminal.mjs'
import { at, hashOf } from './lib/files.mjs'
import { icns, ICNS_SIZES, ico, png } from './lib/icon-files.mjs'

const DIR = 'build/icons'
const LINUX = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const WINDOWS = [16, 20, 24, 32, 40, 48, 64, 128, 256]
/** Up to this size the small drawing is used: fewer lines, and thicker. */
const SMALL = 32
/** A Mac leaves air round an icon. */
const MAC_SHARE = 824 / 1024

const drawing = (name) => readFileSync(at(DIR, `${name}.svg`), 'utf8')

/** `{size, pixels}` of a drawing, which fills `share` of the square. */
async function picture(page, svg, size, share = 1) {
  const text = await page.evaluate(
    async ({ svg, size, share }) => {
      const image = new Image()
      image.src = `data:image/svg+xml;base64,${btoa(svg.replace('<svg ', '<svg width="1024" height="1024" '))}`
      await image.decode()
      const context = new OffscreenCanvas(size, size).getContext('2d')
      const edge = (size * (1 - share)) / 2
      context.drawImage(image, edge, edge, size * share, size * share)
      let text = ''
      for (const byte of context.getImageData(0, 0, size, size).data) text += String.fromCharCode(byte)
      return btoa(text)
    },
    { svg, size, share },
  )
  return { size, pixels: Buffer.from(text, 'base64') }
}

async function draw(page) {
  const [app, small, file] = ['app', 'app-small', 'document'].map(drawing)
  const each = async (sizes, svgOf, share) => {
    const pictures = []
    for (const size of sizes) pictures.push(await picture(page, svgOf(size), size, share))
    return pictures
  }
  const appOf = (size) => (size <= SMALL ? small : app)
  for (const { size, pixels } of await each(LINUX, appOf))
    writeFileSync(at(DIR, `linux/${size}x${size}.png`), png(size, pixels))
  writeFileSync(at(DIR, 'app.ico'), ico(await each(WINDOWS, appOf)))
  writeFileSync(at(DIR, 'document.ico'), ico(await each(WINDOWS, () => file)))
  writeFileSync(at(DIR, 'app.icns'), icns(await each(ICNS_SIZES, appOf, MAC_SHARE)))
  writeFileSync(at(DIR, 'document.icns'), icns(await each(ICNS_SIZES, () => file)))
  writeFileSync(
    at(DIR, 'drawn-from.txt'),
    `${hashOf(['app', 'app-small', 'document'].map((name) => `${DIR}/${name}.svg`))}\n`,
  )
}

await runMain(async () => {
  const executablePath = findChromium()
  if (!executablePath)
    throw new ClearError('The icons need a Chromium to be drawn with; set CHROMIUM to one.')
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false })
  try {
    await draw(await browser.newPage())
  } finally {
    await browser.close()
  }
})
