import type { Migration } from './migration.ts'

/** Format 8: the seal of a game, as it was shown or came with it. */
export const migration8: Migration = {
  version: 8,
  name: 'seals',
  sql: `
-- The hash of the envelope, kept apart from its contents so that the two can be compared. None in older games, whose
-- hash was computed from the contents whenever it was asked for, and in imported ones that came without.
ALTER TABLE games ADD COLUMN seal TEXT;
`,
}
