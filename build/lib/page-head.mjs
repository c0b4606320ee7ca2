/** What the built page loads for Home: its fonts beside its script, and no more script than is allowed. */

/** The faces in which Home is written; the others come with the letters that need them. */
const AT_ONCE = [/sofia-sans-condensed-latin-[678]00-normal-/, /source-serif-4-latin-400-normal-/]

/** A plugin of the build: the fonts of Home begin to load beside its script, not after its first line is laid out. */
export const pageHead = () => ({
  name: 'page-head',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const files = Object.keys(bundle ?? {}).filter((file) => AT_ONCE.some((face) => face.test(file)))
      return files.sort().map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
        injectTo: 'head',
      }))
    },
  },
})

/** Bytes of script for Home, uncompressed, in any one language. */
export const MOST_SCRIPT = 250_000
const LANGUAGE = /^home-(\w\w)$/
const PICTURE = /\/CardEmblem\.vue$/

/**
 * Bytes of script that Home loads in each language: the entry with all it imports, the language, and the pictures of
 * the games' plates.
 *
 * @param {Readonly<Record<string, { type: string; isEntry?: boolean; name?: string; facadeModuleId?: string | null; code?: string; imports?: readonly string[] }>>} bundle
 * @returns {ReadonlyMap<string, number>}
 */
export function homeScript(bundle) {
  const chunks = Object.entries(bundle).filter(([, { type }]) => type === 'chunk')
  const filesOf = (wanted) => chunks.filter(([, chunk]) => wanted(chunk)).map(([file]) => file)
  const withImports = (files) => {
    const found = new Set()
    const visit = (file) => {
      if (found.has(file) || !bundle[file]) return
      found.add(file)
      bundle[file].imports?.forEach(visit)
    }
    files.forEach(visit)
    return found
  }
  const always = filesOf(({ isEntry, facadeModuleId }) => isEntry || PICTURE.test(facadeModuleId ?? ''))
  const languages = chunks.flatMap(([file, { name = '' }]) => {
    const locale = LANGUAGE.exec(name)?.[1]
    return locale === undefined ? [] : [[locale, file]]
  })
  return new Map(
    languages.map(([locale, file]) => [
      locale,
      [...withImports([...always, file])].reduce((sum, one) => sum + Buffer.byteLength(bundle[one].code), 0),
    ]),
  )
}

/** A plugin of the build: ends it when Home would load more script than is allowed. */
export const homeLimit = () => ({
  name: 'home-limit',
  generateBundle(_options, bundle) {
    const sizes = homeScript(bundle)
    if (sizes.size === 0) this.error('The script of Home could not be found.')
    for (const [locale, size] of sizes)
      if (size > MOST_SCRIPT)
        this.error(`Home would load ${size} bytes of script (${locale}); at most ${MOST_SCRIPT} are allowed.`)
    this.info(
      `Home loads ${[...sizes].map(([locale, size]) => `${size} bytes of script (${locale})`).join(', ')}.`,
    )
  },
})
