/** Express 01 in main. */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import { express01Brain } from '../../ai/express-01/brain.ts'
import { express01 as rules } from '../../rules/express-01/index.ts'
import { namedKinds, numberedFrom } from '../../store/statistics-facts.ts'
import type { MainGame } from '../game.ts'

export const express01: MainGame = {
  rules,
  brain: express01Brain,
  facts: {
    kinds: numberedFrom(30, [
      ...namedKinds('route', COMPANIES),
      ...namedKinds('share', COMPANIES),
      ...namedKinds('capital', ['hand', 'shares', 'pairs', 'engine']),
    ]),
    load: () => import('./facts.ts'),
  },
  score: () => import('./command-line.ts'),
  readable: () => import('./command-line.ts'),
  commands: [
    {
      name: 'route',
      about: 'find the best bonus routes of an Express 01 board typed in by hand',
      load: () => import('./command-line.ts'),
    },
  ],
}
