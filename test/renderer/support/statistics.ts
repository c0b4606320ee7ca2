/** Statistics and a coach's report as main would send them. */
import type { CoachMark, CoachReport, CoachVerdict, Puzzle } from '../../../src-shared/contract/coach.ts'
import type { HistoryChoices } from '../../../src-shared/contract/history.ts'
import type { Replay } from '../../../src-shared/contract/replay.ts'
import type { Statistics, Tally } from '../../../src-shared/contract/statistics.ts'

export const tally = (key: string | number, games: number, change: Partial<Tally> = {}): Tally => ({
  ...{ key, games, results: games, wins: games / 2, shared: 0, share: games / 2, even: games / 3 },
  ...{ places: [games / 2, games / 2], decisions: games * 10, ms: games * 50_000, hints: 3, takebacks: 2 },
  filter: { games: ['tennessee-central'], players: [1] },
  ...change,
})
export const statistics: Statistics = {
  total: tally('', 8),
  tallies: {
    game: [tally('tennessee-central', 8)],
    variant: [tally('own', 4, { game: 'tennessee-central', option: 'locomotive' })],
    seats: [tally(2, 2), tally(3, 6)],
    level: [tally('director', 6, { filter: { levels: ['director'] } }), tally('engineer', 2)],
    opponent: [],
    month: [tally('2026-10', 4), tally('2026-11', 4)],
    opened: [tally(0, 6), tally(1, 2)],
  },
  totals: [
    {
      ...{ game: 'tennessee-central', results: 8, least: 12, most: 41, mean: 25.25, middle: 27.5 },
      ...{ from: 10, width: 10, bins: [2, 3, 2, 1] },
    },
  ],
  margins: [
    {
      ...{ game: 'tennessee-central', results: 8, least: -9, most: 9, mean: 1, middle: 0 },
      ...{ from: -10, width: 10, bins: [4, 4] },
    },
  ],
  streaks: [{ kind: 'won', games: 3, player: 1, name: 'Marie', filter: { players: [1] } }],
  extremes: [
    { what: 'moves', way: 'longest', game: 'tennessee-central', id: 'g2', value: 66 },
    { what: 'time', way: 'longest', game: 'tennessee-central', id: 'g2', value: 630_000 },
  ],
  luck: [
    {
      ...{ id: 'g2', game: 'tennessee-central', ended: '2026-11-20T10:00:00.000Z' },
      ...{ par: 0.33, deal: 0.1, decisions: -0.2, luck: 0.77, result: 1 },
    },
  ],
  luckMeans: { results: 1, decisions: -0.2, decisionsSpread: 0, luck: 0.87, luckSpread: 0 },
  facts: [
    { game: 'tennessee-central', what: 'dividend', name: 'S', phase: 1, results: 8, times: 8, value: 40 },
    { game: 'tennessee-central', what: 'dividend', name: 'H', phase: 2, results: 8, times: 4, value: 10 },
  ],
  ratings: [
    {
      ...{ game: 'tennessee-central', games: 8, rating: 1234, spread: 60, filter: {} },
      curve: [{ ended: '2026-11-20T10:00:00.000Z', rating: 1234, spread: 60 }],
    },
  ],
  leftOut: [
    { why: 'assisted', games: 2, filter: { marks: { assisted: true } } },
    { why: 'abandoned', games: 0, filter: { states: ['abandoned'] } },
  ],
  uncounted: { games: 0, named: [] },
  withoutMoves: { games: 0, named: [] },
  pending: 0,
}
export const choices: HistoryChoices = {
  ...{ games: [], tags: [], deleted: 0 },
  players: [
    { value: 2, name: 'Jonas', games: 1 },
    { value: 1, name: 'Marie', games: 8 },
  ],
}

const weighed = (card: string, share: number) => ({
  ...{ action: { do: 'build', card }, share, spread: 0.01, margin: 0 },
  reasons: [{ kind: 'risk' as const, why: 'lookWherePaid' }],
})
export const mark = (at: number, verdict: CoachVerdict, best: number, loss: number): CoachMark => ({
  ...{ at, seat: 0, verdict, loss, spread: 0.014, iterations: 5000 },
  chosen: weighed(loss > 0 ? 'S2' : 'S10', best - loss),
  best: weighed('S10', best),
})
export const report: CoachReport = {
  ...{ id: 'g2', total: 4, running: false },
  marks: [
    mark(0, 'best', 0.4, 0),
    mark(3, 'good', 0.42, 0.01),
    mark(6, 'blunder', 0.45, 0.25),
    mark(9, 'mistake', 0.5, 0.08),
  ],
  accounts: [{ seat: 0, par: 1 / 3, deal: 0.07, decisions: -0.34, luck: 0.94, result: 1 }],
}
export const replay: Replay = {
  ...{ id: 'g2', game: 'tennessee-central', options: { locomotive: 'top' }, state: 'finished' },
  seats: [
    { name: 'Marie', kind: 'human', livery: 'plum', player: 1 },
    { name: 'Ada', kind: 'director', livery: 'teal' },
  ],
  marks: { assisted: false, seeded: false, branch: false },
  started: '2026-11-20T09:00:00.000Z',
  ...{
    seatsAt: [0, 1, 1, 0, 1, 1, 0, 1, 1, 0],
    turns: [0],
    viewers: [0, 1, 'public', 'all'],
    branches: 'free',
  },
}
export const puzzle: Puzzle = {
  ...{ id: 'g2', game: 'tennessee-central', at: 6, seat: 0, name: 'Marie', verdict: 'blunder', loss: 0.25 },
  ...{ ended: '2026-11-20T10:00:00.000Z', isDue: true, tries: 0, solved: 0 },
}
