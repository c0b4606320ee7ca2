// Proves that every rule of docs/rules has a test with its id in brackets, that every such id in a test is a rule,
// that both languages carry the same ids, and that every registered game has its pages.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const RULE = /^- \*\*([A-Z]\w{1,2}-\d+\w?)\*\*/gm
/** Outside of comments an id in brackets stands in a title only, one pair of brackets each: `[TC-2] [TC-4] ...`. */
const IN_TITLE = /\[([A-Z]\w{1,2}-\d+\w?)\]/g

const idsIn = (text, pattern) => [...text.matchAll(pattern)].map(([, id]) => id)
const missing = (from, into) => [...from].filter((id) => !into.has(id))
const problems = []

/** By game and language, the ids in the order of the page. */
function rulesOf(file) {
  const ids = idsIn(readFileSync(join(root, 'docs/rules', file), 'utf8'), RULE)
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i)
  if (ids.length === 0) problems.push(`docs/rules/${file}: no rule with an id`)
  for (const id of twice) problems.push(`docs/rules/${file}: ${id} is there twice`)
  return new Set(ids)
}

const documented = new Set()
const pages = readdirSync(join(root, 'docs/rules')).filter((file) => /\.(en|de)\.md$/.test(file))
for (const game of new Set(pages.map((file) => file.replace(/\.(en|de)\.md$/, '')))) {
  const [en, de] = ['en', 'de'].map((locale) => {
    const file = `${game}.${locale}.md`
    if (pages.includes(file)) return rulesOf(file)
    problems.push(`docs/rules/${file} is missing`)
    return new Set()
  })
  for (const id of missing(en, de)) problems.push(`docs/rules/${game}.de.md lacks ${id}`)
  for (const id of missing(de, en)) problems.push(`docs/rules/${game}.en.md lacks ${id}`)
  for (const id of en) documented.add(id)
}

for (const [, game] of readFileSync(join(root, 'src-main/games/games.ts'), 'utf8').matchAll(
  /'\.\/([\w-]+)\/index\.ts'/g,
)) {
  if (!pages.includes(`${game}.en.md`)) problems.push(`docs/rules/${game}.en.md is missing`)
}

const prefix = (id) => id.split('-')[0]
const prefixes = new Set([...documented].map(prefix))
const tested = new Set()
for (const file of readdirSync(join(root, 'test'), { recursive: true })) {
  if (!/\.(test|spec)\.ts$/.test(file)) continue
  const code = readFileSync(join(root, 'test', file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  for (const id of new Set(idsIn(code, IN_TITLE))) {
    tested.add(id)
    if (prefixes.has(prefix(id)) && !documented.has(id))
      problems.push(`test/${file}: ${id} is not a rule of docs/rules`)
  }
}
for (const id of missing(documented, tested)) problems.push(`${id} has no test with its id in the title`)

for (const problem of problems) console.error(problem)
console.log(
  `rules with ids: ${documented.size}, with a test: ${documented.size - missing(documented, tested).length}`,
)
process.exitCode = problems.length > 0 ? 1 : 0
