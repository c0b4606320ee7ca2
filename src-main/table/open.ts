/** Bringing a stored game back to the table. */
import { rulesOf } from '../rules/games.ts'
import type { StoreReads, StoredHeader } from '../store/store.ts'
import { TableError } from './failure.ts'
import { type Line, ReplayError, replay } from './line.ts'
import { canonical } from './seal.ts'

/** Replays the stored line. Throws `TableError`: `unknownGame`, `olderRules` or `damagedRecord`. */
export function openLine(store: StoreReads, header: StoredHeader): Line {
  const game = rulesOf(header.game)
  if (!game) throw new TableError('unknownGame', { game: header.game })
  const older = header.rules !== game.info.rulesVersion
  try {
    const line = replay(game, header, store.timeline(header.id))
    if (older && leadsElsewhere(store, header, line)) throw new ReplayError(line.at, 'another result')
    return line
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    if (older) throw new TableError('olderRules', { version: header.rules })
    throw new TableError('damagedRecord', { at: error.at })
  }
}

/** Throws as `openLine`; of a game of today's rules nothing is asked. */
export function mustReplayIfOlder(store: StoreReads, header: StoredHeader): void {
  if (header.rules !== rulesOf(header.game)?.info.rulesVersion) openLine(store, header)
}

/** The moves of a finished game are legal today, too, but come to another result than it was scored with. */
function leadsElsewhere(store: StoreReads, { id, state }: StoredHeader, { game, state: end }: Line): boolean {
  const result = state === 'finished' ? store.result(id) : undefined
  if (!result) return false
  const outcome = game.outcome(end)
  return !outcome || canonical({ ...outcome }) !== canonical({ ...result })
}
