/** Die Startseite. */
export const home = {
  continue: 'Weiterspielen',
  continueGame: '{game} weiterspielen',
  yourTurn: 'Du bist dran',
  hotSeat: 'Am Zug: {name}',
  computerTurn: '{name} überlegt',
  newGame: 'Neue Partie',
  welcome: 'Ein Kartenspiel, eine Eisenbahn, ein Abend.',
  welcomeText:
    'Such dir ein Spiel aus und starte. Du spielst gegen Computer in fünf Stärken oder reichst den Bildschirm reihum. Nichts verlässt diesen Rechner.',
  learn: 'Regeln lesen',
  history: 'Verlauf',
  allGames: 'Keine Partien | Eine Partie | Alle {n} Partien',
  seatsCount: 'keine Plätze | ein Platz | {n} Plätze',
  noHistory: 'Hier stehen beendete und aufgegebene Partien.',
  givenUp: 'Aufgegeben',
  more: 'Keine weiteren Partien | Noch eine laufende Partie | Noch {n} laufende Partien',
  fewer: 'Weniger anzeigen',
  abandon: '{game} aufgeben',
  abandonTitle: 'Diese Partie aufgeben?',
  abandonText:
    'Sie wandert als aufgegeben in den Verlauf und zählt in keiner Statistik. Weiterspielen lässt sie sich dann nicht mehr.',
  abandonDo: 'Aufgeben',
  playersCount: '{min} bis {max} Plätze, {minutes} Minuten',
  minutes: '{from} bis {to}',
}
