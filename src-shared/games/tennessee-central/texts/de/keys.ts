/** Was die Tasten am Tisch tun. */
export const keys = {
  next: 'Nächste Karte oder nächster Stapel',
  previous: 'Karte oder Stapel davor',
  choose: 'Karte oder Stapel dieser Nummer',
  invest: 'Eine Karte ziehen',
  letGo: 'Auswahl aufheben',
}
