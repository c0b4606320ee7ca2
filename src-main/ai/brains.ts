/** The opponents of the games on offer in this process. */
import { createShelf } from '../rules/shelf.ts'
import type { Brain } from './frame/brain.ts'

const shelf = createShelf<Brain>((brain) => brain.game)

export const offerBrains = shelf.offer

/** The brain of a game; throws for a game that has none. */
export function brainOf(game: string): Brain {
  const brain = shelf.of(game)
  if (!brain) throw new Error(`no opponent plays ${game}`)
  return brain
}
