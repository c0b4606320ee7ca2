/** Was die Tasten am Tisch tun. */
export const keys = {
  confirm: 'Den gewählten Zug ausführen',
  next: 'Nächste Karte oder nächster Stapel',
  previous: 'Karte oder Stapel davor',
  choose: 'Karte oder Stapel dieser Nummer',
  invest: 'Eine Karte ziehen',
  letGo: 'Auswahl aufheben',
}
