/** What the statistics page says of the figures of this game alone. */
export const statistics = {
  route: {
    title: 'Ausgesandte Züge',
    note: 'Keine Partien. | Eine Partie. | Express 01, {n} Partien. Karten, die ein Zug der Gesellschaft im Mittel brachte.',
  },
  share: {
    title: 'Anteile am Ende',
    note: 'Keine Partien. | Eine Partie. | Express 01, {n} Partien. Was ein Anteil am Ende im Mittel wert war.',
  },
  capital: {
    title: 'Woraus Kapital besteht',
    note: 'Keine Partien. | Eine Partie. | Express 01, {n} Partien. Punkte je Partie, wo es welche gab.',
    names: {
      hand: 'Karten auf der Hand',
      shares: 'Anteile',
      pairs: 'Paare von Grundkarten',
      engine: 'Schwarze Lok',
    },
  },
}
