/** Was die Startseite vom Spiel sagt; die Seite hat es vor allem anderen. */
export const home = {
  name: 'Tennessee Central',
  tagline: 'Vier Stapel, drei Dividenden',
  progress: {
    0: 'Vor der ersten Dividende, noch {n} Karte | Vor der ersten Dividende, noch {n} Karten',
    1: 'Nach der ersten Dividende, noch {n} Karte | Nach der ersten Dividende, noch {n} Karten',
    2: 'Nach der zweiten Dividende, noch {n} Karte | Nach der zweiten Dividende, noch {n} Karten',
    3: 'Die letzte Dividende ist gezahlt',
    due: 'Eine Dividende wird gezahlt, noch {n} Karte | Eine Dividende wird gezahlt, noch {n} Karten',
  },
}
