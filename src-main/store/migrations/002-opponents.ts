import type { Migration } from './migration.ts'

/** Format 2: which opponents decided in a game, so that its decisions can be checked by the same ones. */
export const migration2: Migration = {
  version: 2,
  name: 'opponents',
  sql: `
-- ai: number of the opponents' ways when the game began; unknown in games older than this column
ALTER TABLE games ADD COLUMN ai INTEGER CHECK (ai >= 1);
`,
}
