// Writes a .sha256 beside every package in a folder, in the form `sha256sum --check` reads.
// usage: node build/checksums.mjs DIR
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [dir = 'dist'] = process.argv.slice(2)
const packages = readdirSync(dir).filter((name) => /\.(AppImage|deb|rpm|exe|dmg|zip)$/.test(name))
if (packages.length === 0) throw new Error(`${dir}: holds no packages`)
for (const name of packages) {
  const hash = createHash('sha256')
    .update(readFileSync(join(dir, name)))
    .digest('hex')
  writeFileSync(join(dir, `${name}.sha256`), `${hash}  ${name}\n`)
}
