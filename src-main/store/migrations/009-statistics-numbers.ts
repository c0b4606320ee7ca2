import type { Migration } from './migration.ts'

/** Format 9: what statistics add up most often, as numbers. */
export const migration9: Migration = {
  version: 9,
  name: 'statistics-numbers',
  sql: `
-- A fact by the number of its kind (fact-kinds.ts). What was worked out so far is worked out anew.
DROP TABLE facts;
DELETE FROM worked_out;
CREATE TABLE facts (
  game  INTEGER NOT NULL REFERENCES worked_out (game) ON DELETE CASCADE,
  seat  INTEGER NOT NULL,
  kind  INTEGER NOT NULL CHECK (kind >= 1),
  times INTEGER NOT NULL,
  value REAL NOT NULL,
  PRIMARY KEY (game, seat, kind)
) STRICT, WITHOUT ROWID;

-- Levels of the computers at the table: a bit each, that of the weakest level first.
ALTER TABLE results ADD COLUMN levels INTEGER NOT NULL DEFAULT 0;
UPDATE results SET levels = (SELECT coalesce(sum(DISTINCT CASE kind WHEN 'apprentice' THEN 1 WHEN 'conductor' THEN 2
  WHEN 'engineer' THEN 4 WHEN 'dispatcher' THEN 8 WHEN 'director' THEN 16 END), 0)
  FROM seats WHERE seats.game = results.game);
`,
}
