import type { GameSummary } from '#shared/contract/games.ts'
import type { Reply } from '#shared/contract/contract.ts'
import type { Locale } from '#shared/games/common.ts'
import { sentence } from '#shared/games/texts.ts'
import { rulesOf } from '../../rules/games.ts'
import type { Application } from '../application.ts'

const MOST = 9

/** A game in progress, as the menu lists it. */
export interface RecentGame {
  readonly id: string
  readonly label: string
}

function labelOf({ game, name, seats }: GameSummary, locale: Locale): string {
  const info = rulesOf(game)?.info
  const title = name ?? (info && sentence(info.texts[locale], 'name')) ?? game
  return `${title}: ${seats.map((seat) => seat.name).join(', ')}`
}

/** The games in progress, last played first; none when they cannot be read. */
export async function recentGames(
  application: Pick<Application, 'handle'>,
  locale: Locale,
): Promise<readonly RecentGame[]> {
  const query = { states: ['open'], offset: 0, limit: MOST }
  const reply = (await application.handle('games.list', query)) as Reply<'games.list'>
  if (!reply.ok) return []
  return reply.value.games.map((game) => ({ id: game.id, label: labelOf(game, locale) }))
}
