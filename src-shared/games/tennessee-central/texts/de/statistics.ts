/** What the statistics page says of the figures of this game alone. */
export const statistics = {
  dividend: {
    title: 'Dividenden nach Gesellschaft',
    note: 'Keine Partien. | Eine Partie. | Tennessee Central, {n} Partien. Was ein ausgelegter Anteil bei jeder Dividende im Mittel bekam.',
    phase: 'Dividende {n}',
    phaseColumn: 'Dividende',
  },
}
