import type { GameInfo } from '../common.ts'
import { BOARDS, ENGINE_SHARES, LENGTHS } from './values.ts'

/** The page of all cards in pictures. */
export const GALLERY = { name: 'cards', title: 'gallery.title', keys: 'F2' } as const

export const express01: GameInfo = {
  id: 'express-01',
  rulesVersion: 3,
  rulesSince: 2,
  minSeats: 2,
  maxSeats: 4,
  scores: { least: 0, most: 2000 },
  options: [
    { name: 'board', values: BOARDS },
    { name: 'length', values: LENGTHS },
    { name: 'blackEngineShare', values: ENGINE_SHARES },
  ],
  pages: [GALLERY],
}
