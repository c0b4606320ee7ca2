/** Was die Tasten am Tisch tun. */
export const keys = {
  confirm: 'Ausführen, was gewählt ist',
  choose: 'Karte, Paar, Gesellschaft oder Wahl dieser Nummer',
  done: 'Aktion beenden',
  turn: 'Karte drehen',
  next: 'Nächste gleich gute Strecke',
  find: 'Die Strecke selbst suchen',
  map: 'Zum Streckennetz',
  letGo: 'Auswahl aufheben',
}
