/** What the checks look at, and which of it belongs to one game alone. */
import { existsSync, readdirSync } from 'node:fs'
import { filesUnder } from './hash.mjs'
import { at } from './paths.mjs'

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
