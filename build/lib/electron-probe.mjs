/** Exit code 0 when the place Electron is fetched from answers within a few seconds. Runs on its own, in the newer Node. */
import { createRequire } from 'node:module'

const { version } = createRequire(import.meta.url)('electron/package.json')
const mirror =
  process.env.npm_config_electron_mirror ??
  process.env.ELECTRON_MIRROR ??
  'https://github.com/electron/electron/releases/download/'
const file = `electron-v${version}-${process.platform}-${process.arch}.zip`

try {
  const response = await fetch(`${mirror}v${version}/${file}`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(4000),
  })
  process.exit(response.ok ? 0 : 1)
} catch {
  process.exit(1)
}
