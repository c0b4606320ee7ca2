/** What the statistics page says of the figures of this game alone. */
export const statistics = {
  train: {
    title: 'Züge nach Art',
    note: 'Keine Partien. | Eine Partie. | Express, {n} Partien. Was ein fertiger Zug im Mittel wert war.',
    names: { passenger: 'Reisezugwagen', wild: 'Nur Joker', other: 'Unbekannt' },
  },
  bonus: {
    title: 'Gekrönte Züge',
    note: 'Keine Partien. | Eine Partie. | Express, {n} Partien. Was fertige Züge damit im Mittel wert waren.',
    names: { caboose: 'Mit Begleitwagen', diesel: 'Mit Diesellok' },
  },
  score: {
    title: 'Der Rest des Zettels',
    note: 'Keine Partien. | Eine Partie. | Express, {n} Partien. Punkte je Durchgang, wo es welche gab.',
    names: { wayCars: 'Hilfswagen', wentOut: 'Ausgegangen', hand: 'Auf der Hand geblieben' },
  },
}
