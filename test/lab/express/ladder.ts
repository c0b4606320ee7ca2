/** What the ladder plays of Express. */
import type { Ladder } from '../strength/ladders.ts'

/** Those who sit opposite each other play together. */
const AS_PARTNERS = { options: '{"partners":true}', target: '64%' }

export const ladder: Ladder = {
  about: `One hand each. What sets the levels apart is how well they know the race to go out: apprentice and conductor
play for points, engineer and dispatcher race by rules of thumb, the director by a judgement found by stochastic
approximation in self-play of the heuristic player over two to five seats. The upper three play their choices on for a
turn of each seat, to an evaluation learned from self-play. The clairvoyant is a director that thinks in the
true world: it sees all hands and the cards to come.`,
  matches: [
    { seats: 'conductor,random,random', deals: 24, target: '90%' },
    { seats: 'conductor,apprentice,apprentice', deals: 100, target: '47%' },
    { seats: 'conductor,apprentice', deals: 150, target: '64%' },
    { seats: 'engineer,conductor,conductor', deals: 60, target: '47%' },
    { seats: 'engineer,conductor', deals: 100, target: '64%' },
    { seats: 'dispatcher,engineer,engineer', deals: 50, target: '47%' },
    { seats: 'dispatcher,engineer', deals: 75, target: '64%' },
    { seats: 'director,dispatcher,dispatcher', deals: 40, target: '47%' },
    { seats: 'director,dispatcher', deals: 60, target: '64%' },
    { seats: 'director,random,random', deals: 10 },
    { seats: 'clairvoyant,dispatcher,dispatcher', deals: 20 },
    { seats: 'clairvoyant,director,director', deals: 20 },
    { seats: 'clairvoyant,director', deals: 30 },
    { ...AS_PARTNERS, seats: 'conductor,apprentice,conductor,apprentice', deals: 30 },
    { ...AS_PARTNERS, seats: 'engineer,conductor,engineer,conductor', deals: 30 },
    { ...AS_PARTNERS, seats: 'dispatcher,engineer,dispatcher,engineer', deals: 20 },
    { ...AS_PARTNERS, seats: 'director,dispatcher,director,dispatcher', deals: 15 },
  ],
}
