import type { GameInfo } from '../common.ts'
import { MATCHES, PERMISSIONS } from './values.ts'

export const express: GameInfo = {
  id: 'express',
  rulesVersion: 2,
  rulesSince: 1,
  minSeats: 2,
  maxSeats: 6,
  scores: { least: -10_000, most: 10_000 },
  options: [
    { name: 'match', values: MATCHES },
    { name: 'hands', values: [4, 2, 3, 5, 6, 8, 10], when: { option: 'match', is: 'hands' } },
    { name: 'target', values: [50, 25, 75, 100, 150, 200], when: { option: 'match', is: 'target' } },
    { name: 'partners', values: [false, true], seats: { true: [4, 6] } },
    { name: 'permission', values: PERMISSIONS, when: { option: 'partners', is: true } },
  ],
}
