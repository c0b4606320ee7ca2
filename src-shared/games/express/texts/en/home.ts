/** What Home says of the game; the page has it before everything else. */
export const home = {
  name: 'Express',
  tagline: 'Rummy with trains',
  progress: { first: 'The first hand', later: 'Hand {hand}, {points} points lead' },
}
