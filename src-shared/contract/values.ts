/** The lists and limits that both sides name. No schemas stand here, so that the page can carry them. */
import type { Settings } from './settings.ts'

/** The liveries of the seats: colour and pattern, in the order they are offered (`seat-*` classes). */
export const LIVERIES = ['plum', 'teal', 'rust', 'slate', 'olive', 'indigo'] as const

/** How much a decision gave away for certain, from nothing to a lot. */
export const VERDICTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const

/** played: end of the game or last move; length: number of actions; total, margin: of the best seat. */
export const HISTORY_ORDERS = ['played', 'game', 'length', 'total', 'margin'] as const

/** How a person did: alone in first place, sharing it, or behind. */
export const HISTORY_RESULTS = ['won', 'shared', 'lost'] as const

/** csv-semicolon: as spreadsheets read it where the comma is the decimal sign. */
export const EXPORT_FORMS = ['json', 'csv', 'csv-semicolon'] as const

/** What became of one game of a file. `unfinished`: it waits for consent. */
export const IMPORT_FATES = ['imported', 'known', 'unfinished', 'refused'] as const

/** Longest piece of a file that `import.part` takes, in characters. */
export const LONGEST_PART = 100_000

/** A backup that can be brought back. `before-restore`: the data as it was before another one was. */
export const BACKUP_KINDS = ['daily', 'migration', 'asked', 'before-restore'] as const

/** `level`: a computer of it sat at the table. `opened`: the person made the game's first open decision. */
export const TALLIED_BY = ['game', 'variant', 'seats', 'level', 'opponent', 'month', 'opened'] as const

/** Games that are not rated, by what keeps them out. */
export const UNRATED = ['assisted', 'seeded', 'branch', 'imported', 'abandoned'] as const

/** What of a kept result is beyond anything that can be counted. `rules`: its moves, under today's. */
export const UNCOUNTED = ['date', 'total', 'place', 'time', 'number', 'rules'] as const

export const DEFAULT_SETTINGS: Settings = {
  locale: 'system',
  theme: 'system',
  speed: 'normal',
  scale: 100,
  motion: 'system',
  thinkingMs: 3000,
}
