import type { Migration } from './migration.ts'

/** Format 6: what the coach judged of people's decisions. */
export const migration6: Migration = {
  version: 6,
  name: 'coach',
  sql: `
-- at: number of actions before the decision; action: what was judged, so that a line played anew is judged anew
-- verdict, loss: of the mark, to be counted; no mark where there was nothing to compare
CREATE TABLE judged (
  game    INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  at      INTEGER NOT NULL CHECK (at >= 0),
  action  TEXT NOT NULL,
  ai      INTEGER NOT NULL CHECK (ai >= 1),
  seat    INTEGER,
  verdict TEXT,
  loss    REAL,
  mark    TEXT CHECK (json_valid(mark)),
  PRIMARY KEY (game, at),
  CHECK ((mark IS NULL) = (verdict IS NULL)),
  CHECK ((mark IS NULL) = (loss IS NULL)),
  CHECK ((mark IS NULL) = (seat IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX judged_by_verdict ON judged (verdict, game) WHERE verdict IN ('mistake', 'blunder');
`,
}
