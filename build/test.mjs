/** `npm test`: installs what the checks need and runs them all. Ends with one line, `N passed, N failed`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHECKS } from './lib/checks.mjs'
import { ClearError, runMain } from './lib/terminal.mjs'
import { CACHE, hashOf, readStamp, writeStamp } from './lib/files.mjs'
import { install } from './lib/install.mjs'
import { checkNode } from './lib/node.mjs'
import { schedule } from './lib/schedule.mjs'

const PASSED = join(CACHE, 'passed')
const HELP = `npm test                         all checks; what has not changed since it passed is not run again
npm test -- --all                all checks, whatever has passed before (always so where CI is set)
npm test -- NAME ...             only these: ${CHECKS.map(({ name }) => `"${name}"`).join(', ')}
`

function chosen(args) {
  const names = args.filter((arg) => arg !== '--all')
  const unknown = names.find((name) => !CHECKS.some((check) => check.name === name))
  if (unknown !== undefined)
    throw new ClearError(`There is no check "${unknown}" (npm test -- --help lists them).`, { exitCode: 2 })
  return CHECKS.filter(({ name }) => names.length === 0 || names.includes(name))
}

const print = (text) => process.stdout.write(`${text}\n`)
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const plural = (count, word) => `${count} ${word}${count === 1 ? '' : 's'}`

function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A verdict is told by its time alone, tests also by their counts and by what was run again. */
function told(check, result, since) {
  const counts = check.inputs || check.name === 'build' ? [] : [summary(result)]
  return [...counts, ...(result.more ? [result.more] : []), seconds(since)].join(', ')
}

/** A check as a task: skipped when its inputs are as they were when it last passed; one line when it is done. */
function asTask(check, all) {
  const stamp = join(PASSED, check.name.replaceAll(' ', '-'))
  return {
    ...check,
    async run() {
      const since = performance.now()
      const inputs = check.inputs && hashOf(check.inputs)
      if (!all && inputs !== undefined && readStamp(stamp) === inputs) {
        print(`ok      ${check.name} (unchanged since it passed)`)
        return { passed: 1, failed: 0, skipped: 0 }
      }
      const result = await check.run({ all })
      if (result.failed === 0 && inputs !== undefined) writeStamp(stamp, inputs)
      print(
        `${result.failed ? 'FAILED ' : 'ok     '} ${check.name} (${result.note ?? told(check, result, since)})`,
      )
      return result
    },
  }
}

async function main() {
  checkNode()
  const args = process.argv.slice(2)
  if (args.includes('--help')) return void process.stdout.write(HELP)
  const all = args.includes('--all') || Boolean(process.env.CI)
  const asked = chosen(args)
  await install()
  mkdirSync(CACHE, { recursive: true })
  print(`Running ${plural(asked.length, 'check')}`)
  // What others wait for, and what is longest after a small change, goes before the rest.
  const rank = ({ name, short, weight }) => (name === 'build' ? 0 : short && weight === 1 ? 1 : 2)
  const checks = asked
    .map((check) => (check.short?.({ all }) ? { ...check, weight: 1 } : check))
    .sort((a, b) => rank(a) - rank(b))
  const results = await schedule(
    checks.map((check) => asTask(check, all)),
    {
      succeeded: ({ failed }) => failed === 0,
      blocked: ({ name, after }) => {
        print(`FAILED  ${name} (not run: ${after} failed)`)
        return { passed: 0, failed: 1, skipped: 0, output: '' }
      },
    },
  )
  const failed = checks.filter((_, i) => results[i].failed > 0)
  for (const [i, check] of checks.entries())
    if (results[i].failed > 0 && results[i].output)
      print(`\n--- ${check.name} ---\n${results[i].output.trimEnd()}`)
  if (failed.length > 0)
    print(`\nNot all is well: ${failed.map(({ name }) => name).join(', ')} failed; see above.`)
  const sum = (field) => results.reduce((total, result) => total + result[field], 0)
  print(summary({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }))
  if (failed.length > 0) process.exitCode = 1
}

await runMain(main)
