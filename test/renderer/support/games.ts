import type { GameSummary, SeatSummary } from '../../../src-shared/contract/games.ts'

export const SEATS: readonly SeatSummary[] = [
  { name: 'Marie', kind: 'human', livery: 'plum', player: 1 },
  { name: 'Ada', kind: 'conductor', livery: 'teal' },
  { name: 'Bruno', kind: 'engineer', livery: 'rust' },
]

export const openGame: GameSummary = {
  id: 'g1',
  game: 'tennessee-central',
  options: { locomotive: 'top' },
  seats: SEATS,
  state: 'open',
  marks: { assisted: false, seeded: false, branch: false },
  started: '2026-11-29T18:00:00Z',
  updated: '2026-11-29T18:30:00Z',
  actions: 12,
  deciders: [0],
}

export const finishedGame: GameSummary = {
  ...openGame,
  id: 'g2',
  state: 'finished',
  finished: '2026-11-28T18:30:00Z',
  deciders: [],
  places: [2, 1, 3],
  totals: [37, 40, 31],
}
