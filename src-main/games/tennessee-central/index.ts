/** Tennessee Central in main. */
import { SUITS } from '#shared/games/tennessee-central/cards.ts'
import { tennesseeBrain } from '../../ai/tennessee-central/brain.ts'
import { tennesseeCentral as rules } from '../../rules/tennessee-central/index.ts'
import { namedKinds, numberedFrom } from '../../store/statistics-facts.ts'
import type { MainGame } from '../game.ts'

const DIVIDENDS = [1, 2, 3]

export const tennesseeCentral: MainGame = {
  rules,
  brain: tennesseeBrain,
  facts: {
    kinds: numberedFrom(1, namedKinds('dividend', SUITS, DIVIDENDS)),
    load: () => import('./facts.ts'),
  },
  score: () => import('./command-line.ts'),
  readable: () => import('./command-line.ts'),
  playout: () => import('./command-line.ts'),
  peer: true,
}
