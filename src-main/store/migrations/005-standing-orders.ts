import type { Migration } from './migration.ts'

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
