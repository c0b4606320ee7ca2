import { migration1 } from './001-games.ts'
import { migration2 } from './002-opponents.ts'
import { migration3 } from './003-history.ts'
import { migration4 } from './004-hints.ts'
import { migration5 } from './005-standing-orders.ts'
import { migration6 } from './006-coach.ts'
import { migration7 } from './007-statistics.ts'
import { migration8 } from './008-seals.ts'
import { migration9 } from './009-statistics-numbers.ts'
import type { Migration } from './migration.ts'

/** Every step, in order: the first makes format 1 of an empty file. A new one adds its line here. */
export const MIGRATIONS: readonly Migration[] = [
  migration1,
  migration2,
  migration3,
  migration4,
  migration5,
  migration6,
  migration7,
  migration8,
  migration9,
]
