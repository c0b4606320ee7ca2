/** The card set that comes with the application: a reconstruction with the rulebook's numbers, counts and symbols. */
import data from '#shared/games/express-01/cards.json' with { type: 'json' }
import type { BoardId } from '#shared/games/express-01/boards.ts'
import { catalogue, type Catalogue } from './catalogue.ts'
import { loadCardSet } from './load.ts'

export const standardSet = loadCardSet(data)

export const standardCatalogues: Readonly<Record<BoardId, Catalogue>> = {
  germany: catalogue(standardSet, 'germany'),
  usa: catalogue(standardSet, 'usa'),
}
