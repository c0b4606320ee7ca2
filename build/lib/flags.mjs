/** The flags of a script: a wrong one ends it with one sentence and code 2. */
import { parseArgs } from 'node:util'

function end(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

/** As `parseArgs` of Node reads them. */
export function readFlags(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    return end(error.message)
  }
}

/** The whole number that a flag gives. */
export function wholeNumber(values, name) {
  const text = values[name]
  return /^\d{1,9}$/.test(text) ? Number(text) : end(`--${name}: "${text}" is not a whole number`)
}
