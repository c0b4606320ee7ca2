import type { Migration } from './migration.ts'

/** Format 7: what statistics, the coach's accounts and the puzzles keep. */
export const migration7: Migration = {
  version: 7,
  name: 'statistics',
  sql: `
-- seats: at the table. opened: the seat made the first decision that was not a secret choice of all
ALTER TABLE results ADD COLUMN seats INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN opened INTEGER NOT NULL DEFAULT 0 CHECK (opened IN (0, 1));
UPDATE results SET seats = (SELECT count(*) FROM results other WHERE other.game = results.game);
UPDATE results SET opened = 1 WHERE seat = (SELECT entries.seat FROM entries WHERE entries.game = results.game
  AND position IS NOT NULL AND json_extract(action, '$.do') IS NOT 'bid' ORDER BY position LIMIT 1);

-- Where a result came from, in shares of the victory; as the coach of that number (ai) judged it. Goes with the result.
CREATE TABLE accounts (
  game      INTEGER NOT NULL,
  seat      INTEGER NOT NULL,
  ai        INTEGER NOT NULL CHECK (ai >= 1),
  par       REAL NOT NULL,
  deal      REAL NOT NULL,
  decisions REAL NOT NULL,
  luck      REAL NOT NULL,
  result    REAL NOT NULL,
  PRIMARY KEY (game, seat),
  FOREIGN KEY (game, seat) REFERENCES results (game, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What a game counts of its own, worked out by replaying it once; version: of that working out. Goes with the sheet.
CREATE TABLE worked_out (
  game    INTEGER PRIMARY KEY REFERENCES sheets (game) ON DELETE CASCADE,
  version INTEGER NOT NULL
) STRICT;
CREATE TABLE facts (
  game  INTEGER NOT NULL REFERENCES worked_out (game) ON DELETE CASCADE,
  seat  INTEGER NOT NULL,
  what  TEXT NOT NULL,
  name  TEXT NOT NULL,
  phase INTEGER NOT NULL,
  times INTEGER NOT NULL,
  value REAL NOT NULL,
  PRIMARY KEY (game, seat, what, name, phase)
) STRICT, WITHOUT ROWID;

-- A decision to be made again: at as in judged; box: 0 to 5, the higher the longer the wait; due: milliseconds
CREATE TABLE puzzles (
  game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  at     INTEGER NOT NULL CHECK (at >= 0),
  box    INTEGER NOT NULL CHECK (box BETWEEN 0 AND 5),
  due    INTEGER NOT NULL,
  tries  INTEGER NOT NULL CHECK (tries >= 1),
  solved INTEGER NOT NULL CHECK (solved BETWEEN 0 AND tries),
  PRIMARY KEY (game, at)
) STRICT, WITHOUT ROWID;
`,
}
