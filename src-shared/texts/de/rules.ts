/** Die Seite Regeln. */
export const rules = {
  title: 'Regeln',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: 'Nichts gefunden | Ein Absatz gefunden | {n} Absätze gefunden',
  none: 'Die Regeln dieses Spiels sind noch nicht aufgeschrieben.',
  link: 'Link auf Regel {id}',
  games: 'Spiele',
  close: 'Zurück zum Tisch',
  englishOnly: 'Die Regeln gibt es vorerst nur auf Englisch.',
}
