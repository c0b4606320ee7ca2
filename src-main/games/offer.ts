/** Puts the games a process shall know on the shelves of all floors. Done once, before anything else is asked of them. */
import { offerBrains } from '../ai/decide.ts'
import { createShelf, offerRules } from '../rules/games.ts'
import { offerCollectors } from '../statistics/facts.ts'
import { offerFactKinds } from '../store/statistics-facts.ts'
import type { MainGame } from './game.ts'

const shelf = createShelf<MainGame>(({ rules }) => rules.info.id)

export const offeredGames = shelf.all
export const offeredGame = shelf.of

export function offerGames(games: readonly MainGame[]): void {
  shelf.offer(games)
  offerRules(games.map(({ rules }) => rules))
  offerBrains(games.map(({ brain }) => brain))
  offerFactKinds(games.flatMap(({ facts }) => facts?.kinds ?? []))
  offerCollectors(
    games.flatMap(({ rules, facts }) => (facts ? [{ game: rules.info.id, load: facts.load }] : [])),
  )
}
