/** What Home says of the game; the page has it before everything else. */
export const home = {
  name: 'Tennessee Central',
  tagline: 'Four stacks, three dividends',
  progress: {
    0: 'Before the first dividend, {n} card to draw | Before the first dividend, {n} cards to draw',
    1: 'After the first dividend, {n} card to draw | After the first dividend, {n} cards to draw',
    2: 'After the second dividend, {n} card to draw | After the second dividend, {n} cards to draw',
    3: 'The last dividend is paid',
    due: 'A dividend is being paid, {n} card to draw | A dividend is being paid, {n} cards to draw',
  },
}
