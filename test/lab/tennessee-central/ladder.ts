/** What the ladder plays of Tennessee Central. */
import type { Ladder } from '../strength/ladders.ts'

export const ladder: Ladder = {
  about: `The judgement that search and playouts use was found by evolution in self-play over two to four seats;
the conductor's was set by hand and moved a third of the way towards it.`,
  matches: [
    { seats: 'greedy,random,random', deals: 150 },
    { seats: 'conductor,random,random', deals: 150 },
    { seats: 'conductor,apprentice,apprentice', deals: 150, target: '47%' },
    { seats: 'conductor,apprentice', deals: 200, target: '64%' },
    { seats: 'engineer,conductor,conductor', deals: 150, target: '47%' },
    { seats: 'engineer,conductor', deals: 200, target: '64%' },
    { seats: 'dispatcher,engineer,engineer', deals: 130, target: '47%' },
    { seats: 'dispatcher,engineer', deals: 190, target: '64%' },
    { seats: 'director,conductor,conductor', deals: 65, target: '68%' },
    { seats: 'director,dispatcher,dispatcher', deals: 65, target: '47%' },
    { seats: 'clairvoyant,conductor,conductor', deals: 65 },
    { seats: 'director,random,random', deals: 20, target: '92%' },
    { seats: 'director,dispatcher', deals: 65, target: '64%' },
    { seats: 'clairvoyant,dispatcher,dispatcher', deals: 65 },
    { seats: 'director,conductor,conductor,conductor', deals: 12 },
  ],
}
