/** The changes of format for games: their tables, their opponents, hints, standing orders and seals. */
import type { Migration } from '../database.ts'

/** Format 1: settings, players, games with their seats, timeline and results. */
export const migration1: Migration = {
  version: 1,
  name: 'games',
  sql: `
CREATE TABLE settings (
  name  TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- folded: the name as compared, so that 'Ada' and 'ada' are one person
CREATE TABLE players (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  name     TEXT NOT NULL,
  folded   TEXT NOT NULL UNIQUE,
  pin_salt BLOB,
  pin_hash BLOB,
  CHECK ((pin_salt IS NULL) = (pin_hash IS NULL))
) STRICT;

-- touched: rises by one with every change to any game. Lists go by it, never by the clock alone.
-- actions: length of the standing line
CREATE TABLE games (
  number    INTEGER PRIMARY KEY AUTOINCREMENT,
  id        TEXT NOT NULL UNIQUE,
  game      TEXT NOT NULL,
  rules     INTEGER NOT NULL,
  options   TEXT NOT NULL CHECK (json_valid(options)),
  seed      TEXT NOT NULL,
  deal      TEXT CHECK (json_valid(deal)),
  nonce     TEXT NOT NULL,
  state     TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'finished', 'abandoned')),
  assisted  INTEGER NOT NULL DEFAULT 0 CHECK (assisted IN (0, 1)),
  seeded    INTEGER NOT NULL CHECK (seeded IN (0, 1)),
  branch_of TEXT REFERENCES games (id),
  branch_at INTEGER,
  started   TEXT NOT NULL,
  updated   TEXT NOT NULL,
  finished  TEXT,
  touched   INTEGER NOT NULL UNIQUE,
  actions   INTEGER NOT NULL DEFAULT 0 CHECK (actions >= 0),
  CHECK ((branch_of IS NULL) = (branch_at IS NULL)),
  CHECK ((state = 'finished') = (finished IS NOT NULL))
) STRICT;
CREATE INDEX games_by_state ON games (state, touched);
CREATE INDEX games_by_game ON games (game, number);
CREATE INDEX games_by_parent ON games (branch_of) WHERE branch_of IS NOT NULL;

CREATE TABLE seats (
  game     INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  name     TEXT NOT NULL,
  kind     TEXT NOT NULL,
  livery   TEXT NOT NULL,
  player   INTEGER REFERENCES players (id) ON DELETE SET NULL,
  bot_seed TEXT,
  PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_player ON seats (player, game) WHERE player IS NOT NULL;

-- The log of a game: rows are added, never removed. An action has its place in the standing line,
-- or none while it is taken back.
CREATE TABLE entries (
  game       INTEGER NOT NULL REFERENCES games (number) ON DELETE CASCADE,
  entry      INTEGER NOT NULL,
  kind       TEXT NOT NULL CHECK (kind IN ('act', 'takeBack', 'redo')),
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
  CHECK ((kind = 'act') = (seat IS NOT NULL AND action IS NOT NULL AND ms IS NOT NULL
                           AND hints IS NOT NULL AND takebacks IS NOT NULL)),
  CHECK ((kind = 'act') = (count IS NULL)),
  CHECK (kind = 'act' OR (position IS NULL AND iterations IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_line ON entries (game, position) WHERE position IS NOT NULL;

CREATE TABLE sheets (
  game  INTEGER PRIMARY KEY REFERENCES games (number) ON DELETE CASCADE,
  sheet TEXT NOT NULL CHECK (json_valid(sheet))
) STRICT;
CREATE TABLE results (
  game  INTEGER NOT NULL,
  seat  INTEGER NOT NULL,
  place INTEGER NOT NULL CHECK (place >= 1),
  total REAL NOT NULL,
  PRIMARY KEY (game, seat),
  FOREIGN KEY (game, seat) REFERENCES seats (game, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
`,
}

/** Format 2: which opponents decided in a game, so that its decisions can be checked by the same ones. */
export const migration2: Migration = {
  version: 2,
  name: 'opponents',
  sql: `
-- ai: number of the opponents' ways when the game began; unknown in games older than this column
ALTER TABLE games ADD COLUMN ai INTEGER CHECK (ai >= 1);
`,
}

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

/** Format 5: what persons have ordered for questions out of their turn. */
export const migration5: Migration = {
  version: 5,
  name: 'standing-orders',
  sql: `
-- A seat without a row is asked each time.
CREATE TABLE standing_orders (
  game    INTEGER NOT NULL,
  seat    INTEGER NOT NULL,
  answers TEXT NOT NULL CHECK (answers IN ('always', 'never')),
  PRIMARY KEY (game, seat),
  FOREIGN KEY (game, seat) REFERENCES seats (game, seat) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
`,
}

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
