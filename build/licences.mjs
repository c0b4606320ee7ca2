/**
 * Writes src-renderer/licences.json: the packages whose code or files are in the built application, with the texts of
 * their licences. Vite lists the scripts it bundles. usage: npm run licences
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import config from '../electron.vite.config.ts'
import { runMain } from './lib/terminal.mjs'
import { at } from './lib/files.mjs'

const FILE = at('src-renderer/licences.json')
const LIST = 'licences.json'
const NATIVE = 'better-sqlite3'
/** The bundler does not name it: packed beside, and fonts that a style sheet names. */
const BESIDE = [NATIVE, '@fontsource/sofia-sans-condensed', '@fontsource/source-serif-4']

/** Builds one side as the application is built and writes nothing: the packages in it. */
async function packagesIn({ root = at(), plugins = [], ssr, build: options }) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    root,
    plugins,
    ssr,
    build: { ...options, write: false, license: { fileName: LIST } },
  })
  const files = [built].flat().flatMap(({ output }) => output)
  return JSON.parse(files.find(({ fileName }) => fileName === LIST).source)
}

function packageBeside(name) {
  const { version, license } = JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8'))
  return {
    name,
    version,
    identifier: license,
    text: readFileSync(at('node_modules', name, 'LICENSE'), 'utf8'),
  }
}

await runMain(async () => {
  const main = { ...config.main, ssr: { noExternal: true, external: ['electron', NATIVE] } }
  const found = [
    ...BESIDE.map(packageBeside),
    ...(await packagesIn(config.renderer)),
    ...(await packagesIn({ ...main, build: { ...main.build, ssr: true } })),
  ]
  const byName = new Map(found.map((one) => [one.name, one]))
  const packages = [...byName.keys()].sort().map((name) => {
    const { version, identifier, text = identifier } = byName.get(name)
    return { name, version, licence: identifier, text: text.replaceAll('\r\n', '\n').trim() }
  })
  writeFileSync(FILE, `${JSON.stringify({ packages }, null, 2)}\n`)
  process.stdout.write(
    `${packages.length} packages: ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`,
  )
})
