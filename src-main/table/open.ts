/** Bringing a stored game back to the table. */
import { rulesOf } from '../rules/games.ts'
import type { StoreReads, StoredHeader } from '../store/store.ts'
import { TableError } from './failure.ts'
import { type Line, ReplayError, replay } from './line.ts'

/** Replays the stored line. Throws `TableError`: `unknownGame`, `olderRules` or `damagedRecord`. */
export function openLine(store: StoreReads, header: StoredHeader): Line {
  const game = rulesOf(header.game)
  if (!game) throw new TableError('unknownGame', { game: header.game })
  try {
    return replay(game, header, store.timeline(header.id))
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    if (header.rules !== game.info.rulesVersion) throw new TableError('olderRules', { version: header.rules })
    throw new TableError('damagedRecord', { at: error.at })
  }
}
