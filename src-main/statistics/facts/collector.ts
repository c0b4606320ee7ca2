/** Looks on while a game is replayed, and says what it counted. */
import type { Json } from '#shared/games/common.ts'
import type { Game } from '../../rules/game.ts'
import type { SeatFact } from '../../store/statistics-facts.ts'

export interface Collector {
  /** Before each action; the state is played on in place, nothing of it may be kept. */
  before(game: Game, state: unknown, seat: number, action: Json): void
  /** After the last action, by seat; equal names may repeat and are added up. */
  facts(game: Game, state: unknown): readonly SeatFact[]
}
