import type { Migration } from './migration.ts'

/** Format 4: a hint is an entry of the log as soon as it is given, not only with the action that follows it. */
export const migration4: Migration = {
  version: 4,
  name: 'hints',
  sql: `
-- The log of a game: rows are added, never removed. An action has its place in the standing line,
-- or none while it is taken back. A hint counts for the next action of its seat.
CREATE TABLE entries_new (
  game       INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  entry      INTEGER NOT NULL,
  kind       TEXT NOT NULL CHECK (kind IN ('act', 'takeBack', 'redo', 'hint')),
  at         INTEGER NOT NULL,
  position   INTEGER,
  seat       INTEGER,
  action     TEXT CHECK (json_valid(action)),
  ms         INTEGER,
  hints      INTEGER,
  takebacks  INTEGER,
  iterations INTEGER,
  count      INTEGER,
  PRIMARY KEY (game, entry),
  CHECK ((kind IN ('act', 'hint')) = (seat IS NOT NULL)),
  CHECK ((kind = 'act') = (action IS NOT NULL AND ms IS NOT NULL AND hints IS NOT NULL AND takebacks IS NOT NULL)),
  CHECK ((kind IN ('takeBack', 'redo')) = (count IS NOT NULL)),
  CHECK (kind = 'act' OR (position IS NULL AND iterations IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO entries_new (game, entry, kind, at, position, seat, action, ms, hints, takebacks, iterations, count)
  SELECT game, entry, kind, at, position, seat, action, ms, hints, takebacks, iterations, count FROM entries;
DROP TABLE entries;
ALTER TABLE entries_new RENAME TO entries;
CREATE UNIQUE INDEX entries_line ON entries (game, position) WHERE position IS NOT NULL;
`,
}
