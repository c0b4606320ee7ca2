/** What the checks look at, which of it belongs to one game alone, and what they found when they last looked. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { at, filesUnder, readStamp, writeStamp } from './files.mjs'

export const SOURCES = ['src-main', 'src-renderer', 'src-shared']
export const TESTS = ['test']
export const CONFIG = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'electron.vite.config.ts',
  'build',
]

/** Every game has a folder of this name among the rules and among what both sides know. */
export const GAMES = readdirSync(at('src-shared/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(at('src-main/rules', entry.name)))
  .map(({ name }) => name)

/** The game whose own folder or document a file is; none for what all games share. */
export const gameOf = (file) =>
  GAMES.find((game) => file.split('/').some((part) => part === game || part.startsWith(`${game}.`)))

/** The files under `paths` that all games share, and those of one game where it is named. */
export const filesOf = (paths, game) =>
  filesUnder(paths).filter((file) => gameOf(file) === undefined || gameOf(file) === game)

// Counts of tests that passed before and were not run again: they count as long as nothing they stand on has changed.

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
