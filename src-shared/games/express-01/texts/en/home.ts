/** What Home says of the game; the page has it before everything else. */
export const home = {
  name: 'Express 01',
  tagline: 'Build a network, buy shares, run trains',
  progress: {
    start: 'Choosing the turn order',
    round: 'Round {n}, {upgraded} of {limit} base cards upgraded, {decks} of {most} decks used up',
    over: 'Finished',
  },
}
