/** What the statistics page says of the figures of this game alone. */
export const statistics = {
  dividend: {
    title: 'Dividends by company',
    note: 'No games. | One game. | Tennessee Central, {n} games. What a share in front was paid, on average, at each dividend.',
    phase: 'Dividend {n}',
    phaseColumn: 'Dividend',
  },
}
