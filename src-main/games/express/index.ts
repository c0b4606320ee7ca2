/** Express in main. */
import { FREIGHT } from '#shared/games/express/cards.ts'
import { expressBrain } from '../../ai/express/brain.ts'
import { express as rules } from '../../rules/express/index.ts'
import { namedKinds, numberedFrom } from '../../store/statistics-facts.ts'
import type { MainGame } from '../game.ts'

export const express: MainGame = {
  rules,
  brain: expressBrain,
  facts: {
    kinds: numberedFrom(13, [
      ...namedKinds('train', [...FREIGHT, 'passenger', 'wild', 'other']),
      ...namedKinds('bonus', ['caboose', 'diesel']),
      ...namedKinds('score', ['wayCars', 'wentOut', 'hand']),
    ]),
    load: () => import('./facts.ts'),
  },
  score: () => import('./command-line.ts'),
  readable: () => import('./command-line.ts'),
}
