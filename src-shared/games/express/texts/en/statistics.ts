/** What the statistics page says of the figures of this game alone. */
export const statistics = {
  train: {
    title: 'Trains by type',
    note: 'No games. | One game. | Express, {n} games. What a finished train was worth, on average.',
    names: { passenger: 'Passenger cars', wild: 'Wild cars only', other: 'Unknown' },
  },
  bonus: {
    title: 'Crowned trains',
    note: 'No games. | One game. | Express, {n} games. What finished trains with these were worth, on average.',
    names: { caboose: 'With a caboose', diesel: 'With a diesel' },
  },
  score: {
    title: 'The rest of the sheet',
    note: 'No games. | One game. | Express, {n} games. Points a hand, where there were any.',
    names: { wayCars: 'Way cars', wentOut: 'Went out', hand: 'Left in hand' },
  },
}
