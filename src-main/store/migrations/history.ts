/** The changes of format for looking back: the history, what the coach found, and statistics. */
import type { Migration } from '../database.ts'

/** Format 3: names, tags, deletion with a way back, imported games and branches of games kept elsewhere. */
export const migration3: Migration = {
  version: 3,
  name: 'history',
  sql: `
-- branch_of: id of the game this one was played on from. That game may have been deleted, or kept elsewhere.
-- reseeds: a list of {at, seed}: after so many actions the unseen cards are drawn anew from that seed
-- name: given by a person; folded: as compared. deleted: when, in milliseconds; the game is gone for good some weeks later
CREATE TABLE games_new (
  number    INTEGER PRIMARY KEY AUTOINCREMENT,
  id        TEXT NOT NULL UNIQUE,
  game      TEXT NOT NULL,
  rules     INTEGER NOT NULL,
  options   TEXT NOT NULL CHECK (json_valid(options)),
  seed      TEXT NOT NULL,
  deal      TEXT CHECK (json_valid(deal)),
  nonce     TEXT NOT NULL,
  ai        INTEGER CHECK (ai >= 1),
  state     TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'finished', 'abandoned')),
  assisted  INTEGER NOT NULL DEFAULT 0 CHECK (assisted IN (0, 1)),
  seeded    INTEGER NOT NULL CHECK (seeded IN (0, 1)),
  branch_of TEXT,
  branch_at INTEGER,
  reseeds   TEXT CHECK (json_valid(reseeds)),
  name      TEXT,
  folded    TEXT,
  imported  INTEGER NOT NULL DEFAULT 0 CHECK (imported IN (0, 1)),
  deleted   INTEGER,
  started   TEXT NOT NULL,
  updated   TEXT NOT NULL,
  finished  TEXT,
  touched   INTEGER NOT NULL UNIQUE,
  actions   INTEGER NOT NULL DEFAULT 0 CHECK (actions >= 0),
  CHECK ((branch_of IS NULL) = (branch_at IS NULL)),
  CHECK ((name IS NULL) = (folded IS NULL)),
  CHECK ((state = 'finished') = (finished IS NOT NULL))
) STRICT;
INSERT INTO games_new (number, id, game, rules, options, seed, deal, nonce, ai, state, assisted, seeded, branch_of,
    branch_at, started, updated, finished, touched, actions)
  SELECT number, id, game, rules, options, seed, deal, nonce, ai, state, assisted, seeded, branch_of, branch_at,
    started, updated, finished, touched, actions FROM games;
DROP TABLE games;
ALTER TABLE games_new RENAME TO games;
CREATE INDEX games_by_state ON games (state, touched);
CREATE INDEX games_by_game ON games (game, number);
CREATE INDEX games_by_parent ON games (branch_of) WHERE branch_of IS NOT NULL;
CREATE INDEX games_by_end ON games (coalesce(finished, updated), number) WHERE state <> 'open' AND deleted IS NULL;
CREATE INDEX games_named ON games (folded, number) WHERE folded IS NOT NULL;
CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
CREATE INDEX seats_by_name ON seats (name, player, game);
CREATE INDEX seats_by_kind ON seats (kind, game);

-- folded: the tag as compared, so that 'Club' and 'club' are one tag
CREATE TABLE tags (
  game   INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  folded TEXT NOT NULL,
  tag    TEXT NOT NULL,
  PRIMARY KEY (game, folded)
) STRICT, WITHOUT ROWID;
CREATE INDEX tags_by_tag ON tags (folded, tag, game);

-- margin: total less the best total of the seats on another place; 0 where all share one. winners: seats in first place.
-- person: the seat was a person's.
-- decisions, ms, hints, takebacks: of the seat's actions on the standing line
ALTER TABLE results ADD COLUMN margin REAL NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN person INTEGER NOT NULL DEFAULT 0 CHECK (person IN (0, 1));
ALTER TABLE results ADD COLUMN winners INTEGER NOT NULL DEFAULT 1;
ALTER TABLE results ADD COLUMN decisions INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE results ADD COLUMN takebacks INTEGER NOT NULL DEFAULT 0;
CREATE INDEX results_by_place ON results (person, place, winners, game);
UPDATE results SET person = (SELECT kind = 'human' FROM seats WHERE seats.game = results.game AND seats.seat = results.seat);
UPDATE results SET winners = (SELECT count(*) FROM results other WHERE other.game = results.game AND other.place = 1);
UPDATE results SET margin = total - coalesce((SELECT max(total) FROM results other
  WHERE other.game = results.game AND other.place <> results.place), total);
UPDATE results SET (decisions, ms, hints, takebacks) = (
  SELECT count(*), coalesce(sum(ms), 0), coalesce(sum(hints), 0), coalesce(sum(takebacks), 0) FROM entries
  WHERE entries.game = results.game AND entries.seat = results.seat AND position IS NOT NULL);
`,
}

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

/** Format 9: what statistics add up most often, as numbers. */
export const migration9: Migration = {
  version: 9,
  name: 'statistics-numbers',
  sql: `
-- A fact by the number of its kind (statistics-facts.ts). What was worked out so far is worked out anew.
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
