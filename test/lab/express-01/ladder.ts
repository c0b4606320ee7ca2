/** What the ladder plays of Express 01. */
import type { Ladder } from '../strength/ladders.ts'

export const ladder: Ladder = {
  about: `Little is hidden. Every level judges whole turns by the same evaluation; the higher ones look at more of them
and play more of them on: the engineer 10 playouts over its next turn, the dispatcher 100 and the director 300 over the next two.`,
  matches: [
    { seats: 'conductor,random,random', deals: 30, target: '90%' },
    { seats: 'conductor,apprentice,apprentice', deals: 100, target: '47%' },
    { seats: 'conductor,apprentice', deals: 100, target: '64%' },
    { seats: 'engineer,conductor,conductor', deals: 40, target: '47%' },
    { seats: 'engineer,conductor', deals: 40, target: '64%' },
    { seats: 'dispatcher,engineer', deals: 40, target: '64%' },
    { seats: 'dispatcher,engineer,engineer', deals: 20, target: '47%' },
    { seats: 'director,dispatcher', deals: 30, target: '64%' },
    { seats: 'director,dispatcher,dispatcher', deals: 15, target: '47%' },
  ],
}
