/** Counts of tests that passed before and were not run again: they count as long as nothing they stand on has changed. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { readStamp, writeStamp } from './hash.mjs'

const NOTHING = { passed: 0, failed: 0, skipped: 0 }

export const add = (all) =>
  all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    NOTHING,
  )

/** What was noted in a file, if it can be read. */
export function readNote(file) {
  try {
    return JSON.parse(readStamp(file) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function writeNote(file, note) {
  mkdirSync(dirname(file), { recursive: true })
  writeStamp(file, JSON.stringify(note))
}

/** A run must tell at least what went wrong, even when it died before its first test. */
export function settle({ code, output }, counts = NOTHING) {
  return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed, output }
}
