/** Games brought to the table: new ones from what New game asked for, and stored ones again. */
import type { NewGame } from '#shared/contract/games.ts'
import type { Json } from '#shared/games/common.ts'
import { foldName } from '#shared/folding.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { AI_VERSION } from '../ai/decision.ts'
import { isPlayed, rulesOf } from '../rules/games.ts'
import type { NewStoredGame, StoredHeader, StoreReads } from '../store/store.ts'
import { TableError } from './world.ts'
import { canonical, sealOfContents } from './record.ts'
import { type Line, restoreLine, ReplayError } from './line.ts'

function mustDiffer(seats: NewGame['seats']): void {
  const people = seats.filter((seat) => seat.kind === 'human')
  const twice = people.find((seat, index) =>
    people.slice(0, index).some((other) => foldName(other.name) === foldName(seat.name)),
  )
  if (twice) throw new TableError('sameName', { name: twice.name })
  if (new Set(seats.map((seat) => seat.livery)).size < seats.length) throw new TableError('sameLivery')
}

/** Checks the set-up and draws its seeds with `randomText`. Throws `TableError`. */
export function newStoredGame(setup: NewGame, randomText: () => string): NewStoredGame {
  const game = rulesOf(setup.game)
  if (!game) throw new TableError('unknownGame', { game: setup.game })
  const options = game.schemas.options.safeParse(setup.options)
  if (!options.success) {
    throw new TableError('badOptions', { where: options.error.issues[0]?.path.join('.') || 'options' })
  }
  const numbers = seatNumbers(game.info, options.data as Json)
  if (!numbers.includes(setup.seats.length)) {
    throw new TableError('wrongSeats', { numbers: numbers.join(', ') })
  }
  mustDiffer(setup.seats)
  const dealt = {
    game: setup.game,
    rules: game.info.rulesVersion,
    options: options.data as Json,
    seats: setup.seats.map(({ name, kind, livery }) => ({
      name,
      kind,
      livery,
      ...(kind !== 'human' && { botSeed: randomText() }),
    })),
    seed: setup.seed ?? randomText(),
    seeded: setup.seed !== undefined,
    nonce: randomText(),
    ai: AI_VERSION,
  }
  return { ...dealt, seal: sealOfContents(dealt) }
}

/** Replays the stored line. Throws `TableError`: `unknownGame`, `olderRules` or `damagedRecord`. */
export function openLine(store: StoreReads, header: StoredHeader): Line {
  const game = rulesOf(header.game)
  if (!game) throw new TableError('unknownGame', { game: header.game })
  const older = !isPlayed(game.info, header.rules)
  try {
    const line = restoreLine(game, header, store.timeline(header.id))
    if (older && leadsElsewhere(store, header, line)) throw new ReplayError(line.at, 'another result')
    return line
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error
    if (older) throw new TableError('olderRules', { version: header.rules })
    throw new TableError('damagedRecord', { at: error.at })
  }
}

/** Throws as `openLine`; of a game whose rules are still played nothing is asked. */
export function mustReplayIfOlder(store: StoreReads, header: StoredHeader): void {
  const game = rulesOf(header.game)
  if (!game || !isPlayed(game.info, header.rules)) openLine(store, header)
}

/** The moves of a finished game are legal today, too, but come to another result than it was scored with. */
function leadsElsewhere(store: StoreReads, { id, state }: StoredHeader, { game, state: end }: Line): boolean {
  const result = state === 'finished' ? store.result(id) : undefined
  if (!result) return false
  const outcome = game.outcome(end)
  return !outcome || canonical({ ...outcome }) !== canonical({ ...result })
}
