/** Was die Startseite vom Spiel sagt; die Seite hat es vor allem anderen. */
export const home = {
  name: 'Express',
  tagline: 'Rommé mit Zügen',
  progress: { first: 'Die erste Runde', later: 'Runde {hand}, {points} Punkte führen' },
}
