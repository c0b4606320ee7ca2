/**
 * Writes src-renderer/licences.json: the packages whose code or files are in the built application, with the texts of
 * their licences. What is in it is asked of the bundler, so that tools are left out and nothing is forgotten.
 * usage: npm run licences
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import config from '../electron.vite.config.ts'
import { runMain } from './lib/clear-error.mjs'
import { at } from './lib/paths.mjs'

const FILE = at('src-renderer/licences.json')

/** The package a module belongs to, the innermost where one lies in another. */
const packageOf = (module) => {
  const path = module.replaceAll('\\', '/').split('/node_modules/').slice(1).at(-1)
  return path && /^(@[^/]+\/)?[^/]+/.exec(path)[0]
}

/** Builds one side as the application is built, writes nothing, and notes whose modules are in it. */
async function packagesIn(side, found) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: side.root ?? at(),
    mode: 'production',
    ssr: side.ssr,
    plugins: [
      ...(side.plugins ?? []),
      {
        name: 'note-packages',
        moduleParsed: ({ id }) => {
          // Style sheets bring typefaces along; they are not among the chunks' modules.
          if (id.includes('.css')) note(found, id)
        },
        generateBundle(_options, bundle) {
          for (const chunk of Object.values(bundle))
            for (const [id, module] of Object.entries(chunk.modules ?? {}))
              if (module.renderedLength > 0) note(found, id)
        },
      },
    ],
    build: { ...side.build, write: false },
  })
}

function note(found, id) {
  const name = packageOf(id)
  if (name) found.add(name)
}

/** Some packages keep their licence with the repository only: its name and its authors are then all there is. */
function textOf(dir, { license, author }) {
  const file = readdirSync(dir).find((name) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(name))
  if (file) return readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n').trim()
  const by = typeof author === 'string' ? author : author?.name
  return `${license}${by ? `, ${by}` : ''}`
}

await runMain(async () => {
  const found = new Set(['better-sqlite3'])
  await packagesIn(config.renderer, found)
  await packagesIn(
    {
      ...config.main,
      ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
      build: { ...config.main.build, ssr: true },
    },
    found,
  )
  const packages = [...found]
    .filter((name) => existsSync(at('node_modules', name, 'package.json')))
    .sort()
    .map((name) => {
      const dir = at('node_modules', name)
      const about = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))
      return { name, version: about.version, licence: about.license, text: textOf(dir, about) }
    })
  writeFileSync(FILE, `${JSON.stringify({ packages }, null, 2)}\n`)
  process.stdout.write(
    `${packages.length} packages: ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`,
  )
})
