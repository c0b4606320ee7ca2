/** Was die Startseite vom Spiel sagt; die Seite hat es vor allem anderen. */
export const home = {
  name: 'Express 01',
  tagline: 'Netz ausbauen, Aktien kaufen, Züge losschicken',
  progress: {
    start: 'Die Zugfolge wird gewählt',
    round: 'Runde {n}, {upgraded} von {limit} Grundkarten ausgebaut, {decks} von {most} Stapeln leer',
    over: 'Beendet',
  },
}
