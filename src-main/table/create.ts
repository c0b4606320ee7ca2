/** A new game from what New game asked for. */
import type { NewGame } from '#shared/contract/games.ts'
import type { Json } from '#shared/games/common.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { AI_VERSION } from '../ai/version.ts'
import { rulesOf } from '../rules/games.ts'
import type { NewStoredGame } from '../store/store.ts'
import { TableError } from './failure.ts'
import { sealOfContents } from './record.ts'

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

function mustDiffer(seats: NewGame['seats']): void {
  const people = seats.filter((seat) => seat.kind === 'human')
  const twice = people.find((seat, index) =>
    people.slice(0, index).some((other) => folded(other.name) === folded(seat.name)),
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
