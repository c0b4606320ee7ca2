/** What the statistics page says of the figures of this game alone. */
export const statistics = {
  route: {
    title: 'Trains sent out',
    note: 'No games. | One game. | Express 01, {n} games. Cards that a train of the company paid, on average.',
  },
  share: {
    title: 'Shares at the end',
    note: 'No games. | One game. | Express 01, {n} games. What a share was worth at the end, on average.',
  },
  capital: {
    title: 'What capital is made of',
    note: 'No games. | One game. | Express 01, {n} games. Points a game, where there were any.',
    names: {
      hand: 'Cards in hand',
      shares: 'Shares',
      pairs: 'Pairs of base cards',
      engine: 'Black engine',
    },
  },
}
