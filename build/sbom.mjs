/**
 * Writes the bill of materials (CycloneDX) of a package beside it: everything the lock file names, where `required`
 * is what is in the application and `excluded` what only made it. usage: npm run sbom [-- --out FILE]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { ClearError, runMain } from './lib/terminal.mjs'
import { at } from './lib/files.mjs'
import { capture, systemEnv } from './lib/run.mjs'

await runMain(async () => {
  const { name, version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  const { values } = readFlags({
    options: { out: { type: 'string', default: at('dist', `${name}-${version}.cdx.json`) } },
  })
  const npm = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent']
  const { code, output } = await capture('npm', npm, { env: systemEnv() })
  if (code !== 0) throw new ClearError('npm sbom failed: npm 10 or newer is needed.')
  const bill = JSON.parse(output)
  bill.metadata.component.name = name // npm takes the folder's
  const shipped = new Set(
    JSON.parse(readFileSync(at('src-renderer/licences.json'), 'utf8')).packages.map(
      (one) => `${one.name}@${one.version}`,
    ),
  )
  shipped.add(
    `electron@${JSON.parse(readFileSync(at('node_modules/electron/package.json'), 'utf8')).version}`,
  )
  for (const component of bill.components)
    component.scope = shipped.has(`${component.name}@${component.version}`) ? 'required' : 'excluded'
  const required = bill.components.filter(({ scope }) => scope === 'required').length
  if (required !== shipped.size)
    throw new ClearError(
      `${shipped.size} packages are in the application, but ${required} of them in the lock file.`,
    )
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, `${JSON.stringify(bill, null, 2)}\n`)
  process.stdout.write(
    `${values.out}: ${bill.components.length} components, ${required} of them in the application\n`,
  )
})
